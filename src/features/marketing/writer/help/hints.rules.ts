import { bulletsOf } from '#features/marketing/writer/reading/material.rules.ts';
import { hasFigure } from '#features/marketing/writer/checks/numbers.rules.ts';
import { LEFT_OUT_REASONS } from '#features/marketing/writer/formulas/composer.values.ts';
import type {
  Fact,
  Hint,
  LeftOutReason,
  Material,
} from '#features/marketing/writer/formulas/composer.types.ts';

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
    // A client's own words are kept private on purpose.
    ...missing('no_pain', 'pain', pain !== undefined || m.input.brief?.isPainPrivate === true),
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
    ...(isThin(m) ? [{ code: 'same_in_every_tone' as const, field: 'pain' }] : []),
    ...m.hints,
  ];
}

/** Texts that carry one idea, and no more facts than serve it. */
const isShort = (field: string): boolean =>
  field.startsWith('posts.') || field === 'line' || field === 'body';

function reasonOf(m: Material, field: string, fact: Fact, left: readonly Fact[]): LeftOutReason {
  if (fact === m.buyer) return 'buyer';
  if (m.registrations.includes(fact)) return 'register';
  if (fact === m.pain && m.change !== undefined && !left.includes(m.change)) return 'promise';
  return isShort(field) ? 'one_idea' : 'room';
}

/** Accounts for every fact that a text leaves out, one hint a reason, so that the editor offers each. */
export function leftOutHints(m: Material, field: string, left: readonly Fact[]): Hint[] {
  const reasons = new Map(left.map((fact) => [fact, reasonOf(m, field, fact, left)]));
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const facts = left.filter((fact) => reasons.get(fact) === reason).map(({ text }) => text);
    return facts.length === 0 ? [] : [{ code: 'left_out' as const, field, facts, reason }];
  });
}
