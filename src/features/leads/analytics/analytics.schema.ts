import { z } from 'zod';
import type { LeadSource } from '#features/marketing/marketing.values.ts';
import { queryDay } from '#features/leads/fields/days.schema.ts';
import type { COMMUNICATION_TYPES } from '#features/leads/leads.values.ts';
import type { CurrencyTotal, Stage } from '#features/leads/opportunities/opportunity.schema.ts';

/** Whole days in the current user's time zone; defaults to the last twelve weeks. */
export const analyticsQuerySchema = z.strictObject({ from: queryDay, to: queryDay });
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

/** The days that figures cover, both included. */
export type Period = { from: string; to: string };

export type Activity = (typeof COMMUNICATION_TYPES)[number] | 'task';
export type LeadWeek = Period & { total: number; bySource: Partial<Record<LeadSource, number>> };
export type ActivityWeek = Period & { total: number; byType: Partial<Record<Activity, number>> };
/** How many of the opportunities created in the period reached this stage. */
export type StageReach = { stage: Stage; reached: number; share: number };
/** How long opportunities that left the stage in the period had stayed in it. */
export type StageTime = { stage: Stage; medianDays: number | null; count: number };
/** `month`: `2027-01`, or null without an expected closing date; `isPast`: the date has passed. */
export type ForecastMonth = { month: string | null; isPast: boolean; count: number; totals: CurrencyTotal[] };

export type Analytics = {
  period: Period;
  /** The pipeline of `conversion` and `timeInStages`. */
  pipelineId: number;
  leads: { total: number; weeks: LeadWeek[]; bySource: { source: LeadSource; count: number }[] };
  conversion: { total: number; stages: StageReach[] };
  timeInStage: StageTime[];
  forecast: ForecastMonth[];
  activity: { total: number; weeks: ActivityWeek[]; byType: { type: Activity; count: number }[] };
};
