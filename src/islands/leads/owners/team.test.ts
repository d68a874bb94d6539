import { expect, test } from 'vitest';
import { ownersIn } from './team.ts';

test('a reader is not among those that a record can be given to', () => {
  const people = [
    { id: 1, name: 'Ana', role: 'owner' },
    { id: 2, name: 'Bea', role: 'reader' },
    { id: 3, name: 'Eva', role: 'member' },
  ] as const;
  expect(ownersIn({ people }).map(({ name }) => name)).toEqual(['Ana', 'Eva']);
});
