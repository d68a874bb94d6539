import type { ServiceContext } from '#kernel/context.ts';
import type { Locale } from '#shared/languages.ts';
import { AppError } from '#shared/errors.ts';
import { briefOf } from '#features/marketing/brief/brief.server.ts';
import { requireMarketingCompany, requireRow, type Row } from '#features/marketing/marketing-rows.server.ts';
import type { Tone } from '#features/marketing/marketing.values.ts';
import type { ModelRefusal } from './writer.types.ts';
import { composerWords, tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import { lacksLanguage, languageOfProduct } from '#features/marketing/writer/reading/material.rules.ts';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';

type Company = Awaited<ReturnType<typeof requireMarketingCompany>>;
export type Writing = { input: ComposerInput; product: Row<'product'>; company: Company };

/** `writer` of the composer's texts. */
export const COMPOSER = 'composer';

export const toneOf = ({ tone }: Company): Tone => tone ?? 'friendly';

/** `take` counts the record's earlier texts; it is stored as its seed and selects the next opening. */
export type WritingOptions = { language: Locale; tone?: Tone | undefined; take?: number };

/** Returns everything that may be said of a product in a language, and the tone. Errors: `not_found`. */
export async function writingOf(
  ctx: ServiceContext,
  productId: number,
  { language, tone, take = 0 }: WritingOptions,
): Promise<Writing> {
  const [product, brief] = await Promise.all([
    requireRow(ctx, 'product', productId),
    briefOf(ctx, productId, language),
  ]);
  const company = await requireMarketingCompany(ctx, product.marketingCompanyId);
  const trade = brief?.trade ?? guessTrade(company.sector);
  return {
    product,
    company,
    input: {
      facts: { company, product },
      brief,
      language,
      tone: tone ?? toneOf(company),
      now: ctx.now,
      take,
      words: composerWords(language),
      trade: tradeWords(language, trade),
    },
  };
}

/** The language that a product can be written about at once: the one in which it was typed, where its words show it. */
export const typedLanguageOf = (
  product: Pick<Row<'product'>, 'characteristics' | 'advantages'>,
): Locale | null => languageOfProduct(product) ?? null;

/**
 * Errors: `brief_language_missing` if nothing was typed in the language and no model can translate, or the model failed
 * (`modelRefusal` says why).
 */
export function requireLanguage(
  { facts, brief, language }: ComposerInput,
  hasModel: boolean,
  modelRefusal: ModelRefusal | null = null,
): void {
  if ((hasModel && modelRefusal === null) || !lacksLanguage(facts, brief, language)) return;
  throw new AppError('brief_language_missing', modelRefusal ? { extra: { modelRefusal } } : {});
}
