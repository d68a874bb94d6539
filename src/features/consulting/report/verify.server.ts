import { and, eq } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { companies, reports, users } from '#db/schema/index.ts';
import { isShownTo } from '#features/accounts/public-owner.server.ts';
import { findSuccessor, versionOfCompany } from '#features/consulting/companies/versions.server.ts';
import type { PublicContext } from '#kernel/context.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';

const HASH = /^[0-9a-f]{64}$/;

/** `supersededBy`: the newest correction that replaced it, without a word of where it is. */
export type VerifiedReport = {
  createdAt: string;
  language: Locale;
  supersededBy: { version: string; createdAt: string } | null;
};

/**
 * Returns whether a report with this hash exists, its date and language, nothing of its content or company (product.md
 * section 5). The hash is the only secret, so only those who have the report can ask. A demo's report is confirmed to
 * that demo alone: the site does not vouch for texts written without an account.
 */
export async function verifyReport(
  { db }: PublicContext,
  rawHash: string,
  viewerId: number | null = null,
): Promise<VerifiedReport | null> {
  const hash = rawHash.toLowerCase();
  if (!HASH.test(hash)) return null;
  const [found] = await everyRow(db, reports)
    .select({ createdAt: reports.createdAt, language: reports.language, companyId: reports.companyId })
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(reports.contentHash, hash), isShownTo(viewerId)))
    .limit(1);
  if (!found) return null;
  const language = LOCALES.find((locale) => locale === found.language) ?? LOCALES[0];
  const successor = await findSuccessor(db, found.companyId);
  const supersededBy = successor && {
    version: await versionOfCompany(db, successor.companyId),
    createdAt: successor.createdAt,
  };
  return { createdAt: found.createdAt, language, supersededBy };
}
