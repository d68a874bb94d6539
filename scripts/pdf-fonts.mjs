// Subsets the typefaces of a report's PDF and writes them with their coverage into src/assets/fonts/pdf-fonts.json.
// Separate from the web's fonts (scripts/fonts.mjs): a PDF needs static fonts, and more letters than our own texts,
// because a profile quotes what people typed. Run by hand when a font package changes: the result is committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const TARGET = fileURLToPath(new URL('../src/assets/fonts/pdf-fonts.json', import.meta.url));

/** Everything the two packages cover is below this; combining marks are not set separately. */
const LAST = 0x2220;
const EVERYTHING = Array.from({ length: LAST - 0x20 }, (_, index) => 0x20 + index).filter(
  (code) => code < 0x300 || code > 0x36f,
);

const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-%-wght-normal.woff2';
const BRICOLAGE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-%-standard-normal.woff2';
const FACES = [
  { role: 'text', source: INSTRUMENT, axes: { wght: 400 } },
  { role: 'strong', source: INSTRUMENT, axes: { wght: 600 } },
  { role: 'display', source: BRICOLAGE, axes: { wght: 600, opsz: 60, wdth: 100 } },
];

const faces = [];
for (const { role, source, axes } of FACES) {
  for (const range of ['latin', 'latin-ext']) {
    const file = await readFile(require.resolve(source.replace('%', range)));
    const font = await subsetFont(file, String.fromCodePoint(...EVERYTHING), {
      variationAxes: axes,
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
      targetFormat: 'truetype',
    });
    const read = create(font);
    const covered = EVERYTHING.filter((code) => read.hasGlyphForCodePoint(code));
    faces.push({
      role,
      name: `${role}-${range}`,
      covers: String.fromCodePoint(...covered),
      data: font.toString('base64'),
    });
    console.log(`${role}, ${range}: ${covered.length} letters, ${(font.length / 1024).toFixed(1)} KB`);
  }
}
await writeFile(TARGET, `${JSON.stringify({ faces })}\n`);
