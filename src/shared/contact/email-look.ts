/** Colours of an email: a brand's own, or the provider's. */
export type EmailLook = {
  accent: string;
  onAccent: string;
  /** Glazes of the strip of tiles. */
  tiles: { ground: string; soft: string; accent: string; ink: string; second: string };
};

export const OWN_LOOK: EmailLook = {
  accent: '#1543bd',
  onAccent: '#fcfaf4',
  tiles: { ground: '#efe9dc', soft: '#b8cdf4', accent: '#1847c3', ink: '#152042', second: '#f8b527' },
};

/** The light and dark colours of styles/tokens.css: mail programs know neither custom properties nor oklch(). */
export const LIGHT = {
  paper: '#f9f5ee',
  surface: '#fefdf9',
  ink: '#161d31',
  soft: '#4d5568',
  line: '#dad4c9',
  link: '#1541b6',
} as const;
export const DARK = {
  paper: '#0f1119',
  surface: '#1b1f2a',
  ink: '#f0ece4',
  soft: '#b8b2a6',
  line: '#323949',
  link: '#98baff',
} as const;

/** Each class stands beside the same light colour as a style attribute, which is all that some programs read. */
const RULES = (prefix: string): string =>
  [
    `${prefix}.e-paper{background:${DARK.paper}!important}`,
    `${prefix}.e-card{background:${DARK.surface}!important}`,
    `${prefix}.e-ink{color:${DARK.ink}!important}`,
    `${prefix}.e-soft{color:${DARK.soft}!important}`,
    `${prefix}.e-line{border-color:${DARK.line}!important}`,
    `${prefix}.e-link{color:${DARK.link}!important}`,
  ].join('');

const TILE = 30;
const TILES = 20;
/** Tiles on a phone of 360 px; the ground of the strip goes on where there is more room. */
const NARROW_TILES = 12;

/** `data-ogsc` is set by Outlook on the web and on phones, which drop the media query. */
export const EMAIL_RULES = `@media (max-width:599px){.e-wide{display:none!important}.e-strip{width:${TILE * NARROW_TILES}px!important}}@media (prefers-color-scheme:dark){${RULES('')}}${RULES('[data-ogsc] ')}`;

type Tile = {
  shape: 'quarter' | 'full';
  corner: 0 | 1 | 2 | 3;
  ground: keyof EmailLook['tiles'];
  figure: keyof EmailLook['tiles'];
};

/** Corner in which a quarter circle has its centre, clockwise from the upper left, to the corner that it rounds. */
const ROUNDED = ['0 0 100% 0', '0 0 0 100%', '100% 0 0 0', '0 100% 0 0'] as const;

/** One repeat of the strip: domes, bowls and a wave of the azulejo's quarter circles. */
const PATTERN: readonly Tile[] = [
  { shape: 'quarter', corner: 2, ground: 'ground', figure: 'accent' },
  { shape: 'quarter', corner: 3, ground: 'ground', figure: 'accent' },
  { shape: 'quarter', corner: 1, ground: 'accent', figure: 'second' },
  { shape: 'quarter', corner: 0, ground: 'accent', figure: 'soft' },
  { shape: 'quarter', corner: 1, ground: 'ground', figure: 'ink' },
  { shape: 'quarter', corner: 0, ground: 'ground', figure: 'ink' },
  { shape: 'quarter', corner: 2, ground: 'soft', figure: 'accent' },
  { shape: 'quarter', corner: 0, ground: 'accent', figure: 'ground' },
  { shape: 'full', corner: 0, ground: 'second', figure: 'second' },
  { shape: 'quarter', corner: 3, ground: 'second', figure: 'ink' },
];

function drawTile(
  { shape, corner, ground, figure }: Tile,
  size: number,
  { tiles }: EmailLook,
  isWide = false,
): string {
  const round = shape === 'full' ? '' : `;border-radius:${ROUNDED[corner]}`;
  const box = `width:${size}px;height:${size}px`;
  return (
    `<td${isWide ? ' class="e-wide"' : ''} width="${size}" height="${size}" bgcolor="${tiles[ground]}" style="${box};padding:0;line-height:0;font-size:0;background:${tiles[ground]}">` +
    `<div style="${box};background:${tiles[figure]}${round}">&nbsp;</div></td>`
  );
}

const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';

/** Draws tiles as cells of a table: no picture that a mail program would block. */
export function drawStrip(look: EmailLook): string {
  const cells = Array.from({ length: TILES }, (_, at) => PATTERN[at % PATTERN.length])
    .map((tile, at) => (tile ? drawTile(tile, TILE, look, at >= NARROW_TILES) : ''))
    .join('');
  return `<div aria-hidden="true" style="overflow:hidden;height:${TILE}px;background:${look.tiles.accent}"><table class="e-strip" ${TABLE} width="${TILE * TILES}" style="width:${TILE * TILES}px;border-collapse:collapse;table-layout:fixed"><tr>${cells}</tr></table></div>`;
}

const MARK_TILE = 12;
/** The mark of public/favicon.svg. */
const MARK: readonly (readonly [Tile, Tile])[] = [
  [
    { shape: 'quarter', corner: 0, ground: 'accent', figure: 'soft' },
    { shape: 'quarter', corner: 3, ground: 'accent', figure: 'second' },
  ],
  [
    { shape: 'full', corner: 0, ground: 'accent', figure: 'accent' },
    { shape: 'quarter', corner: 2, ground: 'accent', figure: 'soft' },
  ],
];

export const drawMark = (look: EmailLook): string =>
  `<table ${TABLE} aria-hidden="true" style="border-collapse:collapse">${MARK.map((row) => `<tr>${row.map((tile) => drawTile(tile, MARK_TILE, look)).join('')}</tr>`).join('')}</table>`;
