import type { StoredBrief } from '#features/marketing/brief/brief.schema.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { TradeWords } from '#features/marketing/writer/formulas/composer.types.ts';
import type { Locale } from '#shared/languages.ts';

/** A question of buyers, and a hint to its answer. */
export type TradeDoubt = { question: string; hint: string };
export type TradeExamples = { name: string; examples: TradeWords['examples']; doubts: TradeDoubt[] };

export const briefAddress = (productId: number, language: Locale, question?: string): string =>
  `/comercia/products/${productId}/brief/${language}${question === undefined ? '' : `#${question}`}`;

/** Returns the request body: the answers without the server's fields. */
export function typedOf(stored: Brief | StoredBrief): Brief {
  const { trade, buyer, pain, change, proofs, quote, offer, deadline, guarantee, action } = stored;
  const answers = { trade, buyer, pain, change, proofs, quote, offer, deadline, guarantee, action };
  const { included, doubts } = stored;
  return { ...answers, ...(included && { included }), ...(doubts && { doubts }) };
}

export const briefTexts = (brief: Brief): string[] => [
  brief.buyer,
  brief.pain,
  brief.change,
  ...brief.proofs.map(({ text }) => text),
  brief.quote.text,
  brief.quote.name,
  brief.offer,
  brief.deadline ?? '',
  brief.guarantee,
  brief.action.target,
  ...(brief.doubts ?? []).map(({ answer }) => answer),
];
