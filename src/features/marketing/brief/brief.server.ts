import { and, eq } from 'drizzle-orm';
import { marketingBriefs } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { requireFresh, requireRow } from '../marketing-rows.server.ts';
import { emptyBrief } from './brief.rules.ts';
import type { PutBrief, StoredBrief } from './brief.schema.ts';
import type { Brief } from './brief.types.ts';

type Row = typeof marketingBriefs.$inferSelect;

const asBrief = ({ id: _, data, ...row }: Row): StoredBrief => ({ ...data, ...row });

async function findBrief(ctx: ServiceContext, productId: number, language: Locale): Promise<Row | undefined> {
  const [row] = await ctx
    .rows(marketingBriefs)
    .select()
    .where(and(eq(marketingBriefs.productId, productId), eq(marketingBriefs.language, language)));
  return row;
}

/** Parses the language of a URL. Errors: `not_found`. */
export function briefLanguage(named: string | undefined): Locale {
  const language = LOCALES.find((one) => one === named);
  if (language === undefined) throw new AppError('not_found');
  return language;
}

/**
 * Returns the brief of a product in one language, or null before its first answer; the caller has checked access to the
 * product. The composer reads briefs only through this, so a client's private words are not in it.
 */
export async function briefOf(
  ctx: ServiceContext,
  productId: number,
  language: Locale,
): Promise<Brief | null> {
  const data = (await findBrief(ctx, productId, language))?.data ?? null;
  return data?.isPainPrivate ? { ...data, pain: '' } : data;
}

/** Returns the brief, or an empty one with its product's times before the first answer. Errors: `not_found`. */
export async function getBrief(
  ctx: ServiceContext,
  productId: number,
  language: Locale,
): Promise<StoredBrief> {
  const [{ createdAt }, row] = await Promise.all([
    requireRow(ctx, 'product', productId),
    findBrief(ctx, productId, language),
  ]);
  return row ? asBrief(row) : { ...emptyBrief(), productId, language, createdAt, updatedAt: createdAt };
}

/** Stores the answers as typed. Errors: `not_found`, `stale` with the current brief. */
export async function saveBrief(
  ctx: ServiceContext,
  productId: number,
  language: Locale,
  { updatedAt: read, ...input }: PutBrief,
): Promise<StoredBrief> {
  const current = await getBrief(ctx, productId, language);
  requireFresh(current, read);
  return storeBrief(ctx, current, input);
}

/** Stores the answers in place of those that the caller has read in the same transaction. */
export async function storeBrief(
  ctx: ServiceContext,
  current: StoredBrief,
  { isPainPrivate, included = [], doubts = [], ...given }: Omit<PutBrief, 'updatedAt'>,
): Promise<StoredBrief> {
  const { productId, language } = current;
  // A client's words stay private while they stand as they were typed.
  const isPrivate =
    isPainPrivate ?? (current.isPainPrivate === true && given.pain === current.pain && given.pain !== '');
  const data = {
    ...given,
    ...(included.length > 0 && { included }),
    ...(doubts.length > 0 && { doubts }),
    ...(isPrivate && { isPainPrivate: true }),
  };
  const updatedAt = nextUpdatedAt(current.updatedAt, ctx.now);
  const [stored] = await ctx
    .rows(marketingBriefs)
    .insert({ productId, language, data, createdAt: ctx.now.toISOString(), updatedAt })
    .onConflictDoUpdate({
      target: [marketingBriefs.productId, marketingBriefs.language],
      set: { data, updatedAt },
    })
    .returning();
  if (!stored) throw new AppError('internal');
  return asBrief(stored);
}
