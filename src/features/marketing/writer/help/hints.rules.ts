import { bulletsOf } from '#features/marketing/writer/reading/material.rules.ts';
import { hasFigure } from '#features/marketing/writer/checks/numbers.rules.ts';
import type { Hint, Material } from '#features/marketing/writer/formulas/composer.types.ts';

/** Answers from which tones, formulas and lengths choose. */
const FEWEST_ANSWERS = 2;

const isThin = (m: Material): boolean =>
  [m.pain, m.change, m.proofs[0], m.quote, m.offer, m.guarantee].filter((answer) => answer !== undefined)
    .length < FEWEST_ANSWERS;

/** An unanswered question makes no sentence: it makes a hint at its place. */
export function hintsOf(m: Material): Hint[] {
  const { pain, change, quote, offer, guarantee, price, action } = m;
  const proofs = bulletsOf(m);
  const isRefused = (field: string) => m.hints.some((hint) => hint.field === field);
  const missing = (code: Hint['code'], field: string, isThere: unknown): Hint[] =>
    isThere || isRefused(field) ? [] : [{ code, field }];
  const isShouting = [pain, change, ...proofs].some(
    (fact) => fact && (fact.text.match(/\p{Lu}{4,}/gu) ?? []).length >= 4,
  );
  return [
    ...missing('no_pain', 'pain', pain),
    ...missing('no_change', 'change', change),
    ...missing('no_proof', 'proofs', proofs.length > 0),
    ...(proofs.length > 0 && !proofs.some(({ text }) => hasFigure(text))
      ? [{ code: 'no_number' as const, field: 'proofs' }]
      : []),
    ...missing('no_quote', 'quote', quote),
    ...(isRefused('deadline') ? [] : missing('no_offer', 'offer', offer)),
    ...missing('no_guarantee', 'guarantee', guarantee),
    // A form without an address is that of the product's own page.
    ...missing('no_action', 'action', action.target !== '' || ['reply', 'form'].includes(action.kind ?? '')),
    ...missing('no_price', 'price', price),
    ...(isShouting ? [{ code: 'capitals' as const, field: 'proofs' }] : []),
    ...(quote && quote.name === '' ? [{ code: 'no_quote_name' as const, field: 'quote' }] : []),
    ...(isThin(m) ? [{ code: 'same_in_every_tone' as const, field: 'pain' }] : []),
    ...m.hints,
  ];
}

/** Names the facts for which a text had no room or no place, so that the editor shows them. */
export const leftOutHint = (field: string, facts: string[]): Hint[] =>
  facts.length === 0 ? [] : [{ code: 'left_out', field, facts }];
