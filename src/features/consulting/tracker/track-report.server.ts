import { and, eq, inArray } from 'drizzle-orm';
import { companies, reportActionReadings, reportActions, reports } from '#db/schema/index.ts';
import { interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { isOwnIntervention } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { fitSheet, recordNames } from '#features/consulting/report/catalogue/fit/fit.rules.ts';
import type { ComposedReport, ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { proposedActions } from './tracker.rules.ts';

/** Returns the entries about the actions of the report that this company's report corrects, by intervention. */
export async function enteredBefore(ctx: ServiceContext, companyId: number) {
  const corrected = ctx
    .rows(companies)
    .select({ id: reports.id })
    .innerJoin(reports, eq(reports.companyId, companies.followsCompanyId))
    .where(and(eq(companies.id, companyId), eq(companies.followKind, 'correction')));
  const [actions, readings] = await Promise.all([
    ctx.rows(reportActions).select().where(inArray(reportActions.reportId, corrected)),
    ctx.rows(reportActionReadings).select().where(inArray(reportActionReadings.reportId, corrected)),
  ]);
  return {
    entries: new Map(actions.map((action) => [action.interventionId, action])),
    readingsOf: (actionId: string) => readings.filter((reading) => reading.actionId === actionId),
  };
}

/**
 * Writes the actions of a report that is being frozen, to be tracked from then on. A correction goes on with what was
 * entered about the same interventions.
 */
export async function startTracking(
  ctx: ServiceContext,
  reportId: number,
  composed: Pick<ComposedReport, 'document' | 'figures' | 'blocks'> &
    Pick<ComposeInput, 'snapshot' | 'language'>,
  { entries, readingsOf }: Awaited<ReturnType<typeof enteredBefore>>,
): Promise<void> {
  const { snapshot, language } = composed;
  const names = recordNames(snapshot);
  const proposed = proposedActions(composed, (id) => {
    const words = isOwnIntervention(id) ? undefined : interventionWords(id, language);
    return words && fitSheet(words, names, language).words;
  });
  if (proposed.length === 0) return;
  const at = ctx.now.toISOString();
  const rows = proposed.map(({ action, title, owner, kpi, kpiHow }) => {
    const before = entries.get(action.interventionId);
    return {
      ...(before && {
        status: before.status,
        owner: before.owner,
        dueDate: before.dueDate,
        costCents: before.costCents,
        notes: before.notes,
        doneAt: before.doneAt,
      }),
      reportId,
      actionId: action.id,
      interventionId: action.interventionId,
      title,
      proposedOwner: owner,
      proposedDue: action.to,
      kpi,
      kpiHow,
      costLowCents: action.costLowCents,
      costHighCents: action.costHighCents,
      savedHoursLow: action.savedHoursPerYear?.low ?? null,
      savedHoursHigh: action.savedHoursPerYear?.high ?? null,
      savingLowCents: action.savingLowCents,
      savingHighCents: action.savingHighCents,
      createdAt: at,
      updatedAt: at,
    };
  });
  await ctx.rows(reportActions).insert(rows);
  const readings = proposed.flatMap(({ action }) => {
    const before = entries.get(action.interventionId);
    return (before ? readingsOf(before.actionId) : []).map(({ day, value, createdAt }) => ({
      reportId,
      actionId: action.id,
      day,
      value,
      createdAt,
    }));
  });
  if (readings.length > 0) await ctx.rows(reportActionReadings).insert(readings);
}
