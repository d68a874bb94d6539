import { and, eq } from 'drizzle-orm';
import { crmRuleRuns, crmRules } from '#db/schema/index.ts';
import type { RecordKind } from '#features/leads/delete.server.ts';
import { formName } from '#features/leads/fields/custom-field-list.rules.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { RECORD_KINDS } from '#features/leads/leads.values.ts';
import type { ServiceContext } from '#kernel/context.ts';

/** Names of the fields that hold a record of the kind, on any record. */
async function fieldsHolding(ctx: ServiceContext, kind: RecordKind): Promise<ReadonlySet<string>> {
  const defined = await Promise.all(RECORD_KINDS.map((each) => definedFields(ctx, each)));
  const own = defined.flat().flatMap(({ type, key }) => (type === kind ? [formName(key)] : []));
  return new Set([`${kind}Id`, ...own]);
}

/** Rules that name the merged record name the kept one from then on, and what waits for it is done with the kept one. */
export async function followInRules(
  ctx: ServiceContext,
  kind: RecordKind,
  dropId: number,
  keepId: number,
): Promise<void> {
  const waiting = and(eq(crmRuleRuns.record, kind), eq(crmRuleRuns.recordId, dropId));
  await ctx
    .rows(crmRuleRuns)
    .update({ recordId: keepId })
    .where(and(waiting, eq(crmRuleRuns.status, 'waiting')));
  const rules = await ctx.rows(crmRules).select();
  if (rules.length === 0) return;
  const fields = await fieldsHolding(ctx, kind);
  const kept = <Value>(value: Value) => (value === dropId ? keepId : value);
  for (const { id, when, then } of rules) {
    const next = {
      when:
        when.on === 'changed' && fields.has(when.field)
          ? {
              ...when,
              ...(when.from !== undefined && { from: kept(when.from) }),
              ...(when.to !== undefined && { to: kept(when.to) }),
            }
          : when,
      then: then.map((action) =>
        action.do === 'set' && fields.has(action.field) ? { ...action, value: kept(action.value) } : action,
      ),
    };
    if (JSON.stringify(next) !== JSON.stringify({ when, then }))
      await ctx.rows(crmRules).update(next).where(eq(crmRules.id, id));
  }
}
