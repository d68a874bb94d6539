import { z } from 'zod';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { queryDay } from '#features/leads/fields/days.schema.ts';
import { COMMUNICATION_TYPES } from '#features/leads/leads.values.ts';
import { stageSchema, currencyTotalSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { ownerAsked } from '#features/leads/owners/owner.schema.ts';
import { queryId } from '#shared/query.ts';
import { count, record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

/** Whole days in the current user's time zone; defaults to the last twelve weeks. */
export const analyticsQuerySchema = z.strictObject({
  from: queryDay,
  to: queryDay,
  /** Narrows the forecast too; without it, conversion and time in stage are those of the default pipeline. */
  pipelineId: queryId,
  /** Records of one owner, activities of their author or of who had the task: the caller (`mine`), nobody, or a member by id. */
  owner: ownerAsked,
});
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

/** The days that figures are counted over, both included. */
export const periodSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
});
export type Period = z.infer<typeof periodSchema>;

const activitySchema = z.enum([...COMMUNICATION_TYPES, 'task']);
export type Activity = z.infer<typeof activitySchema>;
export const leadWeekSchema = periodSchema
  .extend({
    total: count,
    bySource: z.partialRecord(z.enum(LEAD_SOURCES), z.int()),
  })
  .meta({ id: 'LeadWeek' });
export type LeadWeek = z.infer<typeof leadWeekSchema>;
export const activityWeekSchema = periodSchema
  .extend({
    total: count,
    byType: z.partialRecord(activitySchema, z.int()),
  })
  .meta({ id: 'ActivityWeek' });
export type ActivityWeek = z.infer<typeof activityWeekSchema>;
/** Of the opportunities that were made in the period, how many came as far as this stage. */
export const stageReachSchema = record('StageReach', {
  stage: stageSchema,
  reached: z.int(),
  share: z.number(),
});
/** How long opportunities stayed that left the stage in the period. */
export const stageTimeSchema = record('StageTime', {
  stage: stageSchema,
  medianDays: z.number().nullable(),
  count,
});
export type StageTime = z.infer<typeof stageTimeSchema>;
/** `month`: `2027-01`; null where no closing is expected; `isPast` where it should have been by now. */
export const forecastMonthSchema = record('ForecastMonth', {
  month: z.string().nullable(),
  isPast: z.boolean(),
  count,
  totals: z.array(currencyTotalSchema),
});
export type ForecastMonth = z.infer<typeof forecastMonthSchema>;

const amounts = z.array(z.strictObject({ currency: z.string(), amountCents: count }));
const summed = { count, amounts };
/** Opportunities that were won or lost in the period; `weighted` by probability. */
export const ownerFiguresSchema = record('OwnerFigures', {
  /** Null: nobody, or somebody who is no member any more. */
  ownerId: rowId.nullable(),
  open: z.strictObject({ ...summed, weighted: amounts }),
  won: z.strictObject(summed),
  lost: z.strictObject(summed),
  communications: count,
  /** Done in the period. */
  tasks: count,
});
export type OwnerFigures = z.infer<typeof ownerFiguresSchema>;

export const analyticsSchema = record('LeadAnalytics', {
  period: periodSchema,
  /** Pipeline of the conversion and of the time in stage. */
  pipelineId: rowId,
  leads: z.strictObject({
    total: count,
    weeks: z.array(leadWeekSchema),
    bySource: z.array(
      z.strictObject({
        source: z.enum(LEAD_SOURCES),
        count,
      }),
    ),
  }),
  conversion: z.strictObject({
    total: count,
    stages: z.array(stageReachSchema),
  }),
  timeInStage: z.array(stageTimeSchema),
  forecast: z.array(forecastMonthSchema),
  won: z.strictObject(summed),
  lost: z.strictObject({
    ...summed,
    /** The most frequent first; null: none was given. */
    reasons: z.array(z.strictObject({ reason: z.string().nullable(), ...summed })),
    /** Losses for further reasons. */
    others: count,
  }),
  /** Of each member of a shared workspace; empty in a personal one. */
  owners: z.array(ownerFiguresSchema),
  activity: z.strictObject({
    total: count,
    weeks: z.array(activityWeekSchema),
    byType: z.array(
      z.strictObject({
        type: activitySchema,
        count,
      }),
    ),
  }),
});
export type Analytics = z.infer<typeof analyticsSchema>;
