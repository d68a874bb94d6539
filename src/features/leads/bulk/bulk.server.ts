import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import {
  isAction,
  type Bulk,
  type Change,
  type CompanyBulk,
  type CompanyPreview,
  type ContactBulk,
  type ContactPreview,
  type JobBody,
  type OpportunityBulk,
  type OpportunityPreview,
} from './bulk.schema.ts';
import { isAmongIds } from './among-ids.server.ts';
import { deleteRecords, requireAll, restoreRecord, type RecordKind } from '#features/leads/delete.server.ts';
import { matchingRecords } from '#features/leads/filters.server.ts';
import type { Job } from './job.schema.ts';
import { gatherIds, startJob } from './job.server.ts';
import { addTags, removeTag } from '#features/leads/fields/tags.server.ts';
import { matchingOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { requireEntryOfMany } from '#features/leads/pipelines/required-fields.server.ts';
import { customFieldsOfMany } from '#features/leads/fields/custom-values.server.ts';
import type { FieldKind } from '#features/leads/fields/defined-fields.server.ts';
import { requireMember } from '#features/leads/owners/owner.server.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';
import { idsToChange, previewOf } from './preview.server.ts';
import { requireMove } from './require-move.server.ts';
import type { BulkPreview } from './preview.schema.ts';

/** Runs the action on all ids or on none. Errors: `not_found` if one id is not the caller's. */
export async function actOnMany(
  ctx: ServiceContext,
  kind: RecordKind,
  { ids: given, action, tag }: Bulk,
): Promise<{ count: number }> {
  const ids = [...new Set(given)];
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (action === 'delete') await deleteRecords(inside, kind, ids);
    else if (action === 'restore') for (const id of ids) await restoreRecord(inside, kind, id);
    else {
      await requireAll(inside, kind, ids);
      if (action === 'tag') await addTags(inside, kind, ids, [tag ?? '']);
      else await removeTag(inside, kind, ids, tag ?? '');
    }
    return { count: ids.length };
  });
}

/** Returns the change without undefined values, as the job stores it. */
const changeOf = (body: JobBody): Change => {
  if (!('set' in body)) {
    if ('delete' in body) return { delete: true };
    return 'addTags' in body ? { addTags: body.addTags } : { removeTags: body.removeTags };
  }
  return {
    set: Object.fromEntries(
      Object.entries(body.set).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  };
};

/** The change with the values of the workspace's fields as records keep them. Errors: as `customFieldsOfMany`. */
async function fittingChange(ctx: ServiceContext, kind: FieldKind, body: JobBody): Promise<Change> {
  const change = changeOf(body);
  if (!('set' in body) || !('set' in change) || body.set.customFields === undefined) return change;
  const customFields = await customFieldsOfMany(ctx, kind, body.set.customFields);
  return { set: { ...change.set, customFields } };
}

/** Errors: `not_found` for a contact or a company of another workspace, `invalid` for an owner who is no member. */
async function requireValues(
  ctx: ServiceContext,
  body: ContactBulk | CompanyBulk | OpportunityBulk,
): Promise<void> {
  if (!('set' in body)) return;
  const { ownerId, ...links } = body.set;
  if ('companyId' in links) await requireLinks(ctx, { companyId: links.companyId });
  if ('contactId' in links) await requireLinks(ctx, { contactId: links.contactId });
  await requireMember(ctx, 'ownerId', ownerId);
}

/**
 * Runs the changes of contacts or companies named by `action` at once, and all others as a job; where fields are set, of
 * those records that do not have it all already.
 */
export async function changeRecords(
  ctx: ServiceContext,
  kind: RecordKind,
  body: ContactBulk | CompanyBulk,
): Promise<Job | { count: number }> {
  if (isAction(body)) return actOnMany(ctx, kind, body);
  const change = await fittingChange(ctx, kind, body);
  const ids = await chosenRecords(ctx, kind, body);
  // Before the transaction, so that no writer waits for it.
  const some = await differing(ctx, kind, change, { ids, isLeaving: false });
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await requireValues(inside, body);
    if ('ids' in body) await requireAll(inside, kind, ids);
    return startJob(inside, kind, change, some);
  });
}

const differing = async (
  ctx: ServiceContext,
  kind: FieldKind,
  change: Change,
  of: { ids: readonly number[]; isLeaving: boolean },
): Promise<readonly number[]> => ('set' in change ? idsToChange(ctx, kind, change.set, of) : of.ids);

/** Says what `changeRecords` would do, which changes nothing. Errors: as that. */
export async function previewRecords(
  ctx: ServiceContext,
  kind: 'contact' | 'company',
  body: ContactPreview | CompanyPreview,
): Promise<BulkPreview> {
  const change = await fittingChange(ctx, kind, body);
  await requireValues(ctx, body);
  const ids = await chosenRecords(ctx, kind, body);
  if ('ids' in body) await requireAll(ctx, kind, ids);
  return previewOf(ctx, kind, 'set' in change ? change.set : {}, ids);
}

async function chosenRecords(
  ctx: ServiceContext,
  kind: 'contact' | 'company',
  body: Exclude<ContactBulk | CompanyBulk, Bulk>,
): Promise<number[]> {
  if ('ids' in body) return [...new Set(body.ids)];
  const { q, filter } = body.allMatching;
  return gatherIds(ctx.db, await matchingRecords(ctx, kind, { q, ...filter }));
}

async function chosenOpportunities(ctx: ServiceContext, body: OpportunityBulk): Promise<readonly number[]> {
  if ('allMatching' in body) {
    const { q, filter } = body.allMatching;
    return gatherIds(ctx.db, await matchingOpportunities(ctx, { q, ...filter }));
  }
  const ids = [...new Set(body.ids)];
  const isThere =
    (await ctx.rows(crmOpportunities).count(isAmongIds(crmOpportunities.id, ids))) === ids.length;
  if (!isThere) throw new AppError('not_found');
  return ids;
}

/**
 * Errors: `not_found` for a row of another workspace; `invalid` for an unknown stage, a loss without a reason, and, unless
 * they are left where they are, on the fields that a stage requires and some of them lack.
 */
export async function changeOpportunities(ctx: ServiceContext, body: OpportunityBulk): Promise<Job> {
  await requireMove(ctx, body);
  const change = await fittingChange(ctx, 'opportunity', body);
  const ids = await chosenOpportunities(ctx, body);
  const isLeaving = 'set' in body && body.leaveRefused === true;
  if ('set' in body) {
    await requireValues(ctx, body);
    const { stage, pipelineId, customFields, ...set } = body.set;
    if (stage !== undefined && !isLeaving)
      await requireEntryOfMany(
        ctx,
        await listPipelines(ctx),
        { stage, pipelineId },
        { ids, set: { ...set, customFields } },
      );
  }
  const some = await differing(ctx, 'opportunity', change, { ids, isLeaving });
  return ctx.db.transaction((tx) => startJob({ ...ctx, db: tx }, 'opportunity', change, some));
}

/** Says what `changeOpportunities` would do, which changes nothing. Errors: as that, but for what is left where it is. */
export async function previewOpportunities(
  ctx: ServiceContext,
  body: OpportunityPreview,
): Promise<BulkPreview> {
  await requireMove(ctx, body);
  const change = await fittingChange(ctx, 'opportunity', body);
  await requireValues(ctx, body);
  return previewOf(
    ctx,
    'opportunity',
    'set' in change ? change.set : {},
    await chosenOpportunities(ctx, body),
  );
}
