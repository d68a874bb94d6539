/**
 * Tiles that all drawings are made of. A tile is 8 units wide, so that every corner and radius is an integer. Its token
 * is shape, orientation, glaze (`Q2a`).
 */
export const TILE_SIZE = 8;

export type Tone = 'ground' | 'soft' | 'accent' | 'ink' | 'second' | 'clay';
export type Glaze = { ground: Tone; figure: Tone };
export type Tile = { shape: ShapeName; orientation: number; glaze: Glaze };
export type Placed = { column: number; row: number; tile: Tile };

/** Corner shapes count corners clockwise from the upper left, edge shapes edges clockwise from the top. */
type Kind = 'corner' | 'edge' | 'still';
export type Point = readonly [number, number];
/** A positive radius bends the arc to the right of its way, a negative one to the left. */
export type Edge = { from: Point; to: Point; radius?: number };
type Step = { to: Point; radius?: number };

const polygon = (...points: Point[]): Step[] => points.map((to) => ({ to }));

const SHAPES = {
  /** Quarter disc round a corner, full and half width. */
  Q: { kind: 'corner', figures: [[{ to: [0, 0] }, { to: [8, 0] }, { to: [0, 8], radius: 8 }]] },
  K: { kind: 'corner', figures: [[{ to: [0, 0] }, { to: [4, 0] }, { to: [0, 4], radius: 4 }]] },
  R: {
    kind: 'corner',
    figures: [
      [{ to: [4, 0] }, { to: [8, 0] }, { to: [0, 8], radius: 8 }, { to: [0, 4] }, { to: [4, 0], radius: -4 }],
    ],
  },
  /** Half of the tile below or above its diagonal. */
  T: { kind: 'corner', figures: [polygon([0, 0], [8, 0], [0, 8])] },
  /** Leaf along the diagonal from its corner. */
  L: {
    kind: 'corner',
    figures: [[{ to: [0, 0] }, { to: [8, 8], radius: 8 }, { to: [0, 0], radius: 8 }]],
  },
  H: { kind: 'edge', figures: [[{ to: [0, 0] }, { to: [8, 0] }, { to: [0, 0], radius: 4 }]] },
  B: { kind: 'edge', figures: [polygon([0, 0], [8, 0], [8, 4], [0, 4])] },
  I: {
    kind: 'edge',
    figures: [polygon([0, 0], [8, 0], [8, 2], [0, 2]), polygon([0, 4], [8, 4], [8, 6], [0, 6])],
  },
  /** Bars through the middle, thin and broad, and a thin one round a corner, to join two tiles. */
  N: { kind: 'edge', figures: [polygon([3, 0], [5, 0], [5, 8], [3, 8])] },
  M: { kind: 'edge', figures: [polygon([1, 0], [7, 0], [7, 8], [1, 8])] },
  J: {
    kind: 'corner',
    figures: [
      [{ to: [3, 0] }, { to: [5, 0] }, { to: [0, 5], radius: 5 }, { to: [0, 3] }, { to: [3, 0], radius: -3 }],
    ],
  },
  /** Triangle with its base on an edge, pointing at the middle. */
  P: { kind: 'edge', figures: [polygon([0, 0], [8, 0], [4, 4])] },
  C: {
    kind: 'still',
    figures: [[{ to: [0, 4] }, { to: [8, 4], radius: 4 }, { to: [0, 4], radius: 4 }]],
  },
  D: {
    kind: 'still',
    figures: [[{ to: [2, 4] }, { to: [6, 4], radius: 2 }, { to: [2, 4], radius: 2 }]],
  },
  X: { kind: 'still', figures: [polygon([4, 0], [8, 4], [4, 8], [0, 4])] },
  S: { kind: 'still', figures: [polygon([0, 0], [8, 0], [8, 8], [0, 8])] },
  O: { kind: 'still', figures: [] },
} satisfies Record<string, { kind: Kind; figures: Step[][] }>;

export type ShapeName = keyof typeof SHAPES;

const GLAZES: Record<string, Glaze> = {
  a: { ground: 'ground', figure: 'accent' },
  b: { ground: 'ground', figure: 'second' },
  c: { ground: 'accent', figure: 'ground' },
  d: { ground: 'ground', figure: 'ink' },
  e: { ground: 'ink', figure: 'ground' },
  f: { ground: 'accent', figure: 'second' },
  g: { ground: 'soft', figure: 'accent' },
  h: { ground: 'ink', figure: 'second' },
  i: { ground: 'ground', figure: 'clay' },
  j: { ground: 'accent', figure: 'soft' },
  k: { ground: 'ground', figure: 'soft' },
  l: { ground: 'second', figure: 'ink' },
  m: { ground: 'ink', figure: 'accent' },
  n: { ground: 'accent', figure: 'ink' },
  o: { ground: 'soft', figure: 'ink' },
  p: { ground: 'soft', figure: 'second' },
  q: { ground: 'soft', figure: 'ground' },
};

const isShape = (name: string): name is ShapeName => name in SHAPES;

export function parseTile(token: string): Tile {
  const [shape = '', orientation = '', glaze = ''] = token;
  const colours = GLAZES[glaze];
  if (!isShape(shape) || !/[0-3]/.test(orientation) || !colours)
    throw new RangeError(`No such tile: "${token}"`);
  return { shape, orientation: Number(orientation), glaze: colours };
}

/** Rotates a tile clockwise by quarter turns. */
export const turn = (tile: Tile, quarters = 1): Tile => ({
  ...tile,
  orientation: (tile.orientation + quarters) % 4,
});

export function mirror(tile: Tile): Tile {
  const { kind } = SHAPES[tile.shape];
  if (kind === 'still') return tile;
  return { ...tile, orientation: kind === 'corner' ? tile.orientation ^ 1 : (4 - tile.orientation) % 4 };
}

function turnPoint([x, y]: Point, quarters: number): Point {
  return quarters === 0 ? [x, y] : turnPoint([TILE_SIZE - y, x], quarters - 1);
}

/** Returns the edges of a tile's figures, clockwise; the tile's upper left corner is at (0, 0). */
export function figureEdges({ shape, orientation }: Tile): Edge[] {
  const figures: Step[][] = SHAPES[shape].figures;
  return figures.flatMap((steps) => {
    const points = steps.map(({ to }) => turnPoint(to, orientation));
    return steps.flatMap(({ radius }, index): Edge[] => {
      const [from, to] = [points.at(index - 1), points[index]];
      if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return [];
      return [{ from, to, ...(radius !== undefined && { radius }) }];
    });
  });
}
