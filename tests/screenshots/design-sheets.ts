import { readFileSync } from 'node:fs';
import { drawAd } from '#features/marketing/artwork/ad-drawing.rules.ts';
import { azulejo, azulejoMark, azulejoScene, mergeTones, type Azulejo } from '#shared/azulejo/azulejo.ts';
import { parseTile, type Placed } from '#shared/azulejo/azulejo-tiles.ts';

/** Sheets that are drawn from tokens and tiles alone, as HTML for a browser. */
export type Sheet = { name: string; width: number; body: string };

const read = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url));
const font = (name: string) =>
  `url(data:font/woff2;base64,${read(`assets/fonts/${name}`).toString('base64')})`;
const TOKENS = read('styles/tokens.css').toString();
const STYLE = `${TOKENS}
@font-face{font-family:Display;src:${font('bricolage-grotesque-600.woff2')};font-weight:600}
@font-face{font-family:Text;src:${font('instrument-sans-400-700.woff2')};font-weight:400 700}
*{box-sizing:border-box;margin:0}
body{display:grid;font:15px/1.4 Text;background:var(--paper)}
body>*{padding:24px;background:var(--paper);color:var(--ink)}
.halves{grid-template-columns:1fr 1fr}
figure{display:grid;gap:6px;align-content:start}
figcaption{font-size:13px;color:var(--ink-soft)}
svg{display:block;width:100%;height:auto}
.display{font-family:Display;font-weight:600;letter-spacing:-.022em;line-height:1.1}
.yes figcaption::before{content:'Do. ';color:var(--success-ink);font-weight:600}
.no figcaption::before{content:'Don’t. ';color:var(--danger-ink);font-weight:600}
.line{display:grid;grid-template-columns:6rem 1fr;align-items:baseline;white-space:nowrap;overflow:hidden}
${['ground', 'soft', 'accent', 'ink', 'second', 'clay'].map((tone) => `.tile-${tone}{fill:var(--tile-${tone})}`).join('')}`;

export const pageOf = ({ body }: Sheet): string =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${body}`;

const svg = (columns: number, rows: number, content: string, rest = '') =>
  `<svg viewBox="0 0 ${columns * 8} ${rows * 8}" ${rest}>${content}</svg>`;
const paths = (drawing: { tiles: readonly Placed[] }) =>
  mergeTones(drawing)
    .map(({ tone, path }) => `<path class="tile-${tone}" d="${path}"/>`)
    .join('');
const draw = (drawing: Azulejo, rest = '') => svg(drawing.columns, drawing.rows, paths(drawing), rest);
const tile = (token: string) => svg(1, 1, paths({ tiles: [{ column: 0, row: 0, tile: parseTile(token) }] }));
const figure = (content: string, caption: string, kind = '') =>
  `<figure class="${kind}">${content}<figcaption>${caption}</figcaption></figure>`;
const grid = (columns: number | string, items: readonly string[], gap = 12) =>
  `<div style="display:grid;align-items:start;gap:${gap}px;grid-template-columns:${typeof columns === 'number' ? `repeat(${columns},1fr)` : columns}">${items.join('')}</div>`;
const inBoth = (content: string) =>
  `<body class="halves"><section data-theme="light">${content}</section><section data-theme="dark">${content}</section>`;

const COLOURS =
  'paper surface sunken overlay ink ink-soft line line-strong accent accent-strong accent-ink accent-soft saffron track danger danger-ink danger-soft warning-ink warning-soft success success-ink success-soft info info-ink info-soft'.split(
    ' ',
  );
const swatch = (name: string) =>
  figure(
    `<div style="height:44px;border-radius:6px;border:1px solid var(--line);background:var(--${name})"></div>`,
    name,
  );

const SIZES = [
  ['3xl', 'display'],
  ['2xl', 'display'],
  ['xl', 'display'],
  ['lg', 'display'],
  ['base', ''],
  ['sm', ''],
  ['xs', ''],
] as const;
const size = ([name, face]: (typeof SIZES)[number]) =>
  `<p class="line"><span style="font-size:13px;color:var(--ink-soft)">${name}</span><span class="${face}" style="font-size:var(--size-${name})">${face ? 'Order, piece by piece' : 'AI that takes over the work your team repeats every week.'}</span></p>`;

const SHAPES = 'Q K R T L H B I N M J P C D X S O'.split(' ');
const GLAZES = 'a b c d e f g h i j k l m n o p q'.split(' ');
const tiles = `${grid(
  9,
  SHAPES.map((shape) => figure(tile(`${shape}0a`), shape)),
)}<div style="height:20px"></div>${grid(
  9,
  GLAZES.map((glaze) => figure(tile(`Q0${glaze}`), glaze)),
)}`;

/** The same field, each tile with paths of its own: between pixels the ground shows through. */
const seams = ({ columns, rows, tiles: all }: Azulejo) =>
  svg(columns, rows, all.map((one) => paths({ tiles: [one] })).join(''), 'style="width:367px"');
/** Part of a field that cuts its motifs. */
const cut = (drawing: Azulejo) =>
  `<svg viewBox="3 3 61 27" preserveAspectRatio="xMidYMid slice">${paths(drawing)}</svg>`;
const STRIP = azulejo('Alfar Las Rojas', 8, 2);
const FIELD = azulejo('AI Capital', 8, 4);
/** A strip of tiles above a panel in the colour of actions. */
const above = (gap: number, strip: string) =>
  `<div>${strip}<div style="margin-top:${gap}px;padding:28px;border-radius:${gap / 2}px;background:var(--tile-accent);color:var(--on-accent)" class="display">Talk to us</div></div>`;
const AD = {
  headline: 'Plates that can still be completed in ten years',
  line: 'Two sample plates on loan for a fortnight.',
  callToAction: 'Order samples',
  brand: 'Alfar Las Rojas',
  colours: [],
  pattern: 'Albero tableware',
} as const;

export const SHEETS: readonly Sheet[] = [
  {
    name: 'tokens',
    width: 1440,
    body: inBoth(`${grid(5, COLOURS.map(swatch))}<div style="height:20px"></div>${SIZES.map(size).join('')}`),
  },
  { name: 'tiles', width: 1280, body: inBoth(tiles) },
  {
    name: 'patterns',
    width: 1280,
    body: `<body><section>${grid('1fr 1fr 1fr 2fr', [
      figure(draw(azulejo('AI Capital', 4, 4)), '“AI Capital”, 4 × 4'),
      figure(draw(azulejo('Alfar Las Rojas', 4, 4)), '“Alfar Las Rojas”, 4 × 4'),
      figure(draw(azulejoMark('binapp')), 'mark of Binapp'),
      figure(draw(azulejo('frieze/webia', 16, 8)), '“frieze/webia”, 16 × 8'),
    ])}<div style="height:16px"></div>${figure(draw(azulejoScene('algorithmia'), 'style="max-height:330px"'), 'scene of AlgorithmIA: drawn by hand, on the same grid')}</section>`,
  },
  {
    name: 'tile-rules',
    width: 1280,
    body: `<body><section>${grid(
      '367px 1fr 1fr',
      [
        figure(draw(FIELD, 'style="width:367px"'), 'One path per glaze: no seam at any size.', 'yes'),
        figure(draw(azulejo('AI Capital', 8, 4)), 'Whole tiles: 8 × 4, none is cut.', 'yes'),
        figure(above(24, draw(STRIP)), 'Paper between tiles and a panel of cobalt.', 'yes'),
        figure(seams(FIELD), 'A path for each tile: hairlines of the ground.', 'no'),
        figure(cut(FIELD), 'Circles cut at the edge of the box.', 'no'),
        figure(above(0, draw(STRIP)), 'Blue tiles that run into a blue panel.', 'no'),
      ],
      20,
    )}</section>`,
  },
  {
    name: 'ads',
    width: 1280,
    body: `<body><section>${grid('316px 560px 1fr', [
      drawAd('instagram_square', { ...AD, ground: 'paper', colours: [] }),
      drawAd('link', { ...AD, ground: 'deep', colours: [] }),
      drawAd('medium_rectangle', { ...AD, ground: 'second', colours: [] }),
    ])}</section>`,
  },
];
