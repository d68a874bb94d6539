import { eq } from 'drizzle-orm';
import { reports } from '#db/schema/index.ts';
import type { PublicContext } from '#server/context.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';

const HASH = /^[0-9a-f]{64}$/;

export type VerifiedReport = { createdAt: string; language: Locale };

/**
 * Whether a report with this hash is stored, when it was made and in which language: nothing of its content or its
 * company (product.md section 5). The hash is the whole secret, so nobody who does not have the report can ask.
 */
export async function verifyReport({ db }: PublicContext, rawHash: string): Promise<VerifiedReport | null> {
  const hash = rawHash.toLowerCase();
  if (!HASH.test(hash)) return null;
  const [found] = await db
    .select({ createdAt: reports.createdAt, language: reports.language })
    .from(reports)
    .where(eq(reports.contentHash, hash));
  if (!found) return null;
  const language = LOCALES.find((locale) => locale === found.language) ?? LOCALES[0];
  return { createdAt: found.createdAt, language };
}
