import type { Brief, BriefField } from './brief.types.ts';
import { BRIEF_FIELDS } from './brief.values.ts';

/** The screens on a phone in order, one question each. */
export const BRIEF_STEPS = [
  ['buyer', 'pain'],
  ['change'],
  ['proofs'],
  ['quote'],
  ['offer'],
  ['deadline'],
  ['guarantee'],
  ['action'],
] as const satisfies readonly (readonly BriefField[])[];

export function isAnswered(brief: Brief, field: BriefField): boolean {
  if (field === 'proofs') return brief.proofs.some(({ text }) => text.trim() !== '');
  if (field === 'quote') return brief.quote.text.trim() !== '';
  if (field === 'action') return brief.action.kind !== null || brief.action.target.trim() !== '';
  return (brief[field] ?? '').trim() !== '';
}

export const countAnswered = (brief: Brief): number =>
  BRIEF_STEPS.filter((fields) => fields.some((field) => isAnswered(brief, field))).length;

/** Returns the index of the screen that asks for a field, from 0; undefined for a field outside the brief. */
export function stepOf(name: string): number | undefined {
  const field = BRIEF_FIELDS.find((one) => one === name);
  const at = BRIEF_STEPS.findIndex((fields) => fields.some((one) => one === field));
  return at === -1 ? undefined : at;
}
