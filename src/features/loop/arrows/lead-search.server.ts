import { asc, eq } from 'drizzle-orm';
import { marketingCompanies, marketingProducts } from '#db/schema/index.ts';
import { scoreLead } from '#features/marketing/leads/lead-score.rules.ts';
import type { LeadScore } from '#features/marketing/leads/lead-score.types.ts';
import type { LeadSearchQuery, SearchHit } from '#features/marketing/prospects/lead-search.schema.ts';
import { isClosedLead, SEARCH_KINDS } from '#features/marketing/marketing.values.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import type { MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { pageOfLoaded } from '#shared/list.ts';
import { groupPeople } from './lead-search-people.rules.ts';
import { SEARCH_PLACES } from './lead-search-sources.server.ts';
import type { Candidate } from './lead-search-wanted.server.ts';

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

type Scored = { candidate: Candidate; score: LeadScore; key: string };

function scored(candidate: Candidate, facts: MarketingFacts): Scored {
  const { kind, id, name, company, position, email, sector, source, text } = candidate;
  const score = scoreLead({ name, company, position, email, sector, source, text }, facts);
  return { candidate, score, key: `${kind}-${id}` };
}

/** Best match first, then as the places stand. */
const byScore = (one: Scored, other: Scored): number => other.score.score - one.score.score;

/** Shows a person by the match that scores best, with all the places where they are. */
function asHit(best: Scored, person: readonly Candidate[]): SearchHit {
  const { emails: _, phones: __, listName: ___, ...shown } = best.candidate;
  const lead = shown.kind === 'lead' ? shown : person.find(({ kind }) => kind === 'lead');
  return {
    ...shown,
    ...best.score,
    key: best.key,
    leadId: lead?.id ?? null,
    leadStatus: lead?.leadStatus ?? null,
    leadContactId: lead?.contactId ?? null,
    contactId: shown.contactId ?? person.find(({ contactId }) => contactId !== null)?.contactId ?? null,
    places: SEARCH_KINDS.flatMap((kind) => person.filter((place) => place.kind === kind)).map(
      ({ kind, id, name, company, email, listName }) => ({
        kind,
        id,
        name: name ?? company ?? email,
        listName,
      }),
    ),
  };
}

/**
 * Searches own leads, the inbox, contacts of the lead manager and imported lists at once, each person once; best
 * matches first and closed leads last, each with the reasons for its score (product.md section 7). Reads only.
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
  const [facts, ...matching] = await Promise.all([
    factsFor(ctx, marketingCompanyId ?? first?.id),
    ...kinds.map((one) => SEARCH_PLACES[one](ctx, { q, source })),
  ]);
  const found = new Map(
    matching
      .flat()
      .map((candidate) => scored(candidate, facts))
      .map((hit) => [hit.key, hit]),
  );
  const people = [...found.values()].map(({ candidate }) => candidate);
  // Filters and words narrow who is shown, not where they are.
  const elsewhere = await Promise.all(SEARCH_KINDS.map((one) => SEARCH_PLACES[one](ctx, { people })));
  const others = elsewhere.flat().filter(({ kind: of, id }) => !found.has(`${of}-${id}`));
  const hits = groupPeople([...people, ...others]).flatMap((person) => {
    const [best] = person.flatMap(({ kind: of, id }) => found.get(`${of}-${id}`) ?? []).toSorted(byScore);
    return best && best.score.score >= minScore ? [asHit(best, person)] : [];
  });
  const { rows: items, nextCursor } = pageOfLoaded(
    hits,
    { cursor, limit },
    {
      kinds: ['number', 'number', 'string'],
      placeOf: (hit) => [Number(isClosedLead(hit.leadStatus)), -hit.score, hit.key],
    },
  );
  return { items, nextCursor, total: hits.length };
}
