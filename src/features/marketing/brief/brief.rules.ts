import { wholeFacts } from '#features/marketing/writer/reading/whole-facts.rules.ts';
import { MAX_PROOFS } from './brief.values.ts';
import type { Brief, Proof } from './brief.types.ts';

/** A brief in which nothing was answered. */
export const emptyBrief = (): Brief => ({
  trade: null,
  buyer: '',
  pain: '',
  change: '',
  proofs: [],
  quote: { text: '', name: '', isPermitted: false },
  offer: '',
  deadline: null,
  guarantee: '',
  action: { kind: null, target: '' },
});

/** True where nothing was answered but the choice of the trade. */
export function isEmptyBrief({
  buyer,
  pain,
  change,
  proofs,
  quote,
  offer,
  guarantee,
  action,
}: Brief): boolean {
  const typed = [
    buyer,
    pain,
    change,
    quote.text,
    offer,
    guarantee,
    action.target,
    ...proofs.map(({ text }) => text),
  ];
  return typed.every((text) => text.trim() === '') && action.kind === null;
}

/** The starred proof first, the others in the order in which they were typed; five at most. */
export const proofsByStrength = (proofs: readonly Proof[]): Proof[] =>
  proofs
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => Number(b.isStrongest) - Number(a.isStrongest))
    .slice(0, MAX_PROOFS);

/**
 * What somebody typed into one field, as the owner's own lines and bullets set it apart; to be corrected before it is
 * stored. Never by commas, full stops or length: one line is one answer.
 */
export const splitByLines = (typed: string): string[] => wholeFacts(typed, { isListed: false });
