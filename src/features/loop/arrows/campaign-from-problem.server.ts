import { inArray } from 'drizzle-orm';
import { marketingProducts } from '#db/schema/index.ts';
import { requireOwnRow } from '#features/consulting/companies/company-rows.server.ts';
import { withReading } from '#features/consulting/profile/problem.server.ts';
import { isEmptyBrief } from '#features/marketing/brief/brief.rules.ts';
import { putBriefSchema, type StoredBrief } from '#features/marketing/brief/brief.schema.ts';
import { getBrief, storeBrief } from '#features/marketing/brief/brief.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { insertRow, requireMarketingCompany, requireRow } from '#features/marketing/marketing-rows.server.ts';
import { found } from '#kernel/api/found.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import type { CampaignBrief, CampaignFromProblem } from './campaign-from-problem.schema.ts';
import { link, linkedTo, type LoopStart } from '#features/loop/chain/loop-links.server.ts';
import { draftProductName } from './loop.texts.ts';
import { actionsOfReport } from './report-actions.server.ts';
import { undoable } from './undoable.server.ts';

/** The beginning of a campaign: the client's words, and the solution's name in ours. */
type Pain = { start: LoopStart; words: string; interventionId: string | null };

async function painOf(
  ctx: ServiceContext,
  { problemId, reportId, actionId }: CampaignFromProblem,
): Promise<Pain> {
  if (problemId) {
    const problem = withReading(await requireOwnRow(ctx, 'problem', problemId));
    return {
      start: { kind: 'problem', id: problemId },
      words: problem.description,
      interventionId: problem.reading.interventionId ?? null,
    };
  }
  const { actions } = await actionsOfReport(ctx, reportId ?? 0, [actionId ?? ''], 'actionId');
  const [action] = actions;
  if (!action) throw new AppError('internal');
  return {
    start: { kind: 'report', id: reportId ?? 0, part: action.id },
    words: action.problems.join('\n\n'),
    interventionId: action.interventionId,
  };
}

type Place = { marketingCompanyId: number; productId: number };

/** Returns the product that it became before, if that is still there and no other is asked for. */
async function knownPlace(
  ctx: ServiceContext,
  start: LoopStart,
  { marketingCompanyId, productId }: CampaignFromProblem,
): Promise<Place | undefined> {
  const ids = await linkedTo(ctx, start, 'marketing_product');
  if (ids.length === 0) return undefined;
  const rows = await ctx
    .rows(marketingProducts)
    .select({ productId: marketingProducts.id, marketingCompanyId: marketingProducts.marketingCompanyId })
    .where(inArray(marketingProducts.id, ids));
  return ids
    .flatMap((id) => rows.find((row) => row.productId === id) ?? [])
    .find(
      (row) =>
        (!productId || row.productId === productId) &&
        (!marketingCompanyId || row.marketingCompanyId === marketingCompanyId),
    );
}

/**
 * Company and product as given, else drafts: with their names alone, so that nothing that nobody wrote is ever
 * published. A draft company has the name of whoever asks, because the client is the buyer and not the seller.
 */
async function placeFor(
  ctx: ServiceContext,
  { marketingCompanyId, productId }: CampaignFromProblem,
  name: string,
): Promise<Place> {
  if (marketingCompanyId) await requireMarketingCompany(ctx, marketingCompanyId);
  if (productId) {
    const product = await requireRow(ctx, 'product', productId);
    if (marketingCompanyId && product.marketingCompanyId !== marketingCompanyId)
      throw new AppError('not_found');
    return { productId, marketingCompanyId: product.marketingCompanyId };
  }
  const company = marketingCompanyId ?? (await draftCompany(ctx));
  const nothing = { characteristics: '', advantages: '', price: '' };
  const { id } = await insertRow(ctx, 'product', { ...nothing, name, marketingCompanyId: company });
  return { productId: id, marketingCompanyId: company };
}

async function draftCompany(ctx: ServiceContext): Promise<number> {
  const { id } = await createCompany(ctx, {
    name: ctx.user.name,
    sector: '',
    commercialObjectives: '',
    targetAudience: '',
    targetAudienceType: 'B2B',
    website: null,
    tone: null,
    brandColors: null,
  });
  return id;
}

/**
 * Puts the words into a brief that says nothing of a pain yet; what the owner wrote stays. An action may answer none.
 * Returns the brief.
 */
async function writePain(
  ctx: ServiceContext,
  { productId }: Place,
  language: Locale,
  words: string,
): Promise<StoredBrief> {
  const brief = await getBrief(ctx, productId, language);
  if (words === '' || brief.pain.trim() !== '') return brief;
  const { productId: _p, language: _l, createdAt: _c, updatedAt: _u, ...answers } = brief;
  const kept = isEmptyBrief(brief) ? {} : answers;
  return storeBrief(ctx, brief, putBriefSchema.parse({ ...kept, pain: words, isPainPrivate: true }));
}

/**
 * Makes the brief of a campaign out of a problem or an action of a report (api.md, "Loop"): its `pain` is the client's
 * words, not for publication until they are edited. Asked again it answers the same product. Errors: `not_found`;
 * `invalid` for an action that the report does not have.
 */
export async function campaignFromProblem(
  ctx: ServiceContext,
  input: CampaignFromProblem,
): Promise<CampaignBrief> {
  const { language: asked } = input;
  return undoable(ctx, async (inside) => {
    const { start, words, interventionId } = await painOf(inside, input);
    const language = asked ?? ctx.locale;
    const known = await knownPlace(inside, start, input);
    const place = known ?? (await placeFor(inside, input, draftProductName(language, interventionId)));
    const brief = await writePain(inside, place, language, words);
    await link(inside, start, { kind: 'marketing_product', id: place.productId });
    const answer = { ...place, brief };
    return known ? found(answer) : answer;
  });
}
