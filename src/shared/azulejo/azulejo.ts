import { MARKS, MOTIFS, type MarkName } from './azulejo-motifs.ts';
import { mergeTones, type Painted } from './azulejo-outline.ts';
import { SCENES, SCENE_TILES, type SceneName } from './azulejo-scenes.ts';
import { mirror, parseTile, turn, type Placed, type Tile } from './azulejo-tiles.ts';

export { mergeTones, stackTones } from './azulejo-outline.ts';
export type { MarkName, SceneName };

/** A drawing on a square grid; a tile is 8 units wide. */
export type Azulejo = { columns: number; rows: number; tiles: Placed[] };

type Block = Tile[][];

/** FNV-1a, then mulberry32: the same name draws the same pattern on every machine, for ever. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const parseBlock = (tokens: string, width: number): Block => {
  const tiles = tokens.split(/\s+/).map(parseTile);
  return Array.from({ length: tiles.length / width }, (_, row) =>
    tiles.slice(row * width, (row + 1) * width),
  );
};

/** Rotates a block by a quarter turn: its first column, read from below, becomes its first row. */
function turnBlock(block: Block): Block {
  const [firstRow = []] = block;
  return firstRow.map((_, column) =>
    block
      .flatMap((row) => row.slice(column, column + 1))
      .reverse()
      .map((tile) => turn(tile)),
  );
}

const mirrorBlock = (block: Block): Block => block.map((row) => row.map(mirror).reverse());

const beside = (left: Block, right: Block): Block => left.map((row, y) => [...row, ...(right[y] ?? [])]);

/** Rotates a quarter round the middle: a wheel. */
function rotor(quarter: Block): Block {
  const [second, third] = [turnBlock(quarter), turnBlock(turnBlock(quarter))];
  return [...beside(quarter, second), ...beside(turnBlock(third), third)];
}

/** Mirrors a quarter at both axes: a flower. Two mirrorings are half a turn. */
function rose(quarter: Block): Block {
  const upper = beside(quarter, mirrorBlock(quarter));
  return [...upper, ...turnBlock(turnBlock(upper))];
}

function draw(block: Block): Azulejo {
  const tiles = block.flatMap((row, y) => row.map((tile, x) => ({ column: x, row: y, tile })));
  return { columns: block[0]?.length ?? 0, rows: block.length, tiles };
}

/** Maps a place to its block of four, so that the pattern is centred and cut off equally on both sides. */
function foldIndex(index: number, length: number): { block: number; within: number } {
  const shifted = index + Math.floor((4 - (length % 4)) / 2) + (length % 4 === 0 ? -2 : 0);
  return { block: Math.floor(shifted / 4), within: ((shifted % 4) + 4) % 4 };
}

/**
 * Draws a pattern unique to a name: two hand-drawn motifs, each unfolded into a block of 4x4 by rotating or mirroring,
 * arranged like a chessboard and centred on the grid.
 */
export function azulejo(seed: string, columns: number, rows: number): Azulejo {
  const random = seededRandom(seed);
  const pick = (): string => MOTIFS[Math.floor(random() * MOTIFS.length)] ?? MOTIFS[0];
  const first = pick();
  let second = pick();
  while (second === first) second = pick();
  const unfold = (tokens: string): Block => (random() < 0.3 ? rotor : rose)(parseBlock(tokens, 2));
  const blocks = [unfold(first), unfold(second)] as const;
  const grid = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const [across, down] = [foldIndex(x, columns), foldIndex(y, rows)];
      const block = (across.block + down.block) % 2 === 0 ? blocks[0] : blocks[1];
      return block[down.within]?.[across.within] ?? parseTile('O0a');
    }),
  );
  return draw(grid);
}

const MOST_KEPT = 200;
const kept = new Map<string, Painted>();

/** Returns the paths of a name's pattern. The last ones are kept, because a list draws the same names again and again. */
export function paintedPattern(seed: string, columns: number, rows: number): Painted {
  const key = `${columns} ${rows} ${seed}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const painted = mergeTones(azulejo(seed, columns, rows));
  kept.set(key, painted);
  return painted;
}

export const azulejoMark = (name: MarkName): Azulejo => draw(parseBlock(MARKS[name], 4));

/** Returns the composition of a product page. */
export function azulejoScene(name: SceneName): Azulejo {
  const { rows, tiles } = SCENES[name];
  const legend = `${SCENE_TILES} ${tiles}`.split(' ').filter((entry) => entry !== '');
  const tokens = new Map(legend.map((entry) => [entry.slice(0, 1), entry.slice(1)]));
  return draw(rows.map((row) => [...row].map((sign) => parseTile(tokens.get(sign) ?? sign))));
}
