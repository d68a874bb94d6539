import { sql } from 'drizzle-orm';
import type { ServiceContext } from '#kernel/context.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { foldText } from '#shared/texts/text.ts';
import { boundsOf } from './analytics.rules.ts';
import type { Analytics, AnalyticsQuery, Period } from './analytics.schema.ts';
import { addUp } from './add-up.rules.ts';
import { ofOwnerIn } from './of-owner.server.ts';

/** Reasons that an answer lists, the most frequent first; the rest is counted together. */
const MOST_REASONS = 30;

export type Narrowed = Pick<AnalyticsQuery, 'pipelineId' | 'owner'>;

export type Closed = {
  ownerId: number | null;
  kind: 'won' | 'lost';
  reason: string | null;
  currency: string;
  n: number;
  amountCents: number;
};

/** Opportunities that were won or lost in the period, summed by owner, reason and currency. */
export const closedIn = (
  ctx: ServiceContext,
  period: Period,
  { pipelineId, owner }: Narrowed,
): Promise<Closed[]> => {
  const { start, end } = boundsOf(period, timeZoneOf(ctx.timeZone));
  return ctx.db.all<Closed>(sql`
    select o."ownerId" as ownerId, s."kind" as kind, o."currency" as currency,
      case when s."kind" = 'lost' then nullif(trim(o."lostReason"), '') end as reason,
      count(*) as n, total(o."amountCents") as amountCents
    from "crm_opportunities" o
    join "crm_stages" s on s."pipelineId" = o."pipelineId" and s."key" = o."stage" and s."kind" in ('won', 'lost')
    where o."workspaceId" = ${ctx.workspace.id} and +o."pipelineId" = coalesce(${pipelineId ?? null}, o."pipelineId")
      and o."closedAt" >= ${start} and o."closedAt" < ${end} and ${ofOwnerIn(ctx, sql`o."ownerId"`, owner)}
    group by 1, 2, 3, 4`);
};

/** Reasons are one whatever their accents and capitals, as the list compares them; the commonest writing is shown. */
function reasonsOf(lost: readonly Closed[]): Pick<Analytics['lost'], 'reasons' | 'others'> {
  const found = [...Map.groupBy(lost, ({ reason }) => (reason === null ? null : foldText(reason)))]
    .map(([, own]) => {
      const [first] = own.toSorted((one, other) => other.n - one.n);
      return { reason: first?.reason ?? null, ...addUp(own) };
    })
    .sort((one, other) => other.count - one.count);
  const others = found.slice(MOST_REASONS).reduce((all, { count }) => all + count, 0);
  return { reasons: found.slice(0, MOST_REASONS), others };
}

/** Opportunities won and lost, and why. */
export function outcomeOf(closed: readonly Closed[]): Pick<Analytics, 'won' | 'lost'> {
  const lost = closed.filter(({ kind }) => kind === 'lost');
  return {
    won: addUp(closed.filter(({ kind }) => kind === 'won')),
    lost: { ...addUp(lost), ...reasonsOf(lost) },
  };
}
