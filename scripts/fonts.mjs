// Cuts the two typefaces to what en, es, ca and fr need, and writes src/styles/fonts.css with fallbacks of the same
// width and height, so that nothing shifts when the fonts arrive. Run by hand when a font package or the alphabet
// changes: the results are committed, and the build needs nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const LETTERS = 'ÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜŸÆŒ';
const SIGNS = '¡¿«»“”‘’‹›–—…·•ªº°€£©®™×−±%\u00a0\u202f½¼¾→←↑↓';
const ALPHABET = ASCII + LETTERS + LETTERS.toLowerCase() + 'ß' + SIGNS;

const FACES = [
  {
    family: 'Bricolage Grotesque',
    fallback: 'Display Fallback',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    file: 'bricolage-grotesque-600.woff2',
    // The large optical size has the character that headings are set for.
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
    reference: 1,
  },
];

// Advance widths of Arial and how often each letter stands in English and Spanish prose, per thousand.
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

function readMetrics(font) {
  const at = {};
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16;
    at[font.toString('latin1', entry, entry + 4)] = font.readUInt32BE(entry + 8);
  }
  const units = font.readUInt16BE(at.head + 18);
  const [ascent, descent, lineGap] = [4, 6, 8].map((offset) => font.readInt16BE(at.hhea + offset) / units);
  const longMetrics = font.readUInt16BE(at.hhea + 34);
  const glyphOf = readCmap(font, at.cmap);
  const width = (letter) => {
    const glyph = Math.min(glyphOf(letter.codePointAt(0)), longMetrics - 1);
    return font.readUInt16BE(at.hmtx + glyph * 4) / units;
  };
  return { ascent, descent, lineGap, width: mean(width) };
}

/** Format 4 of the character map is the one every font for the web carries. */
function readCmap(font, cmap) {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(table) !== 4) continue;
    const twice = font.readUInt16BE(table + 6);
    return (code) => {
      for (let segment = 0; segment < twice; segment += 2) {
        if (font.readUInt16BE(table + 14 + segment) < code) continue;
        const start = font.readUInt16BE(table + 16 + twice + segment);
        const delta = font.readUInt16BE(table + 16 + twice * 2 + segment);
        const place = table + 16 + twice * 3 + segment;
        const range = font.readUInt16BE(place);
        if (range === 0) return (code + delta) % 65536;
        return (font.readUInt16BE(place + range + (code - start) * 2) + delta) % 65536;
      }
      return 0;
    };
  }
  throw new Error('The font has no character map of format 4.');
}

const percent = (value) => `${(value * 100).toFixed(2)}%`;

const blocks = [];
for (const face of FACES) {
  const source = await readFile(require.resolve(face.source));
  const options = { variationAxes: face.axes };
  const woff2 = await subsetFont(source, ALPHABET, { ...options, targetFormat: 'woff2' });
  await writeFile(here(`../src/assets/fonts/${face.file}`), woff2);
  const metrics = readMetrics(await subsetFont(source, ALPHABET, { ...options, targetFormat: 'truetype' }));
  const adjust = metrics.width / ((mean((letter) => ARIAL[letter]) / 1000) * face.reference);
  blocks.push(`@font-face {
  font-family: '${face.family}';
  src: url('../assets/fonts/${face.file}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
}

@font-face {
  font-family: '${face.fallback}';
  src: ${face.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${face.weight};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(-metrics.descent / adjust)};
  line-gap-override: ${percent(metrics.lineGap / adjust)};
}`);
  console.log(`${face.file}: ${(woff2.length / 1024).toFixed(1)} KB, size-adjust ${percent(adjust)}`);
}
await writeFile(
  here('../src/styles/fonts.css'),
  `/* Written by scripts/fonts.mjs. */\n${blocks.join('\n\n')}\n`,
);
