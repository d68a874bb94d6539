import { understand } from '#features/consulting/profile/reading/reading.rules.ts';
import {
  findQuantities,
  type Quantity,
} from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import type { Locale } from '#shared/languages.ts';
import {
  DRAFT_FIELDS,
  LONGEST_SENT,
  type AnswerFault,
  type DraftField,
  type Dropped,
  type TextFault,
} from './analyst.values.ts';
import type { CheckedReading, DraftedAction } from './analyst.types.ts';
import type { ModelReading } from './model-answers.schema.ts';
import { faultOfText, isLeak, isWrongLanguage } from './text-checks.rules.ts';

export type Asked = {
  /** As it was sent (`sentText`). */
  text: string;
  language: Locale;
  /** Ids of the short list. */
  offered: readonly string[];
  /** As the model was told them, with the mark in it. */
  instructions: string;
  mark: string;
  /** Runs of the catalogue's words in the language (`runsOfTexts`). */
  catalogue: ReadonlySet<string>;
};

type Checked = { reading: CheckedReading; fault?: undefined } | { reading?: undefined; fault: AnswerFault };

/** The part of a description that is sent, and that everything in the answer is held against. */
export const sentText = (description: string): string => description.slice(0, LONGEST_SENT);

const FIELDS = Object.entries(DRAFT_FIELDS) as [DraftField, { min: number; max: number }][];

/** Returns why a drafted action may not be shown; null where it may. */
export function faultOfDraft(draft: DraftedAction, { text, language, catalogue }: Asked): TextFault | null {
  for (const [name, bounds] of FIELDS) {
    const fault = faultOfText(draft[name], { ...bounds, language, catalogue, source: text });
    if (fault) return fault;
  }
  return isWrongLanguage(Object.values(draft), language) ? 'language' : null;
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(0.01, Math.abs(other) * 0.005);

/** The quantity that the parser finds at that place with that unit and value; undefined where it does not. */
const confirmed = (
  { span, field, value }: ModelReading['figures'][number],
  quantities: readonly Quantity[],
): Quantity | undefined =>
  quantities.find(
    (one) =>
      one.field === field &&
      isNear(value, one.value) &&
      (span.includes(one.quoted) || one.quoted.includes(span)),
  );

/** Whether the rules see the process in the words too, or leave them open. */
function isContrary(text: string, { process }: ModelReading): boolean {
  const { process: read, alternatives } = understand(text);
  return read !== 'other' && read !== process && !alternatives.some((other) => other.process === process);
}

/** Without what repeats the instructions; a title is trimmed, for it becomes the first line of a text. */
const tidied = (draft: DraftedAction): DraftedAction =>
  Object.fromEntries(FIELDS.map(([name]) => [name, draft[name].trim()])) as DraftedAction;

/**
 * Holds a model's answer against the text that it was asked about. Every process, symptom, id, span and figure has to
 * come from that text or from the short list; whatever else it says is refused, and the rules' reading stands.
 */
export function checkReading(answer: ModelReading, asked: Asked): Checked {
  const { text, offered, instructions, mark } = asked;
  const said = [...answer.evidence, ...Object.values(answer.draft ?? {})].join('\n');
  if (isLeak(said, instructions, mark)) return { fault: 'leak' };
  const evidence = answer.evidence.map((words) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, text: words };
  });
  const isFounded = answer.process === 'other' || evidence.some((span) => /\p{L}{3}/u.test(span.text));
  if (!isFounded || evidence.some(({ start }) => start < 0)) return { fault: 'evidence' };
  if (answer.interventions.some((id) => !offered.includes(id))) return { fault: 'intervention' };
  if (answer.figures.some(({ span }) => !text.includes(span))) return { fault: 'figure' };
  const quantities = findQuantities(text);
  const found = answer.figures.map((figure) => confirmed(figure, quantities));
  const figures = [...new Set(found.filter((one) => one !== undefined))];
  const dropped: Dropped[] = found.includes(undefined) ? ['figure'] : [];
  const draftFault = answer.draft && faultOfDraft(answer.draft, asked);
  if (draftFault) dropped.push('draft');
  return {
    reading: {
      process: answer.process,
      symptom: answer.symptom,
      evidence: evidence.toSorted((a, b) => a.start - b.start),
      figures,
      interventions: answer.process === 'other' ? [] : [...new Set(answer.interventions)],
      draft: answer.draft && !draftFault ? tidied(answer.draft) : null,
      isContrary: isContrary(text, answer),
      dropped,
    },
  };
}
