import { z } from 'zod';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { count, record } from '#shared/answer.ts';
import { day, rowId } from '#shared/fields.ts';

const queryDay = day('errors:fields.time').optional();

/** Whole days in the caller's time zone, both included; without them everything there is. */
export const loopAnalyticsQuery = z.strictObject({ from: queryDay, to: queryDay });
export type LoopAnalyticsQuery = z.infer<typeof loopAnalyticsQuery>;

/** Amounts in several currencies are never added up. */
const totals = z.array(z.strictObject({ currency: z.string(), amountCents: count }));
export type Totals = z.infer<typeof totals>;

/** Enquiries and campaigns of the period, and how far they have come until today. */
export const loopFiguresSchema = record('LoopFigures', {
  /** `leads`, `opportunities`: of these enquiries, those that became a lead or led to an opportunity. */
  enquiries: z.strictObject({ count, leads: count, opportunities: count }),
  leads: z.strictObject({ count, opportunities: count }),
  opportunities: z.strictObject({
    count,
    /** Those that an enquiry or a lead came before; `medianDays` is from the first of these to the opportunity. */
    begun: count,
    medianDays: z.number().nullable(),
  }),
  open: z.strictObject({ count, totals }),
  /** `medianDays`: from the opportunity to its being won. */
  won: z.strictObject({ count, totals, medianDays: z.number().nullable() }),
  lost: z.strictObject({ count }),
});
export type LoopFigures = z.infer<typeof loopFiguresSchema>;

export const loopCampaignSchema = record('LoopCampaign', {
  id: rowId,
  name: z.string(),
  companyName: z.string(),
  /** Views of its page since it was published, whatever the period. */
  visits: count,
  /** Null where nobody entered it. */
  costCents: count.nullable(),
  /** Won in euros since the campaign began, whatever the period: what the cost is set against. */
  revenueCents: count,
  /** (revenue − cost) / cost; null without a cost. */
  returnShare: z.number().nullable(),
  figures: loopFiguresSchema,
});
export type LoopCampaign = z.infer<typeof loopCampaignSchema>;

export const loopAnalyticsSchema = record('LoopAnalytics', {
  period: z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }),
  total: loopFiguresSchema,
  visits: count,
  /** Those with a visit, a cost or a figure, what they won in the period first. */
  campaigns: z.array(loopCampaignSchema),
  /** Of no campaign. */
  withoutCampaign: loopFiguresSchema,
  sources: z.array(z.strictObject({ source: z.enum(LEAD_SOURCES), figures: loopFiguresSchema })),
});
export type LoopAnalytics = z.infer<typeof loopAnalyticsSchema>;
