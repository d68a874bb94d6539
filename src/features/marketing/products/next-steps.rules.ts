import type { Figures } from '#features/marketing/analytics/analytics.schema.ts';
import type { LeadSummary } from '#features/marketing/leads/lead.schema.ts';
import { nextStep, type ProductProgress } from './product-steps.rules.ts';

export type DashboardFacts = {
  companies: number;
  products: (ProductProgress & { id: number; name: string })[];
  drafts: { id: number; name: string; type: string; assets: number }[];
  /** Pages that are offline, or whose campaign was edited since. */
  pages: { campaignId: number; name: string; isChanged: boolean }[];
  newLeads: number;
  /** It can publish nothing. */
  isDemo: boolean;
  unsentLeads: number;
};

export type StepCode =
  | 'company'
  | 'product'
  | 'leads'
  | 'analysis'
  | 'campaigns'
  | 'page'
  | 'changed'
  | 'offline'
  | 'assets'
  | 'send';
export type NextStep = { code: StepCode; href: string; values: Record<string, string | number> };

export type Board = {
  /** Of all time. */
  figures: Figures;
  steps: NextStep[];
  leads: LeadSummary[];
  pages: { campaignId: number; name: string; slug: string; views: number }[];
};

/** Longer lists are read instead of acted on. */
const MOST = 6;

/**
 * Returns the next steps, most urgent first: people waiting for a reply, then what keeps a product from earning, then
 * unfinished work.
 */
export function nextSteps(facts: DashboardFacts): NextStep[] {
  if (facts.companies === 0) return [{ code: 'company', href: '/comercia/companies#new', values: {} }];
  if (facts.products.length === 0) return [{ code: 'product', href: '/comercia/products', values: {} }];
  const steps: NextStep[] = [];
  if (facts.newLeads > 0)
    steps.push({ code: 'leads', href: '/comercia/leads?status=new', values: { count: facts.newLeads } });
  for (const { campaignId, name, isChanged } of facts.isDemo ? [] : facts.pages)
    steps.push({
      code: isChanged ? 'changed' : 'offline',
      href: `/comercia/campaigns/${campaignId}`,
      values: { name },
    });
  for (const product of facts.products) {
    const step = nextStep(product, facts.isDemo);
    if (step)
      steps.push({ code: step, href: `/comercia/products/${product.id}`, values: { name: product.name } });
  }
  for (const { id, name, assets } of facts.drafts)
    if (assets === 0) steps.push({ code: 'assets', href: `/comercia/campaigns/${id}`, values: { name } });
  if (facts.unsentLeads > 0)
    steps.push({
      code: 'send',
      href: '/comercia/leads?status=qualified',
      values: { count: facts.unsentLeads },
    });
  return steps.slice(0, MOST);
}
