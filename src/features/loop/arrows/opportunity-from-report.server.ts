import { inArray } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import { createOpportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { requireOpportunity } from '#features/leads/opportunities/opportunity-rows.server.ts';
import { storeOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { MAX_AMOUNT_CENTS } from '#features/leads/opportunities/opportunity.values.ts';
import { recordEvent } from '#features/leads/timeline/event.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { found } from '#kernel/api/found.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { crmEndOf, type CrmEnd } from './crm-end.server.ts';
import { link, linkedTo } from '#features/loop/chain/loop-links.server.ts';
import { costNotes, jointTitle, singleTitle } from './loop.texts.ts';
import type { OpportunitiesFromReport, OpportunityFromReport } from './opportunity-from-report.schema.ts';
import { undoable } from './undoable.server.ts';
import { actionsOfReport, type ActionsOfReport, type ReportAction } from './report-actions.server.ts';

type Part = Pick<OpportunitiesFromReport['items'][number], 'id' | 'actionIds' | 'isNew'>;

/** Returns the newest opportunity that the action became and that is still there. */
async function knownFor(ctx: ServiceContext, reportId: number, part: string): Promise<number | undefined> {
  const ids = await linkedTo(ctx, { kind: 'report', id: reportId, part }, 'crm_opportunity');
  const { id } = crmOpportunities;
  const rows = await ctx.rows(crmOpportunities).select({ id }).where(inArray(id, ids));
  return ids.find((each) => rows.some((row) => row.id === each));
}

/** The middle of the range of what the actions cost to set up. */
const middleOf = (actions: readonly ReportAction[]): number =>
  Math.min(
    MAX_AMOUNT_CENTS,
    Math.round(actions.reduce((sum, action) => sum + action.costLowCents + action.costHighCents, 0) / 2),
  );

async function make(
  ctx: ServiceContext,
  reportId: number,
  { companyName, language, currency }: ActionsOfReport,
  actions: readonly ReportAction[],
  end: CrmEnd,
): Promise<Part> {
  const [first] = actions;
  const title =
    actions.length === 1 && first
      ? singleTitle(language, companyName, first.title)
      : jointTitle(language, companyName, actions.length);
  const id = await storeOpportunity(
    ctx,
    createOpportunitySchema.parse({
      contactId: end.contactId,
      companyId: end.companyId,
      source: end.source,
      title: beginningOf(title, MAX_LINE),
      amountCents: middleOf(actions),
      currency,
      notes: costNotes(language, companyName, actions, currency),
    }),
  );
  for (const action of actions)
    await link(ctx, { kind: 'report', id: reportId, part: action.id }, { kind: 'crm_opportunity', id });
  const actionIds = actions.map((action) => action.id);
  const data = { from: 'report', reportId, actionIds, name: companyName };
  await recordEvent(
    ctx,
    'linked',
    { opportunityId: id, contactId: end.contactId, companyId: end.companyId },
    data,
  );
  return { id, actionIds, isNew: true };
}

/**
 * Makes an opportunity of each action of a report, or one of all, and links them (api.md, "Loop"); an action that has
 * one keeps it. Errors: `not_found`; `invalid` for an action that the report does not have.
 */
export async function opportunityFromReport(
  ctx: ServiceContext,
  { reportId, actionIds, isJoint }: OpportunityFromReport,
): Promise<OpportunitiesFromReport> {
  return undoable(ctx, async (inside) => {
    const report = await actionsOfReport(inside, reportId, actionIds);
    const known = new Map<number, string[]>();
    const fresh: ReportAction[] = [];
    const ids = await Promise.all(report.actions.map(({ id }) => knownFor(inside, reportId, id)));
    for (const [place, action] of report.actions.entries()) {
      const id = ids[place];
      if (id === undefined) fresh.push(action);
      else known.set(id, [...(known.get(id) ?? []), action.id]);
    }
    const parts: Part[] = [...known].map(([id, named]) => ({ id, actionIds: named, isNew: false }));
    if (fresh.length > 0) {
      const end = await crmEndOf(inside, report.companyId, report.companyName);
      for (const group of isJoint ? [fresh] : fresh.map((action) => [action]))
        parts.push(await make(inside, reportId, report, group, end));
    }
    const items = await Promise.all(
      parts.map(async (part) => ({ ...(await requireOpportunity(inside, part.id)), ...part })),
    );
    return fresh.length === 0 ? found({ items }) : { items };
  });
}
