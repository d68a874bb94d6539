import { expect, test } from 'vitest';
import { shownTags } from './shown-tags.ts';

test.each([
  [[], 0, 0],
  [['vip'], 1, 0],
  [['vip', 'norte'], 2, 0],
  [['cliente', 'norte', 'vip'], 2, 1],
  [['vip', 'norte', 'a'], 3, 0],
  [['a tag that is longer than its column', 'vip'], 1, 1],
])('of %j a line shows %i and counts %i', (tags: string[], shown, more) => {
  expect(shownTags(tags)).toEqual({ shown: tags.slice(0, shown), more });
});
