import { keyOf } from '#features/consulting/report/document/changes.rules.ts';
import type { Writing } from './section.types.ts';

/** Problems whose cost has moved that are named; the table of rows has the rest. */
const MOST_NAMED = 5;

const direction = (before: number, after: number): 'less' | 'more' | 'same' =>
  after < before ? 'less' : after > before ? 'more' : 'same';

/** "The problems counted cost 6,283 € a year less than then"; undefined where either report has no sum, or another currency. */
export function comparedCost({ snapshot, figures, words }: Writing): string | undefined {
  const before = snapshot.earlier?.figures;
  const { costPerYearCents: now } = figures.totals;
  const then = before?.costPerYearCents ?? null;
  if (before === undefined || then === null || now === null) return undefined;
  if (before.currency !== (snapshot.company.currency ?? before.currency)) return undefined;
  return words.say(`compared.${direction(then, now)}`, {
    difference: words.money(Math.abs(now - then)),
    before: words.money(then),
    after: words.money(now),
  });
}

/** Each problem of both reports whose cost is another one now, the greatest difference first. */
export function comparedProblems({ snapshot, words, figuresOf, problems, numberOf }: Writing): string[] {
  const before = snapshot.earlier?.figures;
  if (before === undefined || before.currency !== (snapshot.company.currency ?? before.currency)) return [];
  const then = new Map(before.problems.map((row) => [keyOf(row.description), row.costPerYearCents]));
  return problems
    .flatMap((row) => {
      const [old, now] = [then.get(keyOf(row.description)), figuresOf(row.id)?.costPerYearCents];
      return old == null || now == null || old === now ? [] : [{ row, old, now }];
    })
    .toSorted((a, b) => Math.abs(b.now - b.old) - Math.abs(a.now - a.old))
    .slice(0, MOST_NAMED)
    .map(({ row, old, now }) =>
      words.say('compared.row', {
        problem: numberOf(row.id),
        reading: words.firstWordsOf(row),
        before: words.money(old),
        after: words.money(now),
      }),
    );
}

/** Actions of the report before that are done: named, with what that report let one expect of them a year. */
export function doneActions({ snapshot, words }: Writing): string | undefined {
  const { actions = [], tracked } = snapshot.earlier ?? {};
  const done = actions.filter(({ status }) => status === 'done');
  if (done.length === 0) return undefined;
  const saving = tracked?.savingPerYear ?? null;
  const values = {
    count: done.length,
    actions: words.list(
      done.slice(0, MOST_NAMED).map(({ id, title }) => words.say('actionNamed', { title, id })),
    ),
  };
  return saving === null
    ? words.say('compared.done', values)
    : words.say('compared.doneSaving', { ...values, saving: words.money(saving.low, saving.high) });
}
