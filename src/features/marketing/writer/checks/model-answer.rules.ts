import type { Locale } from '#shared/languages.ts';
import { checkText } from './checks.rules.ts';
import { isOtherLanguage } from '#features/marketing/writer/reading/detect-language.rules.ts';
import type { BriefPart } from './model-brief.rules.ts';
import type { CheckedInput, TextProblem, TextWarning } from './writer.types.ts';

/** Part, problem and words; reported to the model on the second attempt, and to the owner. */
export type AnswerFault = {
  part: string;
  reason: TextProblem['code'] | 'markup' | 'language' | 'shape';
  fragment: string;
};
export type ModelAnswer = Readonly<Record<string, string>>;

/** Markdown and emoji, which plain text must not contain. */
const MARKUP = /\*\*|__|```|^ {0,3}#{1,6} |\p{Extended_Pictographic}/mu;
const CONTROL = /[^\P{Cc}\n]/gu;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the JSON object in a model's response; many models wrap it in a code fence or a sentence. */
function objectIn(said: string): unknown {
  try {
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

const cleaned = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL, ' ').replace(/ +/g, ' ').trim();

/** Returns the requested parts if all have text; otherwise null. */
export function readModelAnswer(said: string, parts: readonly BriefPart[]): ModelAnswer | null {
  const found = objectIn(said);
  if (!isRecord(found) || Object.keys(found).length !== parts.length) return null;
  const answer: Record<string, string> = {};
  for (const { name } of parts) {
    const text = found[name];
    if (typeof text !== 'string' || cleaned(text) === '') return null;
    answer[name] = cleaned(text);
  }
  return answer;
}

/** Removes names, which belong to no language. */
const withoutNames = (text: string, { product, company }: CheckedInput): string =>
  [product.name, company.name].reduce(
    (rest, name) => (name === '' ? rest : rest.replaceAll(name, ' ')),
    text,
  );

const LONGEST_BEGINNING = 80;

/** Returns the beginning of a text, which identifies it in a warning. */
const beginningOf = (text: string): string =>
  (text.split('\n', 1)[0] ?? '').slice(0, LONGEST_BEGINNING).trimEnd();

/** Checks an answer like the rules' own texts: each part, and all of them together. */
export function faultsOfAnswer(
  answer: ModelAnswer,
  parts: readonly BriefPart[],
  facts: CheckedInput,
  language: Locale,
): AnswerFault[] {
  const each = parts.flatMap(({ name, limit }): AnswerFault[] => {
    const text = answer[name] ?? '';
    const markup = MARKUP.exec(text)?.[0];
    return [
      ...(isOtherLanguage(withoutNames(text, facts), language)
        ? [{ part: name, reason: 'language' as const, fragment: beginningOf(text) }]
        : []),
      ...(markup === undefined ? [] : [{ part: name, reason: 'markup' as const, fragment: markup }]),
      ...checkText(text, facts, language, limit).map(({ code, fragment }) => ({
        part: name,
        reason: code,
        fragment,
      })),
    ];
  });
  const together = checkText(Object.values(answer).join('\n'), facts, language)
    .filter(({ code }) => code === 'repeated')
    .map(({ fragment }) => ({ part: 'all', reason: 'repeated' as const, fragment }));
  return [...each, ...together];
}

/** Describes the problems to the model that wrote the text. */
export const complaintsOf = (faults: readonly AnswerFault[]): string =>
  [
    'Your last answer has these faults. Write all of it again without them:',
    ...faults.map(({ part, reason, fragment }) => `- ${part}: ${reason} ${JSON.stringify(fragment)}`),
  ].join('\n');

const WARNINGS: Record<Exclude<AnswerFault['reason'], 'shape'>, TextWarning['code']> = {
  unfilled: 'model_unfilled',
  repeated: 'model_repeated',
  tooLong: 'model_too_long',
  nameMisspelt: 'model_name_misspelt',
  foreignWord: 'model_foreign_word',
  untraceable: 'model_untraceable',
  markup: 'model_markup',
  language: 'model_other_language',
};

/**
 * Returns the remaining problems, each at the editor's field that contains its words: the owner decides (product.md
 * D21).
 */
export function warningsOf(
  faults: readonly AnswerFault[],
  answer: ModelAnswer,
  slots: readonly { name: string; field: string }[],
): TextWarning[] {
  const all = faults.flatMap(({ part, reason, fragment }): TextWarning[] => {
    if (reason === 'shape') return [];
    const isThere = ({ name }: { name: string }) =>
      part === 'all' ? (answer[name] ?? '').includes(fragment) : name === part;
    const slot = slots.findLast(isThere);
    return slot ? [{ code: WARNINGS[reason], field: slot.field, facts: [fragment] }] : [];
  });
  const keys = all.map((warning) => JSON.stringify(warning));
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
