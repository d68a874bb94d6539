import type { LeadSummary } from '#features/marketing/leads/lead.schema.ts';
import { nextStep, type ProductProgress } from './product-steps.rules.ts';

export type DashboardFacts = {
  companies: number;
  products: (ProductProgress & { id: number; name: string })[];
  /** Campaigns that nobody reads yet. */
  drafts: { id: number; name: string; type: string; assets: number }[];
  /** Pages that were taken offline, or whose text has changed since. */
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

/** What the portal opens with. */
export type Board = {
  steps: NextStep[];
  leads: LeadSummary[];
  pages: { campaignId: number; name: string; slug: string; views: number }[];
};

/** More would be a list to read instead of a thing to do. */
const MOST = 6;

/**
 * What to do next, the most urgent first: people who wait for an answer, then what keeps a product from earning, then
 * what lies about unfinished.
 */
export function nextSteps(facts: DashboardFacts): NextStep[] {
  if (facts.companies === 0) return [{ code: 'company', href: '/comercia/companies', values: {} }];
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
