import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { GRAVEST_FIRST } from '#features/consulting/profile/stake/stake.values.ts';
import { inWords } from './titles.rules.ts';
import type { Problem, Writing } from '#features/consulting/report/sections/section.types.ts';

/** Problems of one kind that are named, and those that the letter names in words; more are counted. */
const MOST_NAMED = 3;
const MOST_IN_LETTER = 2;
/** Numbers that the shortest form for the letter gives. */
const MOST_NUMBERS = 6;

/** The action that answers it, or what is done in its place. */
function answerTo({ words, figures, toSettle }: Writing, row: Problem): string {
  const action = figures.actions.find(({ rowIds }) => rowIds.includes(row.id));
  if (action !== undefined) return action.id;
  return words.say(toSettle.includes(row) ? 'stake.settled' : 'stake.unanswered');
}

/**
 * Duties and money owed in one sentence, for the letter: the first in the client's own words, the rest by number; the longest
 * form first, numbers alone last. Empty where nothing is at stake.
 */
export function stakeSentences(writing: Writing): string[] {
  const { words, problems, numberOf } = writing;
  const rows = GRAVEST_FIRST.flatMap((stake) => problems.filter((row) => stakeOf(row)?.stake === stake));
  const key = rows.some((row) => stakeOf(row)?.stake === 'safety') ? 'stake.letterDanger' : 'stake.letter';
  const sentence = (named: number): string => {
    const others = rows.slice(named).map(({ id }) => numberOf(id));
    return words.say(key, {
      problems: words.list([
        ...rows.slice(0, named).map((row) => inWords(writing, row)),
        ...(others.length === 0
          ? []
          : [words.say('stake.others', { count: others.length, problems: words.list(others) })]),
      ]),
    });
  };
  if (rows.length === 0) return [];
  const most = Math.min(rows.length, MOST_IN_LETTER);
  const numbers = rows.slice(0, MOST_NUMBERS).map(({ id }) => numberOf(id));
  if (rows.length > MOST_NUMBERS)
    numbers.push(words.say('architecture.more', { count: rows.length - MOST_NUMBERS }));
  return [
    ...Array.from({ length: most }, (_, index) => sentence(most - index)),
    words.say(key, { problems: words.list(numbers) }),
  ];
}

const REPORTED_IN = ['ES', 'GB'] as const;

/**
 * Says how a duty, a danger or money owed is met today, ahead of whatever its action begins with: a sheet is written for
 * many firms, and its first step may be a list. Undefined where nothing is at stake.
 */
export function stakeStep({ words, snapshot }: Writing, rows: readonly Problem[]): string | undefined {
  const stakes = new Set(rows.flatMap((row) => stakeOf(row)?.stake ?? []));
  const country = REPORTED_IN.find((code) => code === snapshot.company.country) ?? 'other';
  const steps = GRAVEST_FIRST.filter((stake) => stakes.has(stake)).flatMap((stake) => [
    words.say(`stake.step.${stake}`),
    ...(stake === 'safety' ? [words.say(`stake.hurt.${country}`)] : []),
  ]);
  return steps.length === 0 ? undefined : steps.join(' ');
}

/**
 * Duties and money owed by kind, for the next steps: each problem with its action. What only its words propose is said to be
 * unconfirmed. Undefined where nothing is at stake.
 */
export function stakeParagraph(writing: Writing): string | undefined {
  const { words, problems, numberOf } = writing;
  const found = problems.flatMap((row) => {
    const at = stakeOf(row);
    return at === undefined ? [] : [{ row, ...at }];
  });
  if (found.length === 0) return undefined;
  const kinds = GRAVEST_FIRST.flatMap((stake) => {
    const rows = found.filter((each) => each.stake === stake);
    if (rows.length === 0) return [];
    const more = rows.length - MOST_NAMED;
    const named = rows.slice(0, MOST_NAMED).map(({ row, isMarked }) =>
      words.say(isMarked ? 'stake.row' : 'stake.proposed', {
        problem: numberOf(row.id),
        words: words.firstWordsOf(row),
        answer: answerTo(writing, row),
      }),
    );
    return [
      words.say(`stake.${stake}`, {
        problems: [...named, ...(more > 0 ? [words.say('architecture.more', { count: more })] : [])].join(
          '; ',
        ),
      }),
    ];
  });
  const hasDanger = found.some(({ stake }) => stake === 'safety');
  return [words.say(hasDanger ? 'stake.firstDanger' : 'stake.first'), ...kinds].join(' ');
}
