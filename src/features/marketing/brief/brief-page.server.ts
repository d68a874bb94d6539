import type { ServiceContext } from '#kernel/context.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { typedLanguageOf } from '#features/marketing/writer/checks/facts.server.ts';
import { requireMarketingCompany, requireRow } from '../marketing-rows.server.ts';
import { tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import type { TradeWords } from '#features/marketing/writer/formulas/composer.types.ts';
import { wholeFacts } from '#features/marketing/writer/reading/whole-facts.rules.ts';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';
import { countAnswered } from './brief-steps.rules.ts';
import { getBrief } from './brief.server.ts';
import type { Trade } from './brief.types.ts';
import { TRADES } from './brief.values.ts';

type Doubt = { question: string; hint: string };
type Examples = Record<Trade, Pick<TradeWords, 'name' | 'examples'> & { doubts: Doubt[] }>;

/** Doubts that the facts of the product may settle; the others are questions of the brief. */
const doubtsOf = ({ objections }: TradeWords): Doubt[] =>
  objections
    .filter(({ field }) => field === 'proofs' || field === 'characteristics')
    .map(({ objection, question }) => ({ question: objection, hint: question }));

/** Returns names in the reader's language, examples in the brief's. */
function examplesIn(language: Locale, locale: Locale): Examples {
  const entries = TRADES.map((trade) => {
    const { name } = tradeWords(locale, trade);
    const words = tradeWords(language, trade);
    return [trade, { name, examples: words.examples, doubts: doubtsOf(words) }] as const;
  });
  return Object.fromEntries(entries) as Examples;
}

/** Returns a brief with the context its screen shows. Errors: `not_found`. */
export async function findBriefPage(ctx: ServiceContext, productId: number, language: Locale) {
  const [product, brief] = await Promise.all([
    requireRow(ctx, 'product', productId),
    getBrief(ctx, productId, language),
  ]);
  const { sector } = await requireMarketingCompany(ctx, product.marketingCompanyId);
  const typed = typedLanguageOf(product);
  const isTyped = typed === null || typed === language;
  return {
    brief,
    product: { id: product.id, name: product.name },
    characteristics: isTyped ? product.characteristics : '',
    facts: isTyped ? wholeFacts(`${product.characteristics}\n${product.advantages}`) : [],
    guessed: guessTrade(sector),
    examples: examplesIn(language, ctx.locale),
    now: ctx.now.toISOString(),
  };
}

/** Counts the answered questions per language. The caller has checked access to the product. */
export async function countBriefs(ctx: ServiceContext, productId: number): Promise<Record<Locale, number>> {
  const counted = await Promise.all(
    LOCALES.map(
      async (language) => [language, countAnswered(await getBrief(ctx, productId, language))] as const,
    ),
  );
  return Object.fromEntries(counted) as Record<Locale, number>;
}
