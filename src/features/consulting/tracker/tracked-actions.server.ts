import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import {
  companies,
  ownInterventions,
  reportActionReadings,
  reportActions,
  reports,
} from '#db/schema/index.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import {
  ownCatalogue,
  type OwnCatalogue,
} from '#features/consulting/report/catalogue/own/own-catalogue.rules.ts';
import { readOwn } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import type { PublicContext } from '#kernel/context.ts';
import { wallTime } from '#shared/dates/days.ts';
import { pick } from '#shared/field-list.ts';
import { LOCALES } from '#shared/languages.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { byNumber, trackAction, trackerOf } from './tracker.rules.ts';
import type { ActionTracker, TrackedAction } from './tracker.schema.ts';
import { SHARED, type SharedTracker } from './shared-tracker.rules.ts';

type Reading = Pick<PublicContext, 'db' | 'now' | 'timeZone'>;

/**
 * Returns the tracked actions of a report, in its language; access must have been checked. Empty for a report of rule
 * version 1, which has no actions.
 */
export const trackReport = async (
  ctx: Reading,
  report: { id: number; language: string },
): Promise<ActionTracker> => trackedIn(ctx, report, await readTracked(ctx, report.id));

/** The own interventions of the workspace of a report; none where its actions name none. */
async function ownOf(db: Reading['db'], reportId: number): Promise<OwnCatalogue> {
  const rows = await everyRow(db, ownInterventions)
    .select(getTableColumns(ownInterventions))
    .innerJoin(companies, eq(companies.workspaceId, ownInterventions.workspaceId))
    .innerJoin(reports, and(eq(reports.companyId, companies.id), eq(reports.id, reportId)))
    .innerJoin(
      reportActions,
      and(eq(reportActions.reportId, reports.id), eq(reportActions.interventionId, ownInterventions.key)),
    );
  return ownCatalogue(rows.flatMap((row) => readOwn(row) ?? []));
}

/** The stored part of a report's actions, for its owner and for whoever has its link; access must have been checked. */
export async function readTracked({ db }: Pick<Reading, 'db'>, reportId: number) {
  const [actions, readings, own, [report]] = await Promise.all([
    everyRow(db, reportActions).select().where(eq(reportActions.reportId, reportId)),
    everyRow(db, reportActionReadings)
      .select()
      .where(eq(reportActionReadings.reportId, reportId))
      .orderBy(asc(reportActionReadings.day)),
    ownOf(db, reportId),
    everyRow(db, reports)
      .select({ currency: sql<string | null>`${reports.snapshot} ->> '$.company.currency'` })
      .where(eq(reports.id, reportId)),
  ]);
  const currency = CURRENCIES.find((each) => each === report?.currency) ?? DEFAULT_CURRENCY;
  return { actions, readings, own, currency };
}

/** As `trackReport`, of what has been read. */
export function trackedIn(
  { now, timeZone }: Pick<Reading, 'now' | 'timeZone'>,
  report: { language: string },
  { actions, readings, own, currency }: Awaited<ReturnType<typeof readTracked>>,
): ActionTracker {
  const language = LOCALES.find((locale) => locale === report.language) ?? LOCALES[0];
  const today = wallTime(now, timeZoneOf(timeZone)).day;
  const readingsOf = (actionId: string) =>
    readings.filter((reading) => reading.actionId === actionId).map(({ day, value }) => ({ day, value }));
  return trackerOf(
    actions
      .toSorted(byNumber)
      .map((stored) =>
        trackAction(
          stored,
          readingsOf(stored.actionId),
          own.words[language][stored.interventionId] ?? interventionWords(stored.interventionId, language),
          today,
          currency,
        ),
      ),
  );
}

/** Nothing was entered: every action as the report proposed it. */
const isUntouched = ({ status, readings }: TrackedAction): boolean =>
  status === 'todo' && readings.length === 0;

/**
 * Returns the tracker that the report's link shows: without costs and the consultant's notes. Null while nothing
 * was entered; access must have been checked.
 */
export async function sharedTracker(
  ctx: Reading,
  report: { id: number; language: string },
): Promise<SharedTracker | null> {
  const { items, summary } = await trackReport(ctx, report);
  if (items.every(isUntouched)) return null;
  const { costCents: _, ...said } = summary;
  return {
    summary: said,
    day: wallTime(ctx.now, timeZoneOf(ctx.timeZone)).day,
    items: items.map((item) => pick(item, SHARED)),
  };
}
