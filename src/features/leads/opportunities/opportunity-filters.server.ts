import { and, eq, exists, gte, inArray, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { beganAt, ownLead } from '#db/opportunity-origin.ts';
import { isText } from '#db/search/holds-text.ts';
import { groupValue } from '#features/leads/groups/group-text.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { whereGiven } from '#db/list/where-given.ts';
import { crmOpportunities, crmStageChanges, crmStages, crmTasks } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { betweenDays, type Days } from '#db/between-days.ts';
import { ofOwner } from '#features/leads/owners/owner.server.ts';
import { standsIn } from '#features/leads/pipelines/stage-asked.server.ts';
import { hasContact } from './opportunity-contacts.server.ts';
import type { OpportunityQuery } from './opportunity.schema.ts';
import { holdsWords } from '#features/leads/search/search-index.server.ts';

const { id, pipelineId, stage, createdAt, expectedClose, closedAt, lostReason } = crmOpportunities;

export const holdsOpportunityWords = (ctx: ServiceContext, q: string | undefined): SQL | undefined =>
  holdsWords(ctx, q, {
    opportunity: id,
    contact: crmOpportunities.contactId,
    company: crmOpportunities.companyId,
  });

/** Matches opportunities that reached this stage, as the conversion counts: skipped open stages count as reached. */
const hasReached = (key: string): SQL => sql`exists (
  select 1 from "crm_stage_changes" c
  join "crm_stages" t on t."pipelineId" = ${pipelineId} and t."key" = c."toStage"
  join "crm_stages" s on s."pipelineId" = ${pipelineId} and s."key" = ${key}
  where c."opportunityId" = ${id} and coalesce(c."pipelineId", ${pipelineId}) = ${pipelineId}
    and (t."key" = s."key" or (s."kind" = 'open'
      and (t."kind" = 'won' or (t."kind" = 'open' and t."position" >= s."position")))))`;

const hasLeft = (ctx: ServiceContext, key: string, days: Days) =>
  exists(
    ctx
      .rows(crmStageChanges)
      .select({ one: sql`1` })
      .where(
        and(
          eq(crmStageChanges.opportunityId, id),
          eq(crmStageChanges.fromStage, key),
          // The change before says in which pipeline that was.
          sql`coalesce((select p."pipelineId" from "crm_stage_changes" p
            where p."opportunityId" = ${crmStageChanges.opportunityId} and p."id" < ${crmStageChanges.id}
            order by p."id" desc limit 1), ${pipelineId}) = ${pipelineId}`,
          betweenDays(ctx, crmStageChanges.createdAt, days),
        ),
      ),
  );

const ofKind = (ctx: ServiceContext, kind: OpportunityQuery['kind']) =>
  kind === undefined
    ? undefined
    : inArray(
        sql`(${pipelineId}, ${stage})`,
        ctx
          .rows(crmStages)
          .select({ pipelineId: crmStages.pipelineId, key: crmStages.key })
          .where(eq(crmStages.kind, kind)),
      );

const hasNoTask = (ctx: ServiceContext) =>
  notExists(
    ctx
      .rows(crmTasks)
      .select({ one: sql`1` })
      .where(and(eq(crmTasks.opportunityId, id), isNull(crmTasks.doneAt))),
  );

/** Matches opportunities by the campaign of their lead; null: of none. */
const ofCampaign = (campaignId: number | null): SQL =>
  campaignId === null
    ? sql`not exists (select 1 from "marketing_leads" x where x."id" = ${ownLead} and x."campaignId" is not null)`
    : sql`${ownLead} in (select x."id" from "marketing_leads" x where x."campaignId" = ${campaignId})`;

/** Compared as the analytics sum the reasons; null: none. */
const ofReason = (reason: string | null): SQL =>
  reason === null
    ? sql`coalesce(trim(${lostReason}), '') = ''`
    : isText(foldText(reason).trim(), sql`trim(${lostReason})`);

export type OpportunityFilter = Omit<OpportunityQuery, 'sort' | 'cursor' | 'limit' | 'count'>;

export function opportunityFilters(ctx: ServiceContext, query: OpportunityFilter): SQL | undefined {
  const { reached, left, leftFrom, leftTo } = query;
  return and(
    query.stage === undefined ? undefined : standsIn(query.stage),
    whereGiven(
      [crmOpportunities.companyId, query.companyId],
      [crmOpportunities.source, query.source],
      [crmOpportunities.currency, query.currency],
    ),
    query.contactId === undefined ? undefined : hasContact(ctx, query.contactId),
    ofOwner(ctx, crmOpportunities.ownerId, query.owner),
    query.campaignId === undefined ? undefined : ofCampaign(query.campaignId),
    query.hasCampaign === undefined ? undefined : ofCampaign(null),
    query.origin === undefined ? undefined : sql`${beganAt(ownLead)} is not null`,
    query.closeFrom === undefined ? undefined : gte(expectedClose, query.closeFrom),
    query.closeTo === undefined ? undefined : lte(expectedClose, query.closeTo),
    query.hasClose === 'no' ? isNull(expectedClose) : undefined,
    query.nextStep === 'none' ? hasNoTask(ctx) : undefined,
    betweenDays(ctx, closedAt, { from: query.closedFrom, to: query.closedTo }),
    query.lostReason === undefined ? undefined : ofReason(groupValue(query.lostReason)),
    betweenDays(ctx, createdAt, { from: query.createdFrom, to: query.createdTo }),
    ofKind(ctx, query.kind),
    reached === undefined ? undefined : hasReached(reached),
    left === undefined ? undefined : hasLeft(ctx, left, { from: leftFrom, to: leftTo }),
    holdsOpportunityWords(ctx, query.q),
  );
}
