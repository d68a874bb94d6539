import type { Problem, Writing } from '#features/consulting/report/sections/section.types.ts';
import { figuresSourceOf } from './sources.rules.ts';

/** A sum on record that is in no cost of a year: money that stands, or what a case cost of which nobody knows how often it comes. */
export type ToldSum = { key: 'tiedUp' | 'once'; cents: number; rows: Problem[]; isTold: boolean };

const isOnce = ({ figuresOf }: Writing, { id, incidentCostCents }: Problem): boolean =>
  incidentCostCents != null && incidentCostCents > 0 && figuresOf(id)?.costPerYearCents == null;

/** The sums on record, each with its problems: what is tied up in all, and the dearest single case. */
export function toldSums(writing: Writing): ToldSum[] {
  const { problems } = writing;
  const isTold = (rows: Problem[]): boolean =>
    rows.some(({ id }) => figuresSourceOf(writing, id) !== 'measured');
  const tied = problems.filter(({ tiedUpCents }) => tiedUpCents != null && tiedUpCents > 0);
  const [once] = problems
    .filter((row) => isOnce(writing, row))
    .toSorted((a, b) => (b.incidentCostCents ?? 0) - (a.incidentCostCents ?? 0));
  return [
    ...(tied.length === 0
      ? []
      : [
          {
            key: 'tiedUp' as const,
            cents: tied.reduce((sum, { tiedUpCents }) => sum + (tiedUpCents ?? 0), 0),
            rows: tied,
            isTold: isTold(tied),
          },
        ]),
    ...(once === undefined
      ? []
      : [
          {
            key: 'once' as const,
            cents: once.incidentCostCents ?? 0,
            rows: [once],
            isTold: isTold([once]),
          },
        ]),
  ];
}

/** The same in a sentence for the letter; undefined without any. */
export function toldSentence(writing: Writing): string | undefined {
  const { words, numberOf } = writing;
  const sums = toldSums(writing).map(({ key, cents, rows }) =>
    words.say(`told.${key}`, {
      amount: words.money(cents),
      problems: words.list(rows.map(({ id }) => numberOf(id))),
    }),
  );
  return sums.length === 0 ? undefined : words.say('letter.told', { sums: words.list(sums) });
}
