import { decidingUnknown } from '#features/consulting/report/plan/advice.rules.ts';
import type { DoNot, DoNotReason } from '#features/consulting/report/plan/do-not.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { askText } from './wording/sources.rules.ts';
import { lowered } from './wording/titles.rules.ts';
import { approvedIn } from './wording/verdicts.rules.ts';

/** Rows or actions named in a sentence; more are counted. */
const MOST_NAMED = 6;

/** Names a few and counts the rest: "P1, P2 y 3 más". */
const fewNames = ({ words }: Writing, names: readonly string[]): string => {
  const unique = [...new Set(names)];
  return words.list(
    unique.length > MOST_NAMED
      ? [
          ...unique.slice(0, MOST_NAMED),
          words.say('architecture.more', { count: unique.length - MOST_NAMED }),
        ]
      : unique,
  );
};

/** Reasons that speak against an action itself. */
const AGAINST: readonly DoNotReason[] = [
  'predictionWithoutData',
  'predictionWithoutHistory',
  'toolWithoutProcedure',
  'notPaidByHours',
];

/** "Do not do": short, each with its reason. */
export function avoidSection(writing: Writing): Section | undefined {
  const { words, snapshot, avoided, numberOf } = writing;
  const departments = new Map(snapshot.departments.map((row) => [row.id, words.quote(row.name)]));
  const line = ({ code, rowIds, actionIds }: DoNot) => {
    const rows = rowIds.flatMap((id) =>
      code === 'predictionWithoutData' ? (departments.get(id) ?? []) : numberOf(id),
    );
    const key = code === 'aiWithoutRules' && actionIds.length === 0 ? 'aiWithoutRulesYet' : code;
    return words.say(`avoid.${key}`, {
      ...(code === 'predictionWithoutData' && { count: new Set(rows).size }),
      rows: fewNames(writing, rows),
      actions: fewNames(writing, actionIds),
    });
  };
  // An approved action is not advised against: only the order of systems and the rules for AI speak of such actions.
  const proposed = approvedIn(writing);
  const lines = avoided
    .map((found) =>
      AGAINST.includes(found.code)
        ? { ...found, actionIds: found.actionIds.filter((id) => !proposed.has(id)) }
        : found,
    )
    .filter(({ code, actionIds }) => !AGAINST.includes(code) || actionIds.length > 0)
    .map(line);
  if (lines.length === 0) return undefined;
  return {
    id: 'risks.avoid',
    part: 'risks',
    title: words.say('avoid.title'),
    text: lines.map((text) => `• ${text}`).join('\n'),
  };
}

/** Names the unknown that would change the decision, in one sentence. */
export function unknownSentence(writing: Writing): string | undefined {
  const { words, figures, snapshot, catalogue, numberOf, problems } = writing;
  const unknown = decidingUnknown(figures, snapshot, catalogue);
  // Of what is begun or approved nobody asks whether it pays.
  if (unknown === null || (unknown.kind === 'missing' && approvedIn(writing).has(unknown.actionId)))
    return undefined;
  const row = problems.find(({ id }) => id === unknown.rowId);
  const values = {
    action: unknown.actionId,
    problem: unknown.rowId === null ? '' : numberOf(unknown.rowId),
    reading: row === undefined ? '' : words.readingOf(row),
  };
  if (unknown.kind === 'missing')
    return words.say('change.missing', {
      ...values,
      input: askText(writing, unknown.rowId, unknown.input),
    });
  const { low, high } = unknown.range;
  // The catalogue's share is what is possible; the verdicts speak of what the departments' levels let one expect of it.
  const adoption = figures.actions.find(({ id }) => id === unknown.actionId)?.adoption ?? 1;
  const range =
    unknown.input === 'savedShare' || unknown.input === 'avoidedShare'
      ? words.percents(low * adoption, high * adoption)
      : words.money(low, high);
  return words.say(`change.${unknown.changes}.${unknown.input}`, { ...values, range });
}

/** Writes the unknown that would change the decision. */
export function changeSection(writing: Writing): Section | undefined {
  const { words } = writing;
  const unknown = unknownSentence(writing);
  if (unknown === undefined) return undefined;
  return {
    id: 'risks.change',
    part: 'risks',
    title: words.say('change.title'),
    text: words.say('change.alone', { sentence: lowered(unknown) }),
  };
}
