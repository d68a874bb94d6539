// @ts-check
/**
 * Writes the photographs of the demo's pottery into src/assets/demo-photographs.json, and the small ones that the site
 * shows into src/assets/demo-plate.webp and demo-table.avif, from the pictures that scripts/demo-photographs.py draws. Run by hand when they
 * are drawn anew: the results are committed.
 *
 *     node scripts/demo-photographs.mjs FOLDER
 *
 * FOLDER holds table.png, stack.png and plate.png.
 */
import { Buffer } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const TARGET = fileURLToPath(new URL('../src/assets/demo-photographs.json', import.meta.url));
const PLATE_TARGET = fileURLToPath(new URL('../src/assets/demo-plate.webp', import.meta.url));
const TABLE_TARGET = fileURLToPath(new URL('../src/assets/demo-table.avif', import.meta.url));
/** In the order in which ads show them; each with the point that every crop keeps, in per cent, and how much lighter. */
const SCENES = [
  { name: 'table', focalX: 50, focalY: 54, brightness: 1.12 },
  { name: 'stack', focalX: 36, focalY: 47, brightness: 1 },
  { name: 'plate', focalX: 52, focalY: 50, brightness: 1 },
];
const SIDE = 1_100;
const PREVIEW_SIDE = 640;
/** A public page weighs 60 KB, its fonts included. */
const [PLATE_SIDE, TABLE_SIDE] = [360, 520];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with the pictures.');

const photographs = [];
for (const { name, brightness, ...focal } of SCENES) {
  /** @param {number} side @param {number} quality */
  const drawn = async (side, quality) =>
    sharp(join(resolve(folder), `${name}.png`))
      .modulate({ brightness })
      .resize(side, side)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  const [data, preview] = [await drawn(SIDE, 80), await drawn(PREVIEW_SIDE, 76)];
  photographs.push({ ...focal, data: data.toString('base64'), preview: preview.toString('base64') });
  console.log(`${name}: ${(data.length / 1024).toFixed(0)} KB and ${(preview.length / 1024).toFixed(0)} KB`);
}
await writeFile(TARGET, `${JSON.stringify({ photographs })}\n`);
await sharp(join(resolve(folder), 'plate.png'))
  .resize(PLATE_SIDE, PLATE_SIDE)
  .webp({ quality: 50, effort: 6 })
  .toFile(PLATE_TARGET);
await sharp(Buffer.from(photographs[0]?.preview ?? '', 'base64'))
  .resize(TABLE_SIDE, TABLE_SIDE)
  .avif({ quality: 30, effort: 9 })
  .toFile(TABLE_TARGET);
