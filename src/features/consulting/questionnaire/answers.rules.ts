import { numberValue } from '#features/consulting/profile/reading/quantities/typed-numbers.rules.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import type { AskedQuestion } from './interview.types.ts';

export type AnswerFault = 'tooLong' | 'number' | 'choice';

const NUMBER = /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?$|^\d{1,9}(?:[.,]\d{1,2})?$/;

/** Value of a number as typed, with either decimal sign; null where it is none. */
export const numberOf = (answer: string): number | null => (NUMBER.test(answer) ? numberValue(answer) : null);

type Bounds = { kind?: string; max?: number; isWhole?: boolean };
const boundsOf = ({ proposes }: AskedQuestion): Bounds => {
  const fields = Object.entries<Bounds>(proposes ? ROW_FIELDS[proposes.kind] : {});
  return fields.find(([name]) => name === proposes?.answerIn)?.[1] ?? {};
};

/** Returns what is wrong with an answer; an empty one is none. Zero is an answer: it proposes nothing. */
export function answerFault(question: AskedQuestion, answer: string): AnswerFault | null {
  if (answer.length > MAX_PARAGRAPH) return 'tooLong';
  if (answer === '' || question.kind === 'text') return null;
  if (question.kind !== 'number') return question.options.some(({ id }) => id === answer) ? null : 'choice';
  const value = numberOf(answer);
  const { kind, max = Infinity, isWhole = false } = boundsOf(question);
  // Money is asked in euros.
  const most = kind === 'money' ? max / 100 : max;
  return value === null || value > most || (isWhole && !Number.isInteger(value)) ? 'number' : null;
}

/** The stored answer, the one in the form, and whether the form showed the stored one when it was opened. */
type Versions = { stored: string; given: string; isStoredSeen: boolean; isGivenSeen: boolean };
/** `other` is what somebody else answered meanwhile. */
export type Merged = { answer: string; other?: string };

/** Both texts, unless one of them has the other in it. */
function bothOf(stored: string, given: string): string {
  if (given.includes(stored)) return given;
  if (stored.includes(given)) return stored;
  const both = `${stored}\n${given}`;
  return both.length > MAX_PARAGRAPH ? given : both;
}

/**
 * Joins the answers of two people who had the same page open. Only where both changed an answer does one meet the other:
 * then both texts stay, and of numbers and choices the last, with the other one told.
 */
export function mergeAnswer(question: AskedQuestion, versions: Versions): Merged {
  const { stored, given, isStoredSeen, isGivenSeen } = versions;
  if (given === stored || isStoredSeen) return { answer: given };
  if (isGivenSeen) return { answer: stored };
  return { answer: question.kind === 'text' ? bothOf(stored, given) : given, other: stored };
}

/** The answer in words: of a choice what it says. */
export const answerWords = ({ options }: AskedQuestion, answer: string): string =>
  options.find(({ id }) => id === answer)?.label ?? answer;
