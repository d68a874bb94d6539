import { expect, test } from 'vitest';
import { polishFault, type PolishFault } from './polish-check.rules.ts';

const ORIGINAL = `1. Problems

The profile records 9 problems: 4 of high priority and “Scrap is found at X-ray” is the first of them.

• “Scrap is found at X-ray” (priority 5/5)
• “Shift reports are typed by hand” (priority 4/5)

The average is 2.8 out of 5. Two systems do not talk.`;

test('sentences may change as long as facts, figures and quotations stand', () => {
  const polished = ORIGINAL.replace(
    'The profile records 9 problems: 4 of high priority and',
    'Of the 9 problems on record, 4 are urgent, and',
  ).replace('The average is 2.8 out of 5.', 'On average, 2.8 of a possible 5 is reached.');
  expect(polished).not.toBe(ORIGINAL);
  expect(polishFault(ORIGINAL, polished)).toBeNull();
});

test.each<[string, string, string, PolishFault]>([
  ['a figure that changed', '2.8 out of 5', '2.9 out of 5', 'figure'],
  ['a figure that vanished', 'records 9 problems', 'records problems', 'figure'],
  ['a figure that was added', 'The average is', 'In 30 days, the average is', 'figure'],
  ['a figure written as a word', 'records 9 problems', 'records nine problems', 'figure'],
  [
    'a quantity in words that was added',
    'do not talk.',
    'do not talk, which costs twice the time.',
    'number_word',
  ],
  ['a quotation that was reworded', '“Scrap is found at X-ray” is', '“Scrap found at X-ray” is', 'quotation'],
  ['a list item that changed', '• “Shift reports are typed by hand”', '• “Shift reports are typed”', 'list'],
  ['a list item that vanished', '\n• “Shift reports are typed by hand” (priority 4/5)', '', 'list'],
  ['a heading that changed', '1. Problems', '1. Challenges', 'heading'],
  ['a paragraph that was added', '1. Problems', '1. Problems\n\nHere is the improved text:', 'structure'],
  ['a paragraph that vanished', '\n\nThe average is 2.8 out of 5. Two systems do not talk.', '', 'structure'],
  [
    'a paragraph that grew beyond its facts',
    'Two systems do not talk.',
    `Two systems do not talk. ${'This is a long story without any figure. '.repeat(4)}`,
    'length',
  ],
])('%s is refused', (_name, from, to, fault) => {
  expect(ORIGINAL).toContain(from);
  expect(polishFault(ORIGINAL, ORIGINAL.replace(from, to))).toBe(fault);
});
