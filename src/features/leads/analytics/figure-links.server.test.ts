import { afterEach, beforeEach, expect, test } from 'vitest';
import { crmPipelines, crmStages } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { rowsBehind } from '#tests/rows-behind.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { analyse } from './analytics.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { dayBounds, wallTime } from '#shared/dates/days.ts';
import { activityHref, forecastHref, leadsHref, reachedHref, staysHref } from './figure-links.rules.ts';
import { DEFAULT_STAGES } from '#features/leads/leads.values.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listPipelines, requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
const TODAY = '2026-03-20';
const settings = {
  smtpUrl: undefined,
  mailFrom: 'AI Capital <no-reply@ai-capital.example>',
  secrets: TEST_SECRETS,
};
const on = (moment: string): ServiceContext => ({ ...owner, now: new Date(moment) });

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { now: new Date(`${TODAY}T12:00:00.000Z`) });
});
afterEach(() => database.close());

const ZONES = ['Europe/Madrid', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'];
/** Boundaries of days, weeks, months and clock changes, with a moment on either side of each. */
const EDGES = [
  '2026-02-28',
  '2026-03-01',
  '2026-03-02',
  '2026-03-09',
  '2026-03-20',
  '2026-03-29',
  '2026-04-01',
];
const PERIODS = [
  { from: '2026-03-02', to: '2026-03-20' },
  { from: '2026-03-01', to: '2026-03-31' },
  { from: '2026-02-28', to: '2026-03-01' },
];

const momentsIn = (timeZone: string): string[] =>
  EDGES.flatMap((day) => {
    const { start } = dayBounds(day, timeZone);
    return [new Date(Date.parse(start) - 1).toISOString(), start];
  });

/**
 * Creates records of every kind at each moment, opportunities that move back and forth, and some in another pipeline.
 */
async function fill(moments: readonly string[]): Promise<void> {
  const [own] = await owner.db
    .insert(crmPipelines)
    .values(await aPipeline())
    .returning();
  const pipelineId = own?.id ?? 0;
  await owner.db
    .insert(crmStages)
    .values(DEFAULT_STAGES.map((stage, position) => ({ ...stage, pipelineId, position })));
  for (const [index, moment] of moments.entries()) {
    const at = on(moment);
    const later = (hours: number) => on(new Date(Date.parse(moment) + hours * 3_600_000).toISOString());
    await createContact(at, aCrmContact({ source: index % 2 === 0 ? 'website' : 'event' }));
    await createCommunication(at, aCommunication({ type: index % 2 === 0 ? 'call' : 'note' }), settings);
    await createTask(owner, aTask({ doneAt: moment }));
    const isOfOther = index % 5 === 0;
    const { id } = await createOpportunity(at, anOpportunity(isOfOther ? { pipelineId } : {}));
    const stages =
      [['proposal'], ['proposal', 'qualification', 'proposal', 'won'], ['lost'], []][index % 4] ?? [];
    for (const [step, stage] of stages.entries())
      await moveOpportunity(later(step * 7), id, { stage, lostReason: stage === 'lost' ? 'Price' : null });
    await createOpportunity(
      owner,
      anOpportunity({ expectedClose: index % 3 === 0 ? null : moment.slice(0, 10), source: 'event' }),
    );
  }
}

const aPipeline = async () => {
  const at = owner.now.toISOString();
  await requirePipeline(owner);
  return { workspaceId: owner.workspace.id, name: 'Second', createdAt: at, updatedAt: at };
};

test.each(ZONES)('every figure leads to exactly as many rows as it shows, in %s', async (timeZone) => {
  await fill(momentsIn(timeZone));
  const reader: ServiceContext = { ...owner, timeZone };
  const today = wallTime(owner.now, timeZone).day;
  for (const period of PERIODS) {
    const { leads, conversion, timeInStage, forecast, activity, pipelineId } = await analyse(reader, period);
    const types = activity.byType.map(({ type }) => type);
    const sources = leads.bySource.map(({ source }) => source);
    const figures: [href: string, count: number][] = [
      [leadsHref(period), leads.total],
      ...leads.bySource.map(({ source, count }): [string, number] => [leadsHref(period, source), count]),
      ...leads.weeks.map((week): [string, number] => [leadsHref(week), week.total]),
      ...leads.weeks.flatMap((week) =>
        sources.map((source): [string, number] => [leadsHref(week, source), week.bySource[source] ?? 0]),
      ),
      [reachedHref(period, pipelineId), conversion.total],
      ...conversion.stages.map(({ stage, reached }): [string, number] => [
        reachedHref(period, pipelineId, stage.key),
        reached,
      ]),
      ...timeInStage.map(({ stage, count }): [string, number] => [
        staysHref(period, pipelineId, stage.key),
        count,
      ]),
      ...forecast.map((month): [string, number] => [forecastHref(month, today), month.count]),
      ...activity.byType.map(({ type, count }): [string, number] => [activityHref(period, type), count]),
      ...activity.weeks.flatMap((week) =>
        types.map((type): [string, number] => [activityHref(week, type), week.byType[type] ?? 0]),
      ),
    ];
    for (const { id } of await listPipelines(owner)) {
      const narrowed = await analyse(reader, { ...period, pipelineId: id });
      figures.push(
        [reachedHref(period, id), narrowed.conversion.total],
        ...narrowed.forecast.map((month): [string, number] => [forecastHref(month, today, id), month.count]),
      );
    }
    expect(figures.filter(([, count]) => count > 0).length).toBeGreaterThan(15);
    for (const [href, count] of figures)
      expect([href, await rowsBehind(reader, href)]).toEqual([href, count]);
  }
});
