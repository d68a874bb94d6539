// One long file: every size and text is held against the same drawing.
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { lineWidth } from '#features/site/pages/lettering.rules.ts';
import { drawAd, fitButton, placeButton } from './ad-drawing.rules.ts';
import { fitText, heightOf } from './ad-fit.rules.ts';
import { AD_FORMAT_NAMES, AD_FORMATS, AD_GROUNDS, FORMATS_OF_CAMPAIGN } from './ad-formats.values.ts';
import type { DrawnDesign } from './ad-drawing.rules.ts';
import { adLayout } from './ad-layout.rules.ts';
import { fitTexts, isWhole, LEGIBLE } from './ad-text.rules.ts';
import { coloursOn, type Box } from './ad-pattern.rules.ts';
import { contrast } from './colour.rules.ts';
import { paletteOf } from './palette.rules.ts';

const LOOKS = AD_FORMAT_NAMES.flatMap((format) => [[format, false] as const, [format, true] as const]);

const aDesign = (over: Partial<DrawnDesign> = {}): DrawnDesign => ({
  headline: 'Azul de cueva, 90 días a 1.100 metros',
  line: 'Cada pieza lleva el lote y el nombre del ganadero.',
  callToAction: 'Pedir una muestra',
  brand: 'Quesería Picos de Valdeón',
  colours: ['#1d3b6f', '#e7b10a', '#f7f3ea'],
  ground: 'deep',
  pattern: 'Azul de cueva',
  ...over,
});

const overlap = (a: Box, b: Box): boolean =>
  a.x + 0.5 < b.x + b.width &&
  b.x + 0.5 < a.x + a.width &&
  a.y + 0.5 < b.y + b.height &&
  b.y + 0.5 < a.y + a.height;

const isInside = (a: Box, b: Box): boolean =>
  a.x > b.x && a.y > b.y && a.x + a.width < b.x + b.width && a.y + a.height < b.y + b.height;

test.each(LOOKS)(
  'in %s, with a photograph or not (%s), texts and button stay inside and overlap neither it, nor tiles, nor each other',
  (format, hasPhotograph) => {
    const { width, height } = AD_FORMATS[format];
    const { fields, photograph, panel, brand, text, button } = adLayout(format, hasPhotograph);
    expect(photograph !== undefined).toBe(hasPhotograph);
    const tiles = fields.flatMap(({ x, y, tile, columns, rows, isLaid = () => true }) =>
      Array.from({ length: columns * rows }, (_, at): [number, number] => [
        at % columns,
        Math.floor(at / columns),
      ])
        .filter(([column, row]) => isLaid(column, row))
        .map(([column, row]): Box => ({
          x: x + column * tile,
          y: y + row * tile,
          width: tile,
          height: tile,
        })),
    );
    for (const tile of tiles) if (photograph) expect(overlap(tile, photograph)).toBe(false);
    const boxes = [brand, text, button];
    for (const box of boxes) {
      expect(box.x).toBeGreaterThan(0);
      expect(box.y).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(width);
      expect(box.y + box.height).toBeLessThan(height);
      // On a panel nothing is below the words but its own colour.
      const drawn = panel ? [] : [...tiles, ...(photograph ? [photograph] : [])];
      for (const other of [...drawn, ...boxes]) if (other !== box) expect(overlap(box, other)).toBe(false);
      if (panel) expect(isInside(box, panel)).toBe(true);
    }
  },
);

test('no text of any length overflows its box', () => {
  const room = fc.record({
    width: fc.integer({ min: 40, max: 1000 }),
    height: fc.integer({ min: 20, max: 800 }),
    smallest: fc.integer({ min: 10, max: 30 }),
    face: fc.constantFrom('display' as const, 'text' as const),
  });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), room, (text, given) => {
      const fitted = fitText(text, { ...given, largest: given.smallest * 5, leading: 1.2 });
      if (!fitted) return;
      expect(heightOf(fitted, 1.2)).toBeLessThanOrEqual(given.height);
      for (const line of fitted.lines)
        expect(lineWidth(line, fitted.size, given.face)).toBeLessThanOrEqual(given.width + 0.01);
    }),
    { numRuns: 300, seed: 20251121 },
  );
});

test.each([
  ['a short text as large as it may', 'Queso', { width: 900, height: 500 }, /^Queso$/],
  ['a figure with its unit', 'Curado durante 90 días', { width: 260, height: 500 }, /90\u00a0días/],
  [
    'a long text shortened by words',
    'uno dos tres cuatro cinco seis',
    { width: 130, height: 30 },
    /^uno dos…$/,
  ],
  [
    'a word that is wider than a line divided',
    'Donaudampfschifffahrt',
    { width: 120, height: 200 },
    /^Donau.*-\n/s,
  ],
])('%s', (_name, text, room, expected) => {
  const fitted = fitText(text, { ...room, largest: 30, smallest: 24, leading: 1, face: 'display' });
  expect(fitted?.lines.join('\n')).toMatch(expected);
});

test('nothing is drawn for a text without room or content', () => {
  const room = { largest: 30, smallest: 24, leading: 1, face: 'display' } as const;
  expect(fitText('Queso', { ...room, width: 900, height: 10 })).toBeUndefined();
  expect(fitText(' \n ', { ...room, width: 900, height: 100 })).toBeUndefined();
});

test.each(AD_GROUNDS)(
  'on the ground %s text and button have enough contrast, whatever the brand’s colours',
  (ground) => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(hex, { maxLength: 4 }), (colours) => {
        const on = coloursOn(ground, paletteOf(colours));
        expect(contrast(on.ink, on.ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(on.inkSoft, on.ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(on.onButton, on.button)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 200, seed: 20251121 },
    );
  },
);

test.each(AD_FORMAT_NAMES)('%s is drawn in its size, without a font, a link or a script', async (format) => {
  const svg = drawAd(format, aDesign({ headline: '<script>alert("1")</script> & más' }));
  expect(svg).not.toMatch(/<text|<script|href|font-family|url\(/);
  expect(svg).toContain('<title>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; más</title>');
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height }).toEqual(AD_FORMATS[format]);
});

test('the same design gives the same image, and another pattern a different one', () => {
  expect(drawAd('link', aDesign())).toBe(drawAd('link', aDesign()));
  expect(drawAd('link', aDesign())).not.toBe(drawAd('link', aDesign({ pattern: 'Caja de degustación' })));
});

test('every campaign starts with three images, and the nine are all different', () => {
  const all = Object.values(FORMATS_OF_CAMPAIGN).flat();
  expect(all).toHaveLength(9);
  expect(new Set(all).size).toBe(9);
});

describe.each(LOOKS)('the button of %s, with a photograph: %s', (format, hasPhotograph) => {
  test.each([
    'Pedir una muestra',
    'Solicitar información sin compromiso hoy',
    'Book a free route check for your vans now',
    'Reserve su plaza antes del 30 de junio',
  ])('holds “%s” whole, in letters of its format’s size', (text) => {
    const { button, line } = adLayout(format, hasPhotograph);
    const fitted = fitButton(text, button, line.smallest);
    expect(fitted?.words.lines.join(' ').replaceAll('\u00a0', ' ')).toBe(text);
    expect(fitted?.words.size).toBeGreaterThanOrEqual(Math.min(button.height * 0.3, line.smallest) * 0.85);
  });
});

const OFFERS = [
  ['Free worm count: only for yards with ten horses or more.', 'Until 30 June 2026.'],
  ['½ price first lesson: £17.50 for riders of every age.', 'Until 30 June 2026.'],
  ['Segunda sesión a mitad de precio: solo por las mañanas, de lunes a jueves.', 'Hasta el 30 de junio.'],
] as const;

describe.each(LOOKS)('the line of %s, with a photograph: %s', (format, hasPhotograph) => {
  const layout = adLayout(format, hasPhotograph);

  test.each(OFFERS)('“%s %s” is drawn whole or not at all, in legible letters', (offer, end) => {
    const { line, headline } = fitTexts(
      { headline: 'Cuidamos de sus caballos', line: `${offer} ${end}` },
      layout,
    );
    if (line) {
      expect(line.lines.join(' ').replaceAll('\u00a0', ' ')).toBe(`${offer} ${end}`);
      expect(line.size).toBeGreaterThanOrEqual(LEGIBLE);
    }
    expect(headline?.lines.join(' ').replaceAll('\u00a0', ' ')).toBe('Cuidamos de sus caballos');
  });

  test('gives way whole to the headline, which keeps its words', () => {
    const headline = 'Segunda sesión a mitad de precio hasta el 30 de junio';
    const fitted = fitTexts({ headline, line: 'Una línea '.repeat(20) }, layout);
    expect(fitted.headline?.lines.join(' ').replaceAll('\u00a0', ' ')).toBe(headline);
  });
});

test('a last line is not one word where the line above has words to spare', () => {
  const line = 'Albero tableware. €14.50 per 27 cm plate';
  const room = { width: 300, height: 400, largest: 30, smallest: 30, leading: 1.3, face: 'text' } as const;
  expect(fitText(line, room)?.lines.at(-1)).toBe('per\u00a027\u00a0cm\u00a0plate');
});

test.each([
  'instagram_square',
  'instagram_portrait',
  'linkedin_square',
  'story',
  'skyscraper',
  'x_post',
] as const)(
  'the arrow stays on the button of %s, in letters of 2.6 % of the longer side, with the brand above it',
  (format) => {
    const { width, height } = AD_FORMATS[format];
    const layout = adLayout(format, true);
    const button = placeButton('Borrow two plates', layout);
    expect(button?.arrow).toBeGreaterThan(0);
    expect(button?.words.size).toBeGreaterThanOrEqual(0.026 * Math.max(width, height));
    expect(layout.brand.y + layout.brand.height).toBeLessThanOrEqual(layout.text.y);
    expect(layout.text.y + layout.text.height).toBeLessThanOrEqual(layout.button.y);
  },
);

test.each(['link', 'instagram_square', 'story', 'linkedin_square', 'x_post', 'billboard'] as const)(
  'a post of the size %s has room for an offer with its end',
  (format) => {
    for (const [offer, end] of OFFERS)
      for (const hasPhotograph of [false, true])
        expect(
          isWhole(format, { headline: 'Cuidamos de sus caballos', line: `${offer} ${end}` }, hasPhotograph),
        ).toBe(true);
  },
);
