import { sql } from 'drizzle-orm';
import type { Undoing } from '#db/journal/undo.ts';
import { companies, marketingCompanies as sellers } from '#db/schema/index.ts';
import { otherWorkspace } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { requireAct } from '#shared/workspaces/workspace.ts';

/**
 * Which workspaces' rows an undo of this cause takes back: those of its own, and where it has moved a company, those of
 * the other one too, column by column, so that what was edited there since goes along. Errors: `workspace_left` and those
 * of `requireAct` for who may not write there.
 */
export async function movedBy(
  ctx: ServiceContext,
  causeId: number,
): Promise<Pick<Undoing, 'within' | 'isByColumn'>> {
  const own = ctx.workspace.id;
  const rows = await ctx.db.all<{ former: number; now: number | null }>(sql`
    select distinct c."was" ->> '$.workspaceId' as "former",
      case c."record" when 'consulting_company'
        then (select ${companies.workspaceId} from ${companies} where ${companies.id} = c."recordId")
        else (select ${sellers.workspaceId} from ${sellers} where ${sellers.id} = c."recordId") end as "now"
    from "changes" c
    where c."causeId" = ${causeId} and c."act" = '~' and c."record" in ('consulting_company', 'marketing_company')
      and c."was" ->> '$.workspaceId' is not null`);
  if (rows.length === 0) return { within: [own] };
  const others = new Set(rows.flatMap(({ former, now }) => [former, now ?? own]).filter((id) => id !== own));
  for (const id of others) requireAct({ workspace: await otherWorkspace(ctx.db, ctx, id) }, 'write');
  return { within: [own, ...others], isByColumn: true };
}
