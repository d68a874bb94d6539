import type { LeadSource } from '#shared/lead-sources.ts';

export const LOOP_PAGE = '/start/loop';

/** Scope of a figure: a period, and a campaign (null: of none) or a source within it. */
export type Scope = {
  from: string | null;
  to: string | null;
  campaignId?: number | null;
  source?: LeadSource;
};

/** The lists take these parameters under the same names and count by the same rules. */
function list(path: string, { from, to, campaignId, source }: Scope, query: Record<string, string>): string {
  const parameters = new URLSearchParams({
    ...query,
    ...(from !== null && { createdFrom: from }),
    ...(to !== null && { createdTo: to }),
    ...(campaignId === null && { hasCampaign: 'no' }),
    ...(typeof campaignId === 'number' && { campaignId: String(campaignId) }),
    ...(source && { source }),
  });
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** Enquiries; those that became a lead, or those that led to an opportunity. */
export const enquiriesHref = (scope: Scope, led?: 'hasLead' | 'hasOpportunity'): string =>
  list('/leadmanager/inbox', scope, { status: 'all', ...(led && { [led]: 'yes' }) });

export const leadsHref = (scope: Scope, led?: 'hasOpportunity'): string =>
  list('/comercia/leads', scope, led ? { [led]: 'yes' } : {});

type Deals = { kind?: 'open' | 'won' | 'lost'; currency?: string; origin?: 'known' };

/** The order in the address makes the page show the table, whichever view was chosen last. */
export const opportunitiesHref = (scope: Scope, deals: Deals = {}): string =>
  list('/leadmanager/opportunities', scope, { ...deals, sort: '-createdAt' });

/** Opportunities won by a campaign since it began; its cost is set against them. */
export const revenueHref = (campaignId: number): string =>
  opportunitiesHref({ from: null, to: null, campaignId }, { kind: 'won', currency: 'EUR' });

export const costHref = (campaignId: number): string => `/comercia/campaigns/${campaignId}#cost`;
