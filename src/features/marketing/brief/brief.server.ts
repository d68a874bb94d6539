import type { ServiceContext } from '#server/context.ts';
import type { Locale } from '#shared/languages.ts';
import type { Brief } from './brief.types.ts';

/** The brief of a product in one language, or null before its first answer. The one place that reads briefs. */
export async function briefOf(
  _ctx: ServiceContext,
  _productId: number,
  _language: Locale,
): Promise<Brief | null> {
  return null;
}
