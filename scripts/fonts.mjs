// Subsets the two typefaces to what en, es, ca and fr need, and writes src/styles/fonts.css with fallbacks of the same
// metrics, so that nothing shifts when the fonts load. Run by hand when a font package or the alphabet changes: the
// results are committed, and the build needs nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const LETTERS = 'ÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜŸÆŒ';
const SIGNS = '¡¿«»“”‘’–—…·•ªº°€©×−\u00a0\u202f';
/** No text of ours has these: files of their own, which a browser loads when somebody typed one. */
const RARE = '\\^`{|}~ÄÆÌÖßäæìöÿŸ';
const COMMON = [...ASCII, ...LETTERS, ...LETTERS.toLowerCase(), ...SIGNS]
  .filter((letter) => !RARE.includes(letter))
  .join('');
/** OpenType features; tabular figures are for tables and money. */
const FEATURES = ['kern', 'tnum'];

const FACES = [
  {
    family: 'Bricolage Grotesque',
    fallback: 'Display Fallback',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    file: 'bricolage-grotesque-600.woff2',
    // The large optical size, which headings are designed for.
    axes: { wght: 600, opsz: 60, wdth: 100 },
    weight: '600',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    reference: 1.07,
  },
  {
    family: 'Instrument Sans',
    fallback: 'Text Fallback',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans-400-700.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    // The fallback of a variable font has one weight, so bold needs its own.
    localBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    reference: 1,
    boldReference: 1.07,
  },
];

const PROSE = [...' abcdefghijklmnopqrstuvwxyz'];
/** Advance widths of Arial. */
const ARIAL = [
  278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
  556, 500, 722, 500, 500, 500,
];
/** How often a letter stands in English and Spanish prose, per thousand. */
const OFTEN = [
  170, 85, 12, 32, 40, 108, 13, 14, 28, 57, 3, 3, 40, 24, 58, 68, 20, 4, 54, 58, 57, 29, 9, 9, 2, 12, 3,
];

const mean = (widths) => {
  const total = OFTEN.reduce((sum, share) => sum + share, 0);
  return OFTEN.reduce((sum, share, index) => sum + share * widths[index], 0) / total;
};

const cut = (source, letters, variationAxes, targetFormat) =>
  subsetFont(source, letters, { variationAxes, keepFeatures: FEATURES, noHinting: true, targetFormat });

const percent = (value) => `${(value * 100).toFixed(2).replace('.00', '')}%`;

const codePoint = (letter) => `U+${letter.codePointAt(0).toString(16).toUpperCase()}`;
const range = [...RARE].map(codePoint).join(', ');

/** Writes one file of a face and returns its rule. */
async function writeCut({ family, file, axes, weight }, source, letters, isRare) {
  const name = isRare ? file.replace('.woff2', '-rare.woff2') : file;
  const woff2 = await cut(source, letters, axes, 'woff2');
  await writeFile(here(`../src/assets/fonts/${name}`), woff2);
  console.log(`${name}: ${(woff2.length / 1024).toFixed(1)} KB`);
  return `@font-face {
  font-family: '${family}';
  src: url('../assets/fonts/${name}') format('woff2');
  font-weight: ${weight};
  font-display: ${isRare ? 'swap' : 'optional'};${isRare ? `\n  unicode-range: ${range};` : ''}
}`;
}

const blocks = [];
for (const face of FACES) {
  const source = await readFile(require.resolve(face.source));
  const font = create(await cut(source, COMMON, face.axes, 'truetype'));
  const inEms = (units) => units / font.unitsPerEm;
  const [ascent, descent, lineGap] = [font.ascent, font.descent, font.lineGap].map(inEms);
  const widths = PROSE.map((letter) => inEms(font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth));
  const adjustTo = (reference) => mean(widths) / ((mean(ARIAL) / 1000) * reference);
  const fallback = (local, weight, size) => `@font-face {
  font-family: '${face.fallback}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(-descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}`;
  blocks.push(
    await writeCut(face, source, COMMON, false),
    await writeCut(face, source, RARE, true),
    fallback(face.local, face.localBold ? '400 500' : face.weight, adjustTo(face.reference)),
  );
  if (face.localBold) blocks.push(fallback(face.localBold, '600 700', adjustTo(face.boldReference)));
}
await writeFile(
  here('../src/styles/fonts.css'),
  `/* Written by scripts/fonts.mjs. */\n${blocks.join('\n\n')}\n`,
);
