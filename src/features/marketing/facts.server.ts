import { randomInt } from 'node:crypto';
import type { ServiceContext } from '#server/context.ts';
import { requireMarketingCompany, requireRow, type Row } from './marketing-rows.server.ts';
import type { Tone } from './marketing.values.ts';
import type { MarketingFacts } from './writer.types.ts';
import { WRITER_RULES_VERSION } from './writer.values.ts';

type Company = Awaited<ReturnType<typeof requireMarketingCompany>>;
export type ProductFacts = { facts: MarketingFacts; product: Row<'product'>; company: Company };

/** All that the writer may know of a product. Errors: `not_found`. */
export async function productFacts(ctx: ServiceContext, productId: number): Promise<ProductFacts> {
  const product = await requireRow(ctx, 'product', productId);
  const company = await requireMarketingCompany(ctx, product.marketingCompanyId);
  return { facts: { company, product }, product, company };
}

/** Stored with what it wrote, so that the text can be made again. */
export const newSeed = (): number => randomInt(2 ** 31);

/** How a company speaks that has not said how. */
export const toneOf = ({ tone }: Company): Tone => tone ?? 'friendly';

/** Stored with what they wrote: the same seed writes the same text again while the rules are the same. */
export const RULES = `rules-${WRITER_RULES_VERSION}`;
