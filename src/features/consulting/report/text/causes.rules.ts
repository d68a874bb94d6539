import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import { lowered, raised } from '#features/consulting/report/sections/wording/titles.rules.ts';
import { wordCount } from '#features/consulting/profile/causes/cause.values.ts';
import type { PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import { byCode } from '#shared/texts/order.ts';

export type StatedCause = NonNullable<ReportSnapshot['causes']>[number];

/** Problems named one by one; more are counted. */
const MOST_NAMED = 4;
/** Words of the sentence that opens the letter. */
const MOST_LETTER_WORDS = 25;

export const statedCauses = ({ snapshot }: Pick<Writing, 'snapshot'>): readonly StatedCause[] =>
  snapshot.causes ?? [];

/** The consultant's sentence without its full stop. */
const sentenceOf = ({ words }: Writing, { text }: StatedCause): string =>
  words.label(text).replace(/(?<!\.)\.$/u, '');

/** "P1, P3 y P4", or "6 de los 9 problemas". */
function problemsOf({ words, numberOf, problems }: Writing, { problemIds }: StatedCause): string {
  if (problemIds.length > MOST_NAMED)
    return words.say('causes.among', { part: problemIds.length, total: problems.length });
  const place = (number: string) => Number(number.slice(1));
  return words.list(problemIds.map(numberOf).toSorted((a, b) => place(a) - place(b) || byCode(a, b)));
}

/** The sentence that opens the letter: the first stated cause, and the second where both are short; undefined without any. */
export function causesOpening(writing: Writing): string | undefined {
  const { words } = writing;
  const [first, second] = statedCauses(writing);
  if (first === undefined) return undefined;
  const said = (key: string, cause: StatedCause, more: Record<string, string> = {}) =>
    words.say(`causes.letter.${key}`, {
      problems: problemsOf(writing, cause),
      cause: lowered(sentenceOf(writing, cause)),
      ...more,
    });
  const opening = said(first.problemIds.length === 1 ? 'one' : 'several', first);
  if (second === undefined) return opening;
  const both = said('more', second, { first: opening.replace(/\.$/u, '') });
  return wordCount(both) <= MOST_LETTER_WORDS ? both : opening;
}

/** The support of a cause, quoted: a strength, or a program that is paid for already. */
function supportOf({ snapshot, words }: Writing, { strengthId, tool }: StatedCause): string | undefined {
  const strength = snapshot.strengths.find(({ id }) => id === strengthId);
  return strength ? words.cite(strength.description) : tool === null ? undefined : words.label(tool);
}

/** The actions that serve a cause, in the order of the plan. */
export const actionsOf = (actions: readonly Action[], { problemIds }: StatedCause): Action[] =>
  actions.filter(({ rowIds }) => rowIds.some((id) => problemIds.includes(id)));

/** The block on what joins the problems; writes nothing without a stated cause. */
export function writeCauses(document: PlainText, writing: Writing): void {
  const { words, figures } = writing;
  const causes = statedCauses(writing);
  if (causes.length === 0) return;
  document.paragraph(words.say('causes.title'));
  document.bullets(
    causes.map((cause) => {
      const support = supportOf(writing, cause);
      const actions = actionsOf(figures.actions, cause).map(({ id }) => id);
      return [
        words.say('causes.line', {
          cause: raised(sentenceOf(writing, cause)),
          problems: problemsOf(writing, cause),
        }),
        ...(support === undefined ? [] : [words.say('causes.support', { support })]),
        ...(actions.length === 0
          ? []
          : [words.say('causes.actions', { count: actions.length, actions: words.list(actions) })]),
      ].join(' ');
    }),
  );
}

/** Place of the first stated cause of each problem: actions of one cause stand together where nothing else orders them. */
export const causePlaces = ({ causes = [] }: Pick<ReportSnapshot, 'causes'>): ReadonlyMap<number, number> =>
  new Map(
    causes.flatMap(({ problemIds }, place) => problemIds.map((id) => [id, place] as const)).toReversed(),
  );
