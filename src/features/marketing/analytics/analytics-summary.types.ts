import type { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import type { LEAD_SOURCES } from '#shared/lead-sources.ts';

export type AnalyticsFigures = {
  /** Leads by current status, in the order of LEAD_STATUSES. */
  byStatus: { status: (typeof LEAD_STATUSES)[number]; count: number }[];
  bySource: { source: (typeof LEAD_SOURCES)[number]; count: number; won: number }[];
  byCampaign: { name: string; count: number; won: number }[];
  /** Oldest first, periods without leads included. */
  overTime: { period: string; count: number }[];
};

export type AnalyticsTexts = { summary: string; recommendations: string };
