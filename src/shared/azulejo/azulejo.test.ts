import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MARKS } from './azulejo-motifs.ts';
import { parseTile, placeTile, turn } from './azulejo-tiles.ts';
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
    expect(fingerprint('Bodegas Roda')).toMatchInlineSnapshot(`"7b95b09ab8e3"`);
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

  it('stay where they are placed', () => {
    expect(placeTile(parseTile('T0a'), 1, 2).layers.map(({ path }) => path)).toEqual([
      'M8 16h8v8h-8Z',
      'M8 16l8 0l-8 8Z',
    ]);
  });
});

it('merges a drawing into at most one ground and one figure path per glaze', () => {
  const merged = mergeTones(azulejo('any', 12, 12));
  expect(merged.length).toBeLessThanOrEqual(12);
});
