import { inArray } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import {
  isAction,
  type Bulk,
  type Change,
  type CompanyBulk,
  type ContactBulk,
  type JobBody,
  type OpportunityBulk,
} from './bulk.schema.ts';
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

/** Runs the changes of contacts or companies named by `action` at once, and all others as a job. */
export async function changeRecords(
  ctx: ServiceContext,
  kind: RecordKind,
  body: ContactBulk | CompanyBulk,
): Promise<Job | { count: number }> {
  if (isAction(body)) return actOnMany(ctx, kind, body);
  const change = await fittingChange(ctx, kind, body);
  const ids = await chosenRecords(ctx, kind, body);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if ('set' in body && 'companyId' in body.set)
      await requireLinks(inside, { companyId: body.set.companyId });
    if ('set' in body) await requireMember(inside, 'ownerId', body.set.ownerId);
    if ('ids' in body) await requireAll(inside, kind, ids);
    return startJob(inside, kind, change, ids);
  });
}

async function chosenRecords(
  ctx: ServiceContext,
  kind: RecordKind,
  body: Exclude<ContactBulk | CompanyBulk, Bulk>,
): Promise<number[]> {
  if ('ids' in body) return [...new Set(body.ids)];
  const { q, filter } = body.allMatching;
  return gatherIds(ctx.db, await matchingRecords(ctx, kind, { q, ...filter }));
}

async function namedOpportunities(ctx: ServiceContext, given: readonly number[]): Promise<readonly number[]> {
  const ids = [...new Set(given)];
  const isThere = (await ctx.rows(crmOpportunities).count(inArray(crmOpportunities.id, ids))) === ids.length;
  if (!isThere) throw new AppError('not_found');
  return ids;
}

/** Rejects a stage that no pipeline has and a loss without a reason before any record is moved. */
async function requireMove(ctx: ServiceContext, body: OpportunityBulk): Promise<void> {
  if (!('set' in body) || body.set.stage === undefined) return;
  const { stage: key, lostReason } = body.set;
  const stages = (await listPipelines(ctx)).flatMap((each) => each.stages.filter((one) => one.key === key));
  if (stages.length === 0)
    throw new AppError('invalid', { fields: { stage: 'leads:opportunities.stageUnknown' } });
  if (stages.some(({ kind }) => kind === 'lost') && !lostReason)
    throw new AppError('invalid', { fields: { 'set.lostReason': 'leads:opportunities.lostReasonRequired' } });
}

/**
 * Errors: `not_found` for a row of another workspace; `invalid` for an unknown stage, a loss without a reason, and on the
 * fields that a stage requires and some of them lack.
 */
export async function changeOpportunities(ctx: ServiceContext, body: OpportunityBulk): Promise<Job> {
  await requireMove(ctx, body);
  const change = await fittingChange(ctx, 'opportunity', body);
  const ids =
    'ids' in body
      ? await namedOpportunities(ctx, body.ids)
      : await gatherIds(
          ctx.db,
          await matchingOpportunities(ctx, { q: body.allMatching.q, ...body.allMatching.filter }),
        );
  if ('set' in body) {
    await requireMember(ctx, 'ownerId', body.set.ownerId);
    const { stage, customFields, ...set } = body.set;
    const given = { ids, set: { ...set, customFields } };
    if (stage !== undefined) await requireEntryOfMany(ctx, await listPipelines(ctx), stage, given);
  }
  return ctx.db.transaction((tx) => startJob({ ...ctx, db: tx }, 'opportunity', change, ids));
}
