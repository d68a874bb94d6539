import { expect, test } from 'vitest';
import actions from '#features/consulting/report/catalogue/action-votes.json' with { type: 'json' };
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { currentExamples, printOf } from '#tests/reader/lessons.ts';
import stakes from '#features/consulting/profile/stake/stake-votes.json' with { type: 'json' };
import votes from './votes.json' with { type: 'json' };

test('the learned votes are as new as their sentences and the rules that find features in them', () => {
  const print = printOf(currentExamples());
  const isOld =
    'Learned from other sentences or features: run `npm run reader:learn`, which takes a minute or two.';
  expect(votes.of, isOld).toBe(print);
  expect(actions.of, isOld).toBe(print);
  expect(stakes.of, isOld).toBe(print);
  expect(actions.ids).toEqual(CATALOGUE.map(({ id }) => id));
});

test('a changed word, feature, choice or weight makes another print', () => {
  const example = { names: ['invoic', '%client'], right: [[2, 1]] as [number, number][], counts: 1 };
  const of = (one: typeof example) =>
    printOf({ lessons: 1, processes: [one], symptoms: [], actions: [], stakes: [] });
  const changed = [
    { ...example, names: ['invoic'] },
    { ...example, right: [[3, 1]] as [number, number][] },
    { ...example, counts: 0.5 },
  ];
  expect(new Set([example, ...changed].map(of)).size).toBe(4);
});
