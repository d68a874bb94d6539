import { expect, test } from 'vitest';
import { paragraphDiff } from './paragraph-diff.rules.ts';

const marks = { same: '=', computed: '-', own: '+' } as const;
const diff = (computed: string, own: string) =>
  paragraphDiff(computed, own).map(({ text, is }) => `${marks[is]}${text}`);

test.each([
  ['the same', 'One.\n\nTwo.', 'One.\n\nTwo.', ['=One.', '=Two.']],
  [
    'a paragraph reworded',
    'One.\n\nTwo.\n\nThree.',
    'One.\n\n2.\n\nThree.',
    ['=One.', '-Two.', '+2.', '=Three.'],
  ],
  ['a paragraph added', 'One.', 'One.\n\nTwo.', ['=One.', '+Two.']],
  ['a line of a list removed', '• a\n• b\n• c', '• a\n• c', ['=• a', '-• b', '=• c']],
  ['nothing in common', 'One.', 'Two.', ['-One.', '+Two.']],
])('%s', (_, computed, own, lines) => {
  expect(diff(computed, own)).toEqual(lines);
});
