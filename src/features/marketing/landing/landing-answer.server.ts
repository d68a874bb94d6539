import { and, eq, notExists, sql } from 'drizzle-orm';
import { landingPages, marketingCompanies, pageTakedowns, users } from '#db/schema/index.ts';
import { isShownPublicly } from '#features/accounts/public-owner.server.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { builtOnce } from '#db/built-once.ts';
import { everyRow } from '#db/rows.ts';
import type { Database } from '#db/drizzle.ts';
import type { PublicContext } from '#kernel/context.ts';
import { createBatcher } from '#shared/batcher.ts';
import { storeAnswers, type AnswerSettings, type ReceivedAnswer } from './landing-answers.server.ts';
import type { PublicPage } from './landing-answers.types.ts';
import type { LandingAnswer } from './landing-answer.schema.ts';
import { asLandingPage } from './landing-page.server.ts';

const pageQuery = builtOnce((db) => {
  const takenDown = db
    .select({ id: pageTakedowns.id })
    .from(pageTakedowns)
    .where(eq(pageTakedowns.slug, landingPages.slug));
  // Its address opens the page to anybody.
  return everyRow(db, landingPages)
    .select({ page: landingPages, ownerId: users.id })
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, landingPages.marketingCompanyId))
    .innerJoin(users, eq(users.id, marketingCompanies.userId))
    .where(and(eq(landingPages.slug, sql.placeholder('slug')), isShownPublicly(), notExists(takenDown)))
    .prepare();
});

/** Returns the page of a slug; null also if an administrator took it down, and for demos and disabled accounts. */
export async function findPublicPage(
  { db }: Pick<PublicContext, 'db'>,
  slug: string,
): Promise<PublicPage | null> {
  const [found] = await pageQuery(db).all({ slug });
  if (!found) return null;
  const { marketingCompanyId } = found.page;
  return { ...asLandingPage(found.page), marketingCompanyId, ownerId: found.ownerId };
}

export async function countView({ db }: Pick<PublicContext, 'db'>, { id }: { id: number }): Promise<void> {
  await everyRow(db, landingPages)
    .update({ views: sql`${landingPages.views} + 1` })
    .where(eq(landingPages.id, id));
}

/** Answers per batch. Each has its own rows, but they share the statements and the commit, which cost most. */
const MOST_TOGETHER = 32;

const groups = new WeakMap<Database, (answer: ReceivedAnswer) => Promise<void>>();

function groupOf(db: Database): (answer: ReceivedAnswer) => Promise<void> {
  const found = groups.get(db);
  if (found) return found;
  const made = createBatcher<ReceivedAnswer>((answers) => storeAnswers(db, answers), MOST_TOGETHER);
  groups.set(db, made);
  return made;
}

/**
 * Stores lead, inbox entry of the page's owner and confirmation in one transaction before responding to the visitor
 * (product.md section 7, step 5). Concurrent answers share it. The same form sent twice is stored once. Throws
 * `too_many_requests` beyond a limit.
 */
export async function receiveAnswer(
  { db, now }: PublicContext,
  page: PublicPage,
  answer: LandingAnswer,
  settings: AnswerSettings,
  limits: readonly RateLimit[] = [],
): Promise<void> {
  const received: ReceivedAnswer = { now, page, answer, settings, limits };
  await groupOf(db)(received);
  if (received.refusal) throw received.refusal;
}
