import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseTile } from './azulejo-tiles.ts';
import { azulejo, stackTones, type Azulejo } from './azulejo.ts';

const GREYS = {
  ground: '#ffffff',
  soft: '#c0c0c0',
  accent: '#606060',
  ink: '#000000',
  second: '#808080',
  clay: '#404040',
};

async function greysOf({ columns, rows, tiles }: Azulejo, width: number): Promise<number[]> {
  const paths = stackTones({ tiles }).map(({ tone, path }) => `<path fill="${GREYS[tone]}" d="${path}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${columns * 8} ${rows * 8}" preserveAspectRatio="none">${paths.join('')}</svg>`;
  return [...(await sharp(Buffer.from(svg)).greyscale().raw().toBuffer())];
}

test('between two dark tiles whose edge falls within a pixel, the light ground does not show', async () => {
  const tiles = ['S0a', 'S0d', 'S0a'].map((token, column) => ({ column, row: 0, tile: parseTile(token) }));
  const greys = await greysOf({ columns: 3, rows: 1, tiles }, 32);
  expect(Math.max(...greys)).toBeLessThanOrEqual(0x61);
});

test('a stacked drawing shows every glaze that its tiles have, each in one path', () => {
  const drawing = azulejo('any', 12, 12);
  const used = drawing.tiles.flatMap(({ tile: { shape, glaze } }) =>
    shape === 'S' ? [glaze.figure] : shape === 'O' ? [glaze.ground] : [glaze.figure, glaze.ground],
  );
  expect(new Set(stackTones(drawing).map(({ tone }) => tone))).toEqual(new Set(['ground', ...used]));
});
