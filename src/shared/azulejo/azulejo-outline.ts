import { figureEdges, TILE_SIZE, type Edge, type Placed, type Point, type Tone } from './azulejo-tiles.ts';

/**
 * Order of painting. The lowest glaze lies below the whole drawing, and of a tile's two glazes the lower one below the
 * whole tile, so that nothing behind the drawing shows through where browsers smooth an edge.
 */
const ORDER: readonly Tone[] = ['ground', 'soft', 'accent', 'ink', 'second', 'clay'];
const BASE: Tone = 'ground';

const CORNERS: readonly Point[] = [
  [0, 0],
  [TILE_SIZE, 0],
  [TILE_SIZE, TILE_SIZE],
  [0, TILE_SIZE],
];
const CELL: Edge[] = CORNERS.map((from, index) => ({ from, to: CORNERS[(index + 1) % 4] ?? from }));

const reversed = ({ from, to, radius }: Edge): Edge => ({
  from: to,
  to: from,
  ...(radius !== undefined && { radius: -radius }),
});

/** Returns the glazes of a tile with the edges of what each of them covers, the base apart. */
function areasOf({ tile }: Placed): { tone: Tone; edges: Edge[] }[] {
  const { ground, figure } = tile.glaze;
  if (tile.shape === 'S') return [{ tone: figure, edges: CELL }];
  if (tile.shape === 'O') return [{ tone: ground, edges: CELL }];
  const edges = figureEdges(tile);
  return ORDER.indexOf(ground) < ORDER.indexOf(figure)
    ? [
        { tone: ground, edges: CELL },
        { tone: figure, edges },
      ]
    : [
        { tone: figure, edges: CELL },
        { tone: ground, edges: [...CELL, ...edges.map(reversed)] },
      ];
}

/** Splits lines along the grid into pieces of one unit, so that neighbours' pieces can be compared. */
function pieces(edge: Edge): Edge[] {
  const [[fromX, fromY], [toX, toY]] = [edge.from, edge.to];
  const length = Math.abs(toX - fromX) + Math.abs(toY - fromY);
  if (edge.radius !== undefined || (fromX !== toX && fromY !== toY)) return [edge];
  const at = (step: number): Point => [
    fromX + ((toX - fromX) * step) / length,
    fromY + ((toY - fromY) * step) / length,
  ];
  return Array.from({ length }, (_, step) => ({ from: at(step), to: at(step + 1) }));
}

/** Edges of one glaze. An edge that the area's other side runs along in the opposite direction is inside of it. */
class Outline {
  #edges = new Map<string, Edge>();

  add(edges: readonly Edge[], left: number, top: number): void {
    for (const { from, to, radius } of edges.flatMap(pieces)) {
      const start: Point = [from[0] + left, from[1] + top];
      const end: Point = [to[0] + left, to[1] + top];
      const isRemoved = radius === undefined && this.#edges.delete([end, start].join());
      if (isRemoved) continue;
      const key = [start, end, ...(radius === undefined ? [] : [[radius]])].join();
      this.#edges.set(key, { from: start, to: end, ...(radius !== undefined && { radius }) });
    }
  }

  path(): string {
    const starts = new Map<string, Edge[]>();
    for (const edge of this.#edges.values()) {
      const key = edge.from.join();
      starts.set(key, [...(starts.get(key) ?? []), edge]);
    }
    const loops: Edge[][] = [];
    for (const first of this.#edges.values()) {
      const loop: Edge[] = [];
      for (let next = take(starts, first.from); next; next = take(starts, next.to)) {
        loop.push(next);
        if (next.to.join() === loop[0]?.from.join()) break;
      }
      if (loop.length > 0) loops.push(straightened(loop));
    }
    return written(loops);
  }
}

const take = (starts: Map<string, Edge[]>, at: Point): Edge | undefined => starts.get(at.join())?.shift();

const direction = ({ from, to, radius }: Edge): string =>
  radius === undefined ? `${Math.sign(to[0] - from[0])},${Math.sign(to[1] - from[1])}` : 'arc';

/** Joins the pieces of straight lines again; the loop then begins at a corner. */
function straightened(loop: Edge[]): Edge[] {
  const goesOn = (index: number) => {
    const [before, edge] = [loop.at(index - 1), loop[index]];
    return before && edge && direction(edge) !== 'arc' && direction(before) === direction(edge);
  };
  const corner = Math.max(
    0,
    loop.findIndex((_, index) => !goesOn(index)),
  );
  const joined: Edge[] = [];
  for (const edge of [...loop.slice(corner), ...loop.slice(0, corner)]) {
    const last = joined.at(-1);
    if (last && direction(edge) !== 'arc' && direction(last) === direction(edge))
      joined.splice(-1, 1, { from: last.from, to: edge.to });
    else joined.push(edge);
  }
  return joined;
}

const pair = (x: number, y: number): string => `${x} ${y}`.replace(' -', '-');

function step({ from, to, radius }: Edge): string {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  if (radius !== undefined) {
    const size = Math.abs(radius);
    return `a${size} ${size} 0 0${radius > 0 ? 1 : 0} ${pair(x, y)}`.replace(' -', '-');
  }
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${pair(x, y)}`;
}

/** Writes the loops with relative moves: the repeated steps of a pattern compress well. */
function written(loops: readonly Edge[][]): string {
  let [fromX, fromY] = [0, 0];
  return loops
    .map((edges, index) => {
      const [[x, y] = [0, 0]] = edges.map(({ from }) => from);
      const move = `${index === 0 ? 'M' : 'm'}${pair(x - fromX, y - fromY)}`;
      [fromX, fromY] = [x, y];
      const last = edges.at(-1);
      const drawn = last && direction(last) !== 'arc' ? edges.slice(0, -1) : edges;
      return `${move}${drawn.map(step).join('')}Z`;
    })
    .join('');
}

type Painted = { tone: Tone; path: string }[];

/**
 * Like `mergeTones`, but each glaze lies below all later ones too: where two glazes meet between pixels, nothing lighter
 * than either shows in between. For pictures of any size, such as PDF; a little longer.
 */
export function stackTones({ tiles }: { tiles: readonly Placed[] }): Painted {
  const used = new Set(tiles.flatMap((placed) => areasOf(placed).map(({ tone }) => tone)));
  return ORDER.filter((tone) => tone === BASE || used.has(tone)).map((tone) => {
    const outline = new Outline();
    for (const placed of tiles) {
      const [left, top] = [placed.column * TILE_SIZE, placed.row * TILE_SIZE];
      // The first area that is not below this glaze contains the others.
      const area = areasOf(placed).find((each) => ORDER.indexOf(each.tone) >= ORDER.indexOf(tone));
      if (area) outline.add(area.edges, left, top);
    }
    return { tone, path: outline.path() };
  });
}

/** Merges the tiles into one path per glaze, in the order of painting: no seam runs through what has one colour. */
export function mergeTones({ tiles }: { tiles: readonly Placed[] }): Painted {
  const outlines = new Map(ORDER.map((tone) => [tone, new Outline()]));
  for (const placed of tiles) {
    const [left, top] = [placed.column * TILE_SIZE, placed.row * TILE_SIZE];
    outlines.get(BASE)?.add(CELL, left, top);
    for (const { tone, edges } of areasOf(placed))
      if (tone !== BASE) outlines.get(tone)?.add(edges, left, top);
  }
  return [...outlines]
    .map(([tone, outline]) => ({ tone, path: outline.path() }))
    .filter(({ path }) => path !== '');
}
