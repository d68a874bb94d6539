import { drawLine, lineWidth } from '#features/site/pages/lettering.rules.ts';
import { AD_FORMATS, type AdFormat } from './ad-formats.values.ts';
import type { AdDesign } from './asset.schema.ts';
import { CAP_HEIGHT, fitText, fitWhole, heightOf, type FittedText } from './ad-fit.rules.ts';
import { adLayout } from './ad-layout.rules.ts';
import type { AdLayout } from './ad-sizes.rules.ts';
import { fitTexts, HEADLINE_LEADING, LEGIBLE, LINE_LEADING } from './ad-text.rules.ts';
import { coloursOn, drawField, type AdColours, type Box } from './ad-pattern.rules.ts';
import { paletteOf } from './palette.rules.ts';

/** The photograph is given as it is drawn. */
export type DrawnDesign = Omit<AdDesign, 'photographId'>;

const BUTTON_LEADING = 1.12;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '').replace(/\p{Cc}+/gu, ' ');

function drawBrand({ brand }: DrawnDesign, { x, y, width, height }: Box, colours: AdColours): string {
  if (height <= 0) return '';
  const gap = height * 0.42;
  const line = { width: width - height - gap, height, leading: 1, maxLines: 1, face: 'display' } as const;
  const name =
    fitWhole(brand, { ...line, largest: height * 0.72, smallest: Math.max(LEGIBLE, height * 0.38) }) ??
    fitWhole(brand, {
      ...line,
      maxLines: 2,
      largest: height * 0.54,
      smallest: Math.max(LEGIBLE, height * 0.4),
    }) ??
    fitText(brand, { ...line, largest: height * 0.5, smallest: height * 0.5 });
  const mark = drawField(brand, colours.glazes, { x, y, tile: height / 4, columns: 4, rows: 4 });
  if (!name) return mark;
  return (
    mark + drawLines(name, 1, x + height + gap, y + (height - heightOf(name, 1)) / 2, colours.ink, 'display')
  );
}

function drawLines(
  text: FittedText,
  leading: number,
  x: number,
  top: number,
  colour: string,
  face: 'display' | 'text',
) {
  return text.lines
    .map((line, index) =>
      drawLine(line, text.size, x, top + text.size * (CAP_HEIGHT + index * leading), colour, face),
    )
    .join('');
}

function drawText(design: DrawnDesign, layout: AdLayout, colours: AdColours): string {
  const { x, y, height } = layout.text;
  const { headline, line, headlineHeight, gap } = fitTexts(design, layout);
  const used = headlineHeight + (line ? gap + heightOf(line, LINE_LEADING) : 0);
  const top = y + (layout.textAlign === 'middle' ? (height - used) / 2 : 0);
  return (
    (headline ? drawLines(headline, HEADLINE_LEADING, x, top, colours.ink, 'display') : '') +
    (line ? drawLines(line, LINE_LEADING, x, top + headlineHeight + gap, colours.inkSoft, 'text') : '')
  );
}

type ButtonText = { words: FittedText; padding: number; arrow: number };

/**
 * Fits the words of a button whole: in one line, with the arrow or without it, in two, then in smaller letters. What fits
 * in no way, a word longer than the button, is divided.
 */
export function fitButton(text: string, { width, height }: Box, smallest: number): ButtonText | undefined {
  const least = Math.min(height * 0.3, smallest);
  const tries = [
    { lines: 1, largest: 0.4, from: smallest, padding: 0.42, arrow: 0.3 },
    { lines: 1, largest: 0.46, from: smallest, padding: 0.28, arrow: 0.28 },
    { lines: 1, largest: 0.4, from: least, padding: 0.2, arrow: 0.26 },
    { lines: 1, largest: 0.4, from: smallest, padding: 0.3, arrow: 0 },
    { lines: 2, largest: 0.36, from: smallest, padding: 0.18, arrow: 0.22 },
    { lines: 2, largest: 0.36, from: smallest, padding: 0.24, arrow: 0 },
    { lines: 2, largest: 0.31, from: least, padding: 0.24, arrow: 0 },
    { lines: 3, largest: 0.26, from: least * 0.85, padding: 0.2, arrow: 0 },
  ];
  for (const { lines, largest, from, ...shares } of tries) {
    const [padding, arrow] = [shares.padding * height, shares.arrow * height];
    const room = {
      width: width - 2 * padding - arrow * 1.6,
      height: height * 0.86,
      largest: Math.max(largest * height, from),
      smallest: from,
      leading: BUTTON_LEADING,
      maxLines: lines,
      face: 'display',
    } as const;
    const words = fitWhole(text, room) ?? (lines === 3 ? fitText(text, room) : undefined);
    if (words) return { words, padding, arrow };
  }
  return undefined;
}

type PlacedButton = ButtonText & Box;

/** As wide as its words, at the side of its box where the layout sets it. */
export function placeButton(
  callToAction: string,
  { button: place, buttonAlign, line, leastButton = line.smallest }: AdLayout,
): PlacedButton | undefined {
  const fitted = fitButton(callToAction, place, leastButton);
  if (!fitted) return undefined;
  const { words, padding, arrow } = fitted;
  const textWidth = Math.max(...words.lines.map((each) => lineWidth(each, words.size)));
  const width = Math.round(textWidth + 2 * padding + arrow * 1.6);
  const x = buttonAlign === 'end' ? place.x + place.width - width : place.x;
  return { ...fitted, x, y: place.y, width, height: place.height };
}

function drawButton(placed: PlacedButton | undefined, colours: AdColours): string {
  if (!placed) return '';
  const { words, padding, arrow, x, y, width, height } = placed;
  const middle = y + height / 2;
  const tip = x + width - padding;
  const wing = arrow * 0.5;
  const top = middle - heightOf(words, BUTTON_LEADING) / 2;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.round(height * 0.12)}" fill="${colours.button}"/>`,
    drawLines(words, BUTTON_LEADING, x + padding, top, colours.onButton, 'display'),
    arrow === 0
      ? ''
      : `<path fill="none" stroke="${colours.onButton}" stroke-width="${Math.max(1.4, height * 0.055)}" stroke-linejoin="round" stroke-linecap="round" d="M${tip - arrow} ${middle}H${tip}M${tip - wing} ${middle - wing}L${tip} ${middle}L${tip - wing} ${middle + wing}"/>`,
  ].join('');
}

const drawPanel = ({ x, y, width, height }: Box, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;

/** The part of a photograph that an image shows, of the whole that `href` holds as a `data:` address. */
export type AdPhotograph = { href: string; widthPx: number; heightPx: number; part: Box };

/** A little larger than its frame leaves room for, so that no seam shows. */
function drawPhotograph(
  { x, y, width, height }: Box,
  { href, widthPx, heightPx, part }: AdPhotograph,
): string {
  const place = `x="${x - 0.5}" y="${y - 0.5}" width="${width + 1}" height="${height + 1}"`;
  const shown = `viewBox="${part.x} ${part.y} ${part.width} ${part.height}" preserveAspectRatio="none"`;
  return `<svg ${place} ${shown}><image width="${widthPx}" height="${heightPx}" preserveAspectRatio="none" href="${href}"/></svg>`;
}

/**
 * Draws an advertisement as SVG. All letters are outlines, so it looks the same everywhere and as PNG; the words are
 * repeated as title and description for screen readers.
 */
export function drawAd(format: AdFormat, design: DrawnDesign, photograph?: AdPhotograph): string {
  const { width, height } = AD_FORMATS[format];
  const colours = coloursOn(design.ground, paletteOf(design.colours));
  const layout = adLayout(format, photograph !== undefined);
  const button = placeButton(design.callToAction, layout);
  const fields = layout.fields.map((field) => drawField(design.pattern, colours.glazes, field));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(design.headline)}</title>`,
    `<desc>${escapeXml([design.line, design.callToAction, design.brand].filter(Boolean).join(' · '))}</desc>`,
    `<path fill="${colours.ground}" d="M0 0h${width}v${height}H0z"/>`,
    ...fields,
    layout.photograph && photograph ? drawPhotograph(layout.photograph, photograph) : '',
    layout.panel ? drawPanel(layout.panel, colours.ground) : '',
    drawBrand(design, layout.brand, colours),
    drawText(design, layout, colours),
    drawButton(button, colours),
    '</svg>',
  ].join('');
}
