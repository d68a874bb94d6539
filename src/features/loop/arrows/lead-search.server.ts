import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { marketingCompanies, marketingLeads, marketingProducts } from '#db/schema/index.ts';
import { scoreLead } from '#features/marketing/leads/lead-score.rules.ts';
import type { LeadSearchQuery, SearchHit } from '#features/marketing/prospects/lead-search.schema.ts';
import { SEARCH_KINDS } from '#features/marketing/marketing.values.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import type { MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { pageOfLoaded } from '#shared/list.ts';
import { foldCase } from '#shared/texts/text.ts';
import { SEARCH_SOURCES, type Candidate } from './lead-search-sources.server.ts';

const NOTHING: MarketingFacts = {
  company: {
    name: '',
    sector: '',
    commercialObjectives: '',
    targetAudience: '',
    targetAudienceType: 'both',
  },
  product: { name: '', characteristics: '', advantages: '', price: '' },
};

async function factsFor(ctx: ServiceContext, companyId: number | undefined): Promise<MarketingFacts> {
  if (companyId === undefined) return NOTHING;
  const [company, products] = await Promise.all([
    requireMarketingCompany(ctx, companyId),
    ctx.rows(marketingProducts).select().where(eq(marketingProducts.marketingCompanyId, companyId)).limit(20),
  ]);
  const all = (field: 'characteristics' | 'advantages') => products.map((row) => row[field]).join('; ');
  const product = {
    name: products[0]?.name ?? '',
    characteristics: all('characteristics'),
    advantages: all('advantages'),
    price: products[0]?.price ?? '',
  };
  return { company, product };
}

type Known = { leadId: number; contactId: number | null };

/** Identity of a person: the address, or name and company if there is none. */
const keyOf = (email: string | null, name: string | null, company: string | null): string =>
  foldCase(email ?? `${name ?? ''}\n${company ?? name ?? ''}`);

async function knownLeads(ctx: ServiceContext, hits: readonly SearchHit[]): Promise<Map<string, Known>> {
  const others = hits.filter(({ leadId }) => leadId === null);
  const emails = others.flatMap(({ email }) => (email === null ? [] : [foldCase(email)]));
  const unaddressed = others.filter(({ email }) => email === null);
  const companies = unaddressed.flatMap(({ name, company }) => company ?? name ?? []);
  if (others.length === 0) return new Map();
  const rows = await ctx
    .rows(marketingLeads)
    .select({
      leadId: marketingLeads.id,
      contactId: marketingLeads.contactId,
      email: marketingLeads.contactEmail,
      name: marketingLeads.contactName,
      company: marketingLeads.companyName,
    })
    .where(
      or(
        inArray(sql`lower(${marketingLeads.contactEmail})`, emails),
        and(isNull(marketingLeads.contactEmail), inArray(marketingLeads.companyName, companies)),
      ),
    );
  return new Map(rows.map(({ email, name, company, ...known }) => [keyOf(email, name, company), known]));
}

function score(candidate: Candidate, facts: MarketingFacts): SearchHit {
  const { kind, id, name, company, position, email, sector, source, text } = candidate;
  const result = scoreLead({ name, company, position, email, sector, source, text }, facts);
  return { ...candidate, ...result, key: `${kind}-${id}`, leadId: kind === 'lead' ? id : null };
}

/**
 * Searches own leads, the inbox, contacts of the lead manager and imported lists at once; best matches first, each with
 * the reasons for its score (product.md section 7). Reads only.
 */
export async function searchLeads(
  ctx: ServiceContext,
  { q = '', marketingCompanyId, kind, source, minScore = 0, cursor, limit }: LeadSearchQuery,
): Promise<Page<SearchHit>> {
  const [first] = await ctx
    .rows(marketingCompanies)
    .select({ id: marketingCompanies.id })
    .orderBy(asc(marketingCompanies.id))
    .limit(1);
  const kinds = kind === undefined ? SEARCH_KINDS : [kind];
  const [facts, ...found] = await Promise.all([
    factsFor(ctx, marketingCompanyId ?? first?.id),
    ...kinds.map((one) => SEARCH_SOURCES[one](ctx, q, source)),
  ]);
  const hits = found
    .flat()
    .map((candidate) => score(candidate, facts))
    .filter((hit) => hit.score >= minScore);
  const { rows, nextCursor } = pageOfLoaded(
    hits,
    { cursor, limit },
    { kinds: ['number', 'string'], placeOf: (hit) => [-hit.score, hit.key] },
  );
  const known = await knownLeads(ctx, rows);
  return {
    items: rows.map((hit) => {
      const lead = known.get(keyOf(hit.email, hit.name, hit.company));
      const { leadId = null, contactId = null } = lead ?? {};
      return { ...hit, leadId: hit.leadId ?? leadId, contactId: hit.contactId ?? contactId };
    }),
    nextCursor,
  };
}
