import { and, desc, eq, lt } from 'drizzle-orm';
import { polishedTexts } from '#db/schema/index.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { contentHash } from './content-hash.server.ts';
import type { ReportSnapshot, ReportTexts } from './report.schema.ts';

const KEPT_HOURS = 24;

const hashOfTexts = (language: string, { analysis, recommendations, aiArchitecture }: ReportTexts): string =>
  contentHash(language, analysis, recommendations, aiArchitecture);
const hashOfSnapshot = (snapshot: ReportSnapshot): string => contentHash(JSON.stringify(snapshot));

type Written = { language: string; texts: ReportTexts; snapshot: ReportSnapshot; model: string };

/** Notes what a model wrote, for `polishedBy` to know it again. */
export async function notePolished(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  companyId: number,
  { language, texts, snapshot, model }: Written,
): Promise<void> {
  await db.insert(polishedTexts).values({
    companyId,
    textsHash: hashOfTexts(language, texts),
    snapshotHash: hashOfSnapshot(snapshot),
    model,
    createdAt: now.toISOString(),
  });
}

/**
 * The model that wrote these texts, or null where none of ours did. Errors: `polish_stale` where the profile is no longer
 * the one that they speak of.
 */
export async function polishedBy(
  { db }: Pick<ServiceContext, 'db'>,
  companyId: number,
  { language, texts, snapshot }: Omit<Written, 'model'>,
): Promise<string | null> {
  const [noted] = await db
    .select()
    .from(polishedTexts)
    .where(
      and(eq(polishedTexts.companyId, companyId), eq(polishedTexts.textsHash, hashOfTexts(language, texts))),
    )
    .orderBy(desc(polishedTexts.id))
    .limit(1);
  if (!noted) return null;
  if (noted.snapshotHash !== hashOfSnapshot(snapshot)) throw new AppError('polish_stale');
  return noted.model;
}

/** For a job: what was not stored within a day never will be. */
export async function forgetPolished(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000).toISOString();
  await db.delete(polishedTexts).where(lt(polishedTexts.createdAt, before));
}
