import { describe, expect, test } from 'vitest';
import { countIn, homeFolder, movedCounts, splitName } from './inbox.rules.ts';

const COUNTS = { unread: 3, read: 2, archived: 5, suspected: 1, spam: 0 };

describe('the folders of the inbox', () => {
  test.each([
    ['inbox', 5],
    ['unread', 3],
    ['read', 2],
    ['archived', 5],
    ['suspected', 1],
    // With the suspected ones.
    ['spam', 1],
  ] as const)('%s counts what it shows', (folder, count) => {
    expect(countIn(folder, COUNTS)).toBe(count);
  });

  test.each([
    ['unread', 'inbox'],
    ['read', 'inbox'],
    ['archived', 'archived'],
    ['suspected', 'spam'],
    ['spam', 'spam'],
  ] as const)('an entry that is %s is found in %s', (status, folder) => {
    expect(homeFolder(status)).toBe(folder);
  });

  test('keep their sum when an entry moves, and never drop below zero', () => {
    expect(movedCounts(COUNTS, 'unread', 'archived')).toEqual({
      unread: 2,
      read: 2,
      archived: 6,
      suspected: 1,
      spam: 0,
    });
    expect(movedCounts(COUNTS, 'read', 'read')).toBe(COUNTS);
    expect(movedCounts(COUNTS, 'spam', 'read')).toEqual({
      unread: 3,
      read: 3,
      archived: 5,
      suspected: 1,
      spam: 0,
    });
  });
});

test.each([
  ['Ana Ruiz García', { firstName: 'Ana', lastName: 'Ruiz García' }],
  ['  Ana  ', { firstName: 'Ana', lastName: null }],
])('the name %j is split for a contact', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
