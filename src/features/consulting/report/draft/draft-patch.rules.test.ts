import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.schema.ts';
import {
  additionOf,
  applyPatch,
  conflictsOf,
  mergePatches,
  movedOrder,
  patchOf,
  sentBlocks,
} from './draft-patch.rules.ts';
import type { DraftBlock } from './draft.schema.ts';

const aBlock = (id: string, over: Partial<DraftBlock> = {}): DraftBlock => ({
  id,
  part: 'recommendations',
  title: id.toUpperCase(),
  computed: `Computed ${id}.`,
  own: null,
  isHidden: false,
  isStale: false,
  ...over,
});
/** The rules under test read the blocks and the language alone. */
const aDraft = (...blocks: DraftBlock[]) => ({ language: 'en', blocks }) as unknown as Draft;
const ids = ({ blocks }: Draft) => blocks.map(({ id }) => id);

const [a, b, c] = [aBlock('a'), aBlock('b'), aBlock('c')];

test('an edit of one block leaves the others as they are', () => {
  const { blocks } = applyPatch(aDraft(a, b), patchOf(a, { own: 'Mine.' }));
  expect(blocks).toEqual([{ ...a, own: 'Mine.' }, b]);
  expect(blocks[1]).toBe(b);
});

test('two edits of a block are one, which knows what was there before the first', () => {
  const once = patchOf(a, { own: 'One.' });
  const twice = mergePatches(once, patchOf({ ...a, own: 'One.' }, { own: 'Two.', isHidden: true }));
  expect(twice.blocks['a']).toMatchObject({
    own: 'Two.',
    isHidden: true,
    was: { own: null, isHidden: false },
  });
});

describe('what another tab has stored meanwhile', () => {
  const mine = patchOf(a, { own: 'Mine.' });
  test.each([
    ['of another block', aDraft(a, { ...b, own: 'Theirs.' }), []],
    ['of the same block', aDraft({ ...a, own: 'Theirs.' }, b), ['a']],
    ['of the same block, with the same words', aDraft({ ...a, own: 'Mine.' }, b), []],
    ['in the profile, so that the block reads otherwise', aDraft({ ...a, computed: 'New.' }, b), []],
    ['in the profile, so that the block is gone', aDraft(b), []],
  ])('%s', (_, stored, conflicts) => {
    expect(conflictsOf(stored, mine)).toEqual(conflicts);
  });
});

test('a text says that its source has changed while it was typed, and not once that was checked', () => {
  const changed = aDraft({ ...a, computed: 'New.' });
  expect(applyPatch(changed, patchOf(a, { own: 'Mine.' })).blocks[0]?.isStale).toBe(true);
  const stale = aBlock('a', { own: 'Mine.', isStale: true });
  expect(applyPatch(aDraft(stale), patchOf(stale, { isHidden: true })).blocks[0]?.isStale).toBe(true);
  expect(applyPatch(aDraft(stale), patchOf(stale, { isStale: false })).blocks[0]?.isStale).toBe(false);
  expect(applyPatch(aDraft(stale), patchOf(stale, { own: 'Newer.' })).blocks[0]?.isStale).toBe(false);
});

test('a text is sent with the computed text that it was typed against; the others without', () => {
  expect(sentBlocks(aDraft({ ...a, computed: 'New.' }, b), patchOf(a, { own: 'Mine.' }))).toEqual([
    { id: 'a', own: 'Mine.', isHidden: false, computed: 'Computed a.' },
    { id: 'b', own: null, isHidden: false },
  ]);
});

test('an own recommendation is added behind the others, titled by its first line, and deleted', () => {
  const method = aBlock('m', { part: 'method' });
  const draft = aDraft(a, method);
  const added = applyPatch(draft, additionOf('own-1', 'Train people\nTwice a year.'));
  expect(ids(added)).toEqual(['a', 'own-1', 'm']);
  const [, own = a] = added.blocks;
  expect([own.title, own.part, own.computed]).toEqual(['Train people', 'recommendations', null]);
  expect(ids(applyPatch(added, patchOf(own, { own: null })))).toEqual(['a', 'm']);
});

test('a block moves inside its part, and one that is newer than the move keeps its neighbour', () => {
  const part = aBlock('x', { part: 'analysis' });
  const blocks = [part, a, b, c];
  expect(movedOrder(blocks, 'b', -1)).toEqual(['x', 'b', 'a', 'c']);
  expect(movedOrder(blocks, 'a', -1)).toBeNull();
  expect(movedOrder(blocks, 'c', 1)).toBeNull();
  const order = ['x', 'b', 'a', 'c'];
  const newer = aBlock('n');
  expect(ids(applyPatch(aDraft(part, a, newer, b, c), { blocks: {}, order }))).toEqual([
    'x',
    'b',
    'a',
    'n',
    'c',
  ]);
});
