import { foldText } from '#shared/text.ts';
import { anyStem } from '#features/language/topic-stems.rules.ts';
import { WORK_FIELDS } from '#features/language/topics.values.ts';

export type Field = (typeof WORK_FIELDS)[number];

const MATCHERS = WORK_FIELDS.map(
  (field) => [field, new RegExp(anyStem(({ fieldsOfWork }) => fieldsOfWork[field]))] as const,
);

/** Fields of work that a position or role names, in the order in which it names them: "head of sales" is sales first. */
export function fieldsOf(position: string): Field[] {
  const folded = foldText(position);
  return MATCHERS.map(([field, matcher]) => ({ field, at: folded.search(matcher) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ field }) => field);
}
