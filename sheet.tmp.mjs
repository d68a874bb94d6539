import sharp from 'sharp';
import { globSync } from 'node:fs';
const f = globSync('/tmp/look/p-es*.png').sort();
const m = await sharp(f[0]).metadata(); const cols = 7, w = m.width, h = m.height;
for (const [n, part] of [[0, f.slice(0, 14)], [1, f.slice(14)]]) {
const rows = Math.ceil(part.length / cols);
await sharp({ create: { width: w * cols, height: h * rows, channels: 3, background: 'grey' } }).composite(part.map((x, i) => ({ input: x, left: (i % cols) * w, top: Math.floor(i / cols) * h }))).png().toFile(`/tmp/look/sheet${n}.png`);
}
for (const [name, y] of [['es-1440-report', [0, 2200, 4400]], ['es-360-report', [0, 2200]]]) {
  const im = await sharp(`/tmp/look/${name}.png`, { limitInputPixels: false }).metadata(); console.log(name, im.width, im.height);
  for (const [k, t] of y.entries()) await sharp(`/tmp/look/${name}.png`, { limitInputPixels: false }).extract({ left: 0, top: t, width: im.width, height: Math.min(2200, im.height - t) }).toFile(`/tmp/look/${name}-${k}.png`);
}
