// Writes the letters of drawn images (src/features/site/pages/lettering.rules.ts) as outlines, because they are rendered
// on machines without fonts: whatever the two typefaces have, other scripts and signs from DejaVu Sans, emoji from Noto
// Emoji, which has one colour. Run by hand when a font package changes: the results are committed.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { shapeOf } from './lib/font-shapes.mjs';

const require = createRequire(import.meta.url);
const UNITS = 1000;
/** A third of a pixel in a large headline. */
const EMOJI_UNITS = 300;

const FACES = [
  {
    file: 'bricolage-grotesque-600.json',
    name: '@fontsource-variable/bricolage-grotesque',
    parts: ['latin', 'latin-ext', 'vietnamese'].map((part) => `bricolage-grotesque-${part}-standard-normal`),
    axes: { wght: 600, opsz: 60, wdth: 100 },
    others: 'dejavu-sans-latin-700-normal',
    othersFile: 'dejavu-sans-700.json',
  },
  {
    file: 'instrument-sans-500.json',
    name: '@fontsource-variable/instrument-sans',
    parts: ['latin', 'latin-ext'].map((part) => `instrument-sans-${part}-wght-normal`),
    axes: { wght: 500 },
    others: 'dejavu-sans-latin-400-normal',
    othersFile: 'dejavu-sans-400.json',
  },
];
const EMOJI = {
  name: '@fontsource-variable/noto-emoji',
  axes: { wght: 600 },
  scale: 0.82,
  file: 'noto-emoji-600.json',
};

/** Signs that are placed by their neighbours, or read from right to left, cannot be set one after the other. */
const UNSETTABLE =
  /[\p{M}\p{C}\p{Zl}\p{Zp}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Lao}]/u;
/** Blocks of DejaVu Sans that no advertisement needs: syllabics, runes, braille, hexagrams, game pieces, emoticons. */
const isLeftOut = (code) =>
  (code >= 0x1400 && code < 0x1d00) ||
  (code >= 0x2800 && code < 0x2900) ||
  (code >= 0x2d30 && code < 0xfb00) ||
  code > 0xffff;

const folderOf = (name) => join(dirname(require.resolve(`${name}/package.json`)), 'files');
const pathOf = (name, file) => join(folderOf(name), file);

/** Reads a font at a point of its axes, with all of its letters. */
async function open(path, axes) {
  const file = await readFile(path);
  const letters = String.fromCodePoint(...create(file).characterSet);
  const font = await subsetFont(file, letters, {
    variationAxes: axes,
    noHinting: true,
    targetFormat: 'truetype',
  });
  return create(font);
}

const capHeight = (font) => font.glyphForCodePoint(0x48).bbox.maxY / font.unitsPerEm;
const drawn = (font, glyph, scale = 1) => shapeOf(glyph, (UNITS / font.unitsPerEm) * scale);

async function write(file, glyphs, unitsPerEm = UNITS) {
  // A list of texts, because the type of an object of thousands of keys takes the compiler seconds.
  const lines = Object.entries(glyphs).map(([letter, [width, path]]) => `${letter}\t${width}\t${path}`);
  const text = JSON.stringify({ unitsPerEm, glyphs: lines });
  await writeFile(fileURLToPath(new URL(`../src/assets/fonts/${file}`, import.meta.url)), text);
  console.log(`${file}: ${Object.keys(glyphs).length} letters, ${(text.length / 1024).toFixed(0)} KB`);
}

const lettersOf = (font) =>
  font.characterSet
    .filter((code) => !UNSETTABLE.test(String.fromCodePoint(code)))
    .map((code) => [code, String.fromCodePoint(code)]);

for (const { file, name, parts, axes, others, othersFile } of FACES) {
  const glyphs = {};
  let capitals = 0;
  for (const part of parts) {
    const font = await open(pathOf(name, `${part}.woff2`), axes);
    if (part === parts[0]) capitals = capHeight(font);
    for (const [code, letter] of lettersOf(font))
      glyphs[letter] ??= drawn(font, font.glyphForCodePoint(code));
  }
  await write(file, glyphs);

  const fallback = create(await readFile(pathOf('@fontsource/dejavu-sans', `${others}.woff2`)));
  // Scaled to the height of the letters beside it.
  const scale = capitals / capHeight(fallback);
  const rest = lettersOf(fallback)
    .filter(([code, letter]) => glyphs[letter] === undefined && !isLeftOut(code))
    .map(([code, letter]) => [letter, drawn(fallback, fallback.glyphForCodePoint(code), scale)]);
  await write(othersFile, Object.fromEntries(rest));
}

/** Single emoji, flags, keys and the sequences of two people or of a person and a thing. */
function sequencesOf(found) {
  const isEmoji = (text) => /^\p{RGI_Emoji}$/v.test(text);
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x1f1e6 + at));
  const flags = letters.flatMap((one) => letters.map((other) => one + other)).filter(isEmoji);
  const keys = [...'0123456789#*'].map((key) => `${key}\ufe0f\u20e3`);
  const joined = found.flatMap((one) =>
    found.map((other) => `${one}\u200d${other}`).filter((text) => isEmoji(text) || isEmoji(`${text}\ufe0f`)),
  );
  return [...found, ...flags, ...keys, ...joined];
}

const emoji = {};
const folder = folderOf(EMOJI.name);
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.woff2')).sort()) {
  const font = await open(join(folder, file), EMOJI.axes);
  const singles = lettersOf(font).filter(([, letter]) => /\p{Emoji}/u.test(letter) && !/[\d#*]/.test(letter));
  for (const letters of sequencesOf(singles.map(([, letter]) => letter))) {
    const { glyphs } = font.layout(letters);
    // A sequence that the font does not know becomes a sign for each of its parts.
    if (glyphs.length === 1 && glyphs[0].id !== 0)
      emoji[letters.replaceAll('\ufe0f', '')] = shapeOf(
        glyphs[0],
        (EMOJI_UNITS / font.unitsPerEm) * EMOJI.scale,
      );
  }
}
await write(EMOJI.file, emoji, EMOJI_UNITS);
