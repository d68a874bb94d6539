import { wholeFacts } from '#features/marketing/writer/reading/whole-facts.rules.ts';
import { MAX_PROOFS } from './brief.values.ts';
import type { Brief, Proof } from './brief.types.ts';

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

export function isEmptyBrief({
  buyer,
  pain,
  change,
  proofs,
  quote,
  offer,
  guarantee,
  doubts = [],
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
    ...doubts.map(({ answer }) => answer),
  ];
  return typed.every((text) => text.trim() === '') && action.kind === null;
}

/** Returns the starred proof first, the others in typed order; five at most. */
export const proofsByStrength = (proofs: readonly Proof[]): Proof[] =>
  proofs
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => Number(b.isStrongest) - Number(a.isStrongest))
    .slice(0, MAX_PROOFS);

/**
 * Splits a field at the owner's own lines and bullets, to be corrected before storing. Never at commas, full stops or
 * by length: one line is one answer.
 */
export const splitByLines = (typed: string): string[] => wholeFacts(typed, { isListed: false });
