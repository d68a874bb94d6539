import { foldText } from '#shared/texts/text.ts';
import type { TopicStems } from '#features/language/en/topic-stems.rules.ts';
import { anyStem, topicsOf } from '#features/language/topic-stems.rules.ts';

export type Field = keyof TopicStems['fieldsOfWork'];

const MATCHERS = topicsOf(({ fieldsOfWork }) => fieldsOfWork).map(
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
