import { sql } from 'drizzle-orm';
import { teamOf } from '#features/leads/owners/owner.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { addUp } from './add-up.rules.ts';
import type { Closed, Narrowed } from './analytics-closed.server.ts';
import { boundsOf } from './analytics.rules.ts';
import type { OwnerFigures, Period } from './analytics.schema.ts';
import { ofOwnerIn } from './of-owner.server.ts';

type Open = {
  ownerId: number | null;
  currency: string;
  n: number;
  amountCents: number;
  weightedCents: number;
};
type Done = { userId: number | null; n: number };

const openByOwner = (ctx: ServiceContext, { pipelineId, owner }: Narrowed): Promise<Open[]> =>
  ctx.db.all<Open>(sql`
    select o."ownerId" as ownerId, o."currency" as currency, count(*) as n, total(o."amountCents") as amountCents,
      total(round(o."amountCents" * o."probability" / 100.0)) as weightedCents
    from "crm_pipelines" p
    cross join "crm_stages" s on s."pipelineId" = p."id" and s."kind" = 'open'
    cross join "crm_opportunities" o on o."pipelineId" = s."pipelineId" and o."stage" = s."key"
    where p."workspaceId" = ${ctx.workspace.id} and p."id" = coalesce(${pipelineId ?? null}, p."id")
      and ${ofOwnerIn(ctx, sql`o."ownerId"`, owner)}
    group by 1, 2`);

function activitiesByOwner(ctx: ServiceContext, period: Period, { owner }: Narrowed): Promise<Done[][]> {
  const { start, end } = boundsOf(period, timeZoneOf(ctx.timeZone));
  const count = (table: string, who: string, at: string) => {
    const userId = sql.identifier(who);
    const moment = sql.identifier(at);
    return ctx.db.all<Done>(sql`
      select ${userId} as userId, count(*) as n from ${sql.identifier(table)}
      where "workspaceId" = ${ctx.workspace.id} and ${moment} >= ${start} and ${moment} < ${end}
        and ${ofOwnerIn(ctx, sql`${userId}`, owner)}
      group by 1`);
  };
  return Promise.all([
    count('crm_communications', 'userId', 'occurredAt'),
    count('crm_tasks', 'assigneeId', 'doneAt'),
  ]);
}

/**
 * Returns the figures of each member of a shared workspace, and of nobody (`ownerId` null) where there are any: whoever has won
 * most comes first. None in a personal one.
 */
export async function figuresByOwner(
  ctx: ServiceContext,
  period: Period,
  narrowed: Narrowed,
  closed: readonly Closed[],
): Promise<OwnerFigures[]> {
  const team = await teamOf(ctx);
  if (team.length === 0) return [];
  const [open, [communications = [], tasks = []]] = await Promise.all([
    openByOwner(ctx, narrowed),
    activitiesByOwner(ctx, period, narrowed),
  ]);
  const members = new Set(team.map(({ id }) => id));
  const ofOne = <Row>(rows: readonly Row[], idOf: (row: Row) => number | null, ownerId: number | null) =>
    rows.filter((row) => {
      const id = idOf(row);
      return (id !== null && members.has(id) ? id : null) === ownerId;
    });
  const counted = (rows: readonly Done[], ownerId: number | null) =>
    ofOne(rows, ({ userId }) => userId, ownerId).reduce((all, { n }) => all + n, 0);
  const figures = [...members, null].map((ownerId): OwnerFigures => {
    const own = ofOne(open, (row) => row.ownerId, ownerId);
    const ended = ofOne(closed, (row) => row.ownerId, ownerId);
    return {
      ownerId,
      open: {
        ...addUp(own),
        weighted: addUp(own.map((row) => ({ ...row, amountCents: row.weightedCents }))).amounts,
      },
      won: addUp(ended.filter(({ kind }) => kind === 'won')),
      lost: addUp(ended.filter(({ kind }) => kind === 'lost')),
      communications: counted(communications, ownerId),
      tasks: counted(tasks, ownerId),
    };
  });
  const sellers = new Set(team.filter(({ role }) => role !== 'reader').map(({ id }) => id));
  const isAsked = ({ ownerId }: OwnerFigures) =>
    ownerId !== null && sellers.has(ownerId) && narrowed.owner === undefined;
  const hasAny = ({ open: { count }, won, lost, ...done }: OwnerFigures) =>
    count + won.count + lost.count + done.communications + done.tasks > 0;
  const most = (each: OwnerFigures) => each.won.amounts[0]?.amountCents ?? 0;
  return figures
    .filter((each) => isAsked(each) || hasAny(each))
    .sort(
      (one, other) =>
        Number(one.ownerId === null) - Number(other.ownerId === null) || most(other) - most(one),
    );
}
