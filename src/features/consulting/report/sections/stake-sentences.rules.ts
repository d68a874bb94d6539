import { stakeOf } from '#features/consulting/profile/stake.rules.ts';
import { STAKES } from '#features/consulting/profile/stake.values.ts';
import type { Problem, Writing } from './section.types.ts';

/** Problems of one kind that are named, and those of all kinds in the letter; more are counted. */
const MOST_NAMED = 3;
const MOST_IN_LETTER = 5;

/** The action that answers it, or what is done in its place. */
function answerTo({ words, figures, toSettle }: Writing, row: Problem): string {
  const action = figures.actions.find(({ rowIds }) => rowIds.includes(row.id));
  if (action !== undefined) return action.id;
  return words.say(toSettle.includes(row) ? 'stake.settled' : 'stake.unanswered');
}

/** Duties and money owed in one sentence, for the letter; undefined where nothing is at stake. */
export function stakeSentence({ words, problems, numberOf }: Writing): string | undefined {
  const ids = problems.filter((row) => stakeOf(row) !== undefined).map(({ id }) => numberOf(id));
  const more = ids.length - MOST_IN_LETTER;
  return ids.length === 0
    ? undefined
    : words.say('stake.letter', {
        problems: words.list(
          more > 0 ? [...ids.slice(0, MOST_IN_LETTER), words.say('architecture.more', { count: more })] : ids,
        ),
      });
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
  const kinds = STAKES.flatMap((stake) => {
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
  return [words.say('stake.first'), ...kinds].join(' ');
}
