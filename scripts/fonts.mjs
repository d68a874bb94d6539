// Subsets the two typefaces to what en, es, ca and fr need, and writes src/styles/fonts.css with fallbacks of the same
// metrics, so that nothing shifts when the fonts load. Run by hand when a font package or the alphabet changes: the
// results are committed, and the build needs nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { readTables, writeTables } from './lib/font-tables.mjs';

const require = createRequire(import.meta.url);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const LETTERS = 'ÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜŸÆŒ';
const SIGNS = '¡¿«»“”‘’–—…·•ªº°€©×−\u00a0\u202f';
const ALPHABET = ASCII + LETTERS + LETTERS.toLowerCase() + 'ß' + SIGNS;
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
    // Kerning that varies with the weight is half of the file; that of one weight is good enough for all.
    kerningAxes: { wght: 450 },
    weight: '400 700',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    // The fallback of a variable font has one weight, so bold needs its own.
    localBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    reference: 1,
    boldReference: 1.07,
  },
];

// Advance widths of Arial, and the frequency of each letter in English and Spanish prose, per thousand.
const ARIAL = {
  ' ': 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
};
Object.assign(ARIAL, {
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
});
Object.assign(ARIAL, { w: 722, x: 500, y: 500, z: 500 });
const OFTEN = {
  ' ': 170,
  a: 85,
  b: 12,
  c: 32,
  d: 40,
  e: 108,
  f: 13,
  g: 14,
  h: 28,
  i: 57,
  j: 3,
  k: 3,
  l: 40,
  m: 24,
};
Object.assign(OFTEN, {
  n: 58,
  o: 68,
  p: 20,
  q: 4,
  r: 54,
  s: 58,
  t: 57,
  u: 29,
  v: 9,
  w: 9,
  x: 2,
  y: 12,
  z: 3,
});

const mean = (width) => {
  const letters = Object.keys(OFTEN);
  const total = letters.reduce((sum, letter) => sum + OFTEN[letter], 0);
  return letters.reduce((sum, letter) => sum + OFTEN[letter] * width(letter), 0) / total;
};

const cut = (source, variationAxes, keepFeatures = FEATURES, targetFormat = 'truetype') =>
  subsetFont(source, ALPHABET, { variationAxes, keepFeatures, noHinting: true, targetFormat });

/** Two subsets of the same letters have the same glyph ids, so the kerning of one fits the other. */
async function cutFace(source, { axes, kerningAxes }) {
  if (!kerningAxes) return cut(source, axes);
  const tables = readTables(
    await cut(
      source,
      axes,
      FEATURES.filter((feature) => feature !== 'kern'),
    ),
  );
  const kerned = readTables(await cut(source, kerningAxes));
  return writeTables(tables.set('GPOS', kerned.get('GPOS')));
}

const percent = (value) => `${(value * 100).toFixed(2).replace('.00', '')}%`;

const blocks = [];
for (const face of FACES) {
  const source = await readFile(require.resolve(face.source));
  const font = await cutFace(source, face);
  const read = create(font);
  const inEms = (units) => units / read.unitsPerEm;
  const woff2 = await cut(font, undefined, FEATURES, 'woff2');
  await writeFile(here(`../src/assets/fonts/${face.file}`), woff2);
  const [ascent, descent, lineGap] = [read.ascent, read.descent, read.lineGap].map(inEms);
  const width = (letter) => inEms(read.glyphForCodePoint(letter.codePointAt(0)).advanceWidth);
  const adjustTo = (reference) => mean(width) / ((mean((letter) => ARIAL[letter]) / 1000) * reference);
  const adjust = adjustTo(face.reference);
  const fallback = (local, weight, size) => `@font-face {
  font-family: '${face.fallback}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(-descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}`;
  blocks.push(`@font-face {
  font-family: '${face.family}';
  src: url('../assets/fonts/${face.file}') format('woff2');
  font-weight: ${face.weight};
  font-display: optional;
}

${face.localBold ? `${fallback(face.local, '400 500', adjust)}\n\n${fallback(face.localBold, '600 700', adjustTo(face.boldReference))}` : fallback(face.local, face.weight, adjust)}`);
  console.log(`${face.file}: ${(woff2.length / 1024).toFixed(1)} KB, size-adjust ${percent(adjust)}`);
}
await writeFile(
  here('../src/styles/fonts.css'),
  `/* Written by scripts/fonts.mjs. */\n${blocks.join('\n\n')}\n`,
);
