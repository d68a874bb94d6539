import { drawLine, lineWidth } from '#features/site/pages/lettering.rules.ts';
import { AD_FORMATS, type AdDesign, type AdFormat } from './ad-formats.values.ts';
import { CAP_HEIGHT, fitText, heightOf, type FittedText } from './ad-fit.rules.ts';
import { adLayout, type AdLayout } from './ad-layout.rules.ts';
import { coloursOn, drawField, type AdColours, type Box } from './ad-pattern.rules.ts';
import { paletteOf } from './palette.rules.ts';

const HEADLINE_LEADING = 1.03;
const LINE_LEADING = 1.32;
/** Gap between headline and line, relative to the headline's size. */
const GAP = 0.8;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '').replace(/\p{Cc}+/gu, ' ');

function drawBrand({ brand }: AdDesign, { x, y, width, height }: Box, colours: AdColours): string {
  if (height <= 0) return '';
  const gap = height * 0.42;
  const name = fitText(brand, {
    width: width - height - gap,
    height,
    largest: height * 0.72,
    smallest: height * 0.5,
    leading: 1,
    maxLines: 1,
    face: 'display',
  });
  const mark = drawField(brand, colours.glazes, { x, y, tile: height / 4, columns: 4, rows: 4 });
  if (!name) return mark;
  const base = y + height / 2 + (name.size * CAP_HEIGHT) / 2;
  return mark + drawLine(name.lines[0] ?? '', name.size, x + height + gap, base, colours.ink);
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

/** Fits the line; one that would be cut shrinks to the product's name before the colon, never to half a sentence. */
function fitLine(line: string, room: Parameters<typeof fitText>[1]): FittedText | undefined {
  const whole = fitText(line, room);
  const [name = '', ...rest] = line.split(': ');
  const isCut = whole?.lines.at(-1)?.endsWith('…') === true && !line.endsWith('…');
  return isCut && rest.length > 0 ? fitText(name, room) : whole;
}

/** Share of the text's height reserved for the line below the headline. */
const LINE_SHARE = 0.3;
/** Largest size of the line relative to its headline. */
const STEP_DOWN = 0.62;

function drawText(design: AdDesign, layout: AdLayout, colours: AdColours): string {
  const { x, y, width, height } = layout.text;
  const isWithLine = design.line.trim() !== '' && height > layout.headline.smallest * 4;
  const headline = fitText(design.headline, {
    width,
    height: isWithLine ? height * (1 - LINE_SHARE) : height,
    ...layout.headline,
    leading: HEADLINE_LEADING,
    face: 'display',
  });
  const headlineHeight = headline ? heightOf(headline, HEADLINE_LEADING) : 0;
  const gap = headline ? Math.min(headline.size, layout.line.largest * 1.4) * GAP : 0;
  const line = fitLine(design.line, {
    width,
    height: height - headlineHeight - gap,
    smallest: layout.line.smallest,
    largest: Math.max(layout.line.smallest, Math.min(layout.line.largest, (headline?.size ?? 0) * STEP_DOWN)),
    leading: LINE_LEADING,
    face: 'text',
  });
  const used = headlineHeight + (line ? gap + heightOf(line, LINE_LEADING) : 0);
  const top = y + (layout.textAlign === 'middle' ? (height - used) / 2 : 0);
  return (
    (headline ? drawLines(headline, HEADLINE_LEADING, x, top, colours.ink, 'display') : '') +
    (line ? drawLines(line, LINE_LEADING, x, top + headlineHeight + gap, colours.inkSoft, 'text') : '')
  );
}

function drawButton(
  { callToAction }: AdDesign,
  { button: place, buttonAlign }: AdLayout,
  colours: AdColours,
): string {
  const { y, height } = place;
  const padding = height * 0.42;
  const arrow = height * 0.3;
  const words = fitText(callToAction, {
    width: place.width - 2 * padding - arrow * 1.6,
    height,
    largest: height * 0.4,
    smallest: Math.min(height * 0.3, 12),
    leading: 1,
    maxLines: 1,
    face: 'display',
  });
  if (!words) return '';
  const text = words.lines[0] ?? '';
  const textWidth = lineWidth(text, words.size);
  const width = Math.round(textWidth + 2 * padding + arrow * 1.6);
  const x = buttonAlign === 'end' ? place.x + place.width - width : place.x;
  const middle = y + height / 2;
  const tip = x + width - padding;
  const wing = arrow * 0.5;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.round(height * 0.12)}" fill="${colours.button}"/>`,
    drawLine(text, words.size, x + padding, middle + (words.size * CAP_HEIGHT) / 2, colours.onButton),
    `<path fill="none" stroke="${colours.onButton}" stroke-width="${Math.max(1.4, height * 0.055)}" stroke-linejoin="round" stroke-linecap="round" d="M${tip - arrow} ${middle}H${tip}M${tip - wing} ${middle - wing}L${tip} ${middle}L${tip - wing} ${middle + wing}"/>`,
  ].join('');
}

/**
 * Draws an advertisement as SVG. All letters are outlines, so it looks the same everywhere and as PNG; the words are
 * repeated as title and description for screen readers.
 */
export function drawAd(format: AdFormat, design: AdDesign): string {
  const { width, height } = AD_FORMATS[format];
  const colours = coloursOn(design.ground, paletteOf(design.colours));
  const layout = adLayout(width, height);
  const fields = layout.fields.map((field) => drawField(design.pattern, colours.glazes, field));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(design.headline)}</title>`,
    `<desc>${escapeXml([design.line, design.callToAction, design.brand].filter(Boolean).join(' · '))}</desc>`,
    `<path fill="${colours.ground}" d="M0 0h${width}v${height}H0z"/>`,
    ...fields,
    drawBrand(design, layout.brand, colours),
    drawText(design, layout, colours),
    drawButton(design, layout, colours),
    '</svg>',
  ].join('');
}
