import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MARKS } from './azulejo-motifs.ts';
import { figureEdges, parseTile, turn, type Tone } from './azulejo-tiles.ts';
import { azulejo, azulejoMark, mergeTones, type MarkName } from './azulejo.ts';

const isMark = (name: string): name is MarkName => name in MARKS;
const markNames = Object.keys(MARKS).filter(isMark);

const fingerprint = (seed: string): string =>
  createHash('sha256')
    .update(JSON.stringify(azulejo(seed, 8, 6)))
    .digest('hex')
    .slice(0, 12);

describe('azulejo', () => {
  it('draws the same pattern for the same name, on every machine and in every version', () => {
    expect(fingerprint('Bodegas Roda')).toBe(fingerprint('Bodegas Roda'));
    expect(fingerprint('Bodegas Roda')).toMatchInlineSnapshot(`"f4f022d46811"`);
  });

  it('gives different names different patterns', () => {
    const names = ['empresas', 'inbox', 'leads', 'report', 'Muñoz e hijos', 'contactos'];
    expect(new Set(names.map(fingerprint)).size).toBe(names.length);
  });

  it.each([
    [1, 1],
    [4, 4],
    [7, 3],
    [16, 9],
  ])('fills a grid of %i x %i', (columns, rows) => {
    const { tiles } = azulejo('any', columns, rows);
    expect(tiles).toHaveLength(columns * rows);
    expect(new Set(tiles.map(({ column, row }) => `${column},${row}`)).size).toBe(columns * rows);
  });

  it.each(markNames)('draws the mark of %s on 4 x 4 tiles', (name) => {
    expect(azulejoMark(name)).toMatchObject({ columns: 4, rows: 4 });
    expect(azulejoMark(name).tiles).toHaveLength(16);
  });

  it('has a mark for each of the ten solutions', () => expect(markNames).toHaveLength(10));
});

describe('tiles', () => {
  it('are unchanged after four quarter turns', () => {
    const tile = parseTile('Q1a');
    expect(turn(tile, 4)).toEqual(tile);
    expect(turn(tile)).not.toEqual(tile);
  });

  it('reject an unknown token', () => expect(() => parseTile('Z9z')).toThrow(RangeError));

  it('turn about their own middle', () => {
    expect(figureEdges(parseTile('T2a'))).toEqual([
      { from: [8, 0], to: [8, 8] },
      { from: [8, 8], to: [0, 8] },
      { from: [0, 8], to: [8, 0] },
    ]);
  });
});

/** Lays tiles by their tokens, row by row, and returns the path of each glaze. */
function laid(...rows: string[]): Partial<Record<Tone, string>> {
  const tiles = rows.flatMap((tokens, row) =>
    tokens.split(' ').map((token, column) => ({ column, row, tile: parseTile(token) })),
  );
  return Object.fromEntries(mergeTones({ tiles }).map(({ tone, path }) => [tone, path]));
}

describe('a merged drawing', () => {
  it('has one path per glaze, above one ground without seams', () => {
    const merged = mergeTones(azulejo('any', 12, 12));
    expect(new Set(merged.map(({ tone }) => tone)).size).toBe(merged.length);
    expect(merged[0]).toEqual({ tone: 'ground', path: 'M0 0h96v96h-96Z' });
  });

  it('has whole circles where four quarters meet', () => {
    expect(laid('Q2a Q3a', 'Q1a Q0a').accent).toBe(
      'M0 8a8 8 0 01 8-8a8 8 0 01 8 8a8 8 0 01-8 8a8 8 0 01-8-8Z',
    );
  });

  it('joins figure and ground of one glaze', () => {
    expect(laid('S0a O0c B2a', 'O0a O0a O0a').accent).toBe('M0 0h16v4h8v4h-24Z');
  });

  it('runs the lower glaze of a tile below the upper one', () => {
    expect(laid('Q0f')).toEqual({
      ground: 'M0 0h8v8h-8Z',
      accent: 'M0 0h8v8h-8Z',
      second: 'M0 8v-8h8a8 8 0 01-8 8Z',
    });
  });

  it('leaves out what the lowest glaze covers', () => {
    expect(laid('H0c').accent).toBe('M8 0v8h-8v-8a4 4 0 00 8 0Z');
  });
});
