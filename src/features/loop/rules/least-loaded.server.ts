import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import {
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmRuleRuns,
  crmStages,
  crmTasks,
  users,
  workspaceMembers,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { RuleRecord } from './rule.values.ts';

const TABLES = { contact: crmContacts, company: crmCompanies, opportunity: crmOpportunities };
const LINKS = {
  contact: crmTasks.contactId,
  company: crmTasks.companyId,
  opportunity: crmTasks.opportunityId,
};

/** Drizzle infers one table at a time; the cast says that all three have an owner and a workspace. */
const tableOf = (kind: RuleRecord) => TABLES[kind] as typeof crmContacts;

type Of = { recordId: number; runId: number };

/** The member who answers for the record, where the rule has given it away before: a record is shared out once, not once a run. */
async function givenBefore(ctx: ServiceContext, kind: RuleRecord, { recordId, runId }: Of) {
  const table = tableOf(kind);
  const before = sql`exists (select 1 from ${crmRuleRuns} r join ${crmRuleRuns} own on own."id" = ${runId}
    where r."ruleId" = own."ruleId" and r."record" = ${kind} and r."recordId" = ${recordId} and r."status" = 'done')`;
  const [row] = await ctx
    .rows(table)
    .select({ ownerId: table.ownerId })
    .where(and(eq(table.id, recordId), before));
  return row?.ownerId ?? undefined;
}

/**
 * Returns the member who has the fewest of these records on hand: those he or she answers for (of opportunities the open
 * ones), and those of others with an open task of hers or his, each counted once; readers get none. Errors: `not_found`, where nobody is left.
 */
export async function leastLoaded(ctx: ServiceContext, kind: RuleRecord, of: Of): Promise<number> {
  const table = tableOf(kind);
  const link = LINKS[kind];
  const isOpen =
    kind === 'opportunity'
      ? sql`exists (select 1 from ${crmStages} where ${crmStages.pipelineId} = ${crmOpportunities.pipelineId}
          and ${crmStages.key} = ${crmOpportunities.stage} and ${crmStages.kind} = 'open')`
      : sql`1`;
  const own = and(ctx.rows(table).condition, eq(table.ownerId, workspaceMembers.userId), isOpen);
  const load = sql`(select count(*) from ${table} where ${own})
    + (select count(distinct ${link}) from ${crmTasks} where ${and(
      ctx.rows(crmTasks).condition,
      eq(crmTasks.assigneeId, workspaceMembers.userId),
      isNull(crmTasks.doneAt),
      sql`not exists (select 1 from ${table} where ${table.id} = ${link} and ${own})`,
    )})`;
  const before = (await givenBefore(ctx, kind, of)) ?? 0;
  return firstMember(ctx, desc(eq(workspaceMembers.userId, before)), load);
}

/** Returns the member who has the fewest open tasks; readers get none. Errors: `not_found`, where nobody is left. */
export function fewestTasks(ctx: ServiceContext): Promise<number> {
  const { condition } = ctx.rows(crmTasks);
  const isOpen = and(condition, eq(crmTasks.assigneeId, workspaceMembers.userId), isNull(crmTasks.doneAt));
  return firstMember(ctx, sql`(select count(*) from ${crmTasks} where ${isOpen})`);
}

/** The first in the order among those who may write. */
async function firstMember(ctx: ServiceContext, ...order: SQL[]): Promise<number> {
  const [member] = await ctx.db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, ctx.workspace.id),
        ne(workspaceMembers.role, 'reader'),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(...order, asc(workspaceMembers.userId))
    .limit(1);
  if (!member) throw new AppError('not_found');
  return member.userId;
}
