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

/** A number for each point of the grid, quicker to compare than its coordinates. */
const SPAN = 2 ** 22;
const numberOf = ([x, y]: Point): number => y * 2 ** 11 + x;

/** Edges of one glaze. An edge that the area's other side runs along in the opposite direction is inside of it. */
class Outline {
  #lines = new Map<number, Edge>();
  #arcs: Edge[] = [];

  add(edges: readonly Edge[], left: number, top: number): void {
    for (const { from, to, radius } of edges) {
      const [x, y] = [from[0] + left, from[1] + top];
      const [across, down] = [to[0] - from[0], to[1] - from[1]];
      if (radius !== undefined) this.#arcs.push({ from: [x, y], to: [x + across, y + down], radius });
      // Lines along the grid are laid unit by unit, so that those of two neighbours meet wherever they begin.
      else if (across !== 0 && down !== 0) this.#lay([x, y], [x + across, y + down]);
      else
        for (let unit = 0, units = Math.abs(across + down); unit < units; unit += 1)
          this.#lay(
            [x + (across * unit) / units, y + (down * unit) / units],
            [x + (across * (unit + 1)) / units, y + (down * (unit + 1)) / units],
          );
    }
  }

  #lay(from: Point, to: Point): void {
    const [start, end] = [numberOf(from), numberOf(to)];
    if (!this.#lines.delete(end * SPAN + start)) this.#lines.set(start * SPAN + end, { from, to });
  }

  path(): string {
    const edges = [...this.#lines.values(), ...this.#arcs];
    const starts = new Map<number, Edge[]>();
    for (const edge of edges) {
      const key = numberOf(edge.from);
      const known = starts.get(key);
      if (known) known.push(edge);
      else starts.set(key, [edge]);
    }
    const take = (at: Point) => starts.get(numberOf(at))?.shift();
    const loops: Edge[][] = [];
    for (const { from } of edges) {
      const loop: Edge[] = [];
      for (let next = take(from); next; next = take(next.to)) {
        loop.push(next);
        if (numberOf(next.to) === numberOf(from)) break;
      }
      if (loop.length > 0) loops.push(straightened(loop));
    }
    return written(loops);
  }
}

/** Equal for lines that go the same way; an arc goes no way. */
const direction = ({ from, to, radius }: Edge): number =>
  radius === undefined ? Math.sign(to[0] - from[0]) * 3 + Math.sign(to[1] - from[1]) : 0;

/** Joins the pieces of straight lines again; the loop then begins at a corner. */
function straightened(loop: Edge[]): Edge[] {
  const ways = loop.map(direction);
  const corner = ways.findIndex((way, index) => way === 0 || way !== ways.at(index - 1));
  const joined: Edge[] = [];
  for (const edge of [...loop.slice(corner), ...loop.slice(0, corner)]) {
    const last = joined.at(-1);
    if (last && direction(edge) !== 0 && direction(last) === direction(edge))
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
      const drawn = last && direction(last) !== 0 ? edges.slice(0, -1) : edges;
      return `${move}${drawn.map(step).join('')}Z`;
    })
    .join('');
}

/** The paths of a drawing in the order of painting. */
export type Painted = { tone: Tone; path: string }[];

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
