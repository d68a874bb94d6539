import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { marketingLeads } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { idList } from '#features/leads/references.server.ts';
import { outcomeOf, statusAfter } from './lead-outcome.rules.ts';

/** The people and companies whose leads a change may concern; what is null or undefined is passed over. */
type Ids = readonly (number | null | undefined)[];
export type Around = {
  contacts?: Ids;
  companies?: Ids;
  opportunities?: Ids;
  /** A query of the ids of contacts. */
  contactsIn?: SQLWrapper;
};

const leadRows = z.array(
  z.object({
    id: z.number(),
    status: z.enum(LEAD_STATUSES),
    revenueCents: z.number(),
    updatedAt: z.string(),
    won: z.number(),
    open: z.number(),
    lost: z.number(),
    wonCents: z.number(),
  }),
);
type LeadRow = z.infer<typeof leadRows>[number];

const filled = (ids: Ids = []) => idList([...new Set(ids.flatMap((id) => id ?? []))]);

/** Those of a query of contacts, and everybody in their companies. */
const within = (contacts: SQLWrapper | SQL): SQL => sql`
    union select "id" from "crm_contacts" where "id" in (${contacts})
    union select "id" from "crm_contacts" where "companyId" in
      (select "companyId" from "crm_contacts" where "id" in (${contacts}))`;

function linkedTo(opportunities: SQL): SQL {
  const of = (column: 'contactId' | 'companyId') =>
    sql`select ${sql.identifier(column)} from "crm_opportunities" where "id" in ${opportunities}`;
  return sql`
    union select "id" from "crm_contacts" where "companyId" in (${of('companyId')})
    ${within(of('contactId'))}`;
}

const peopleOf = (
  { contacts, companies, opportunities, contactsIn }: Around,
  leadIds: readonly number[],
): SQL => sql`
    select value as "id" from json_each(${JSON.stringify(contacts ?? [])}) where value is not null
    union select "id" from "crm_contacts" where "companyId" in ${filled(companies)}
    union select "id" from "crm_contacts" where "companyId" in
      (select "companyId" from "crm_contacts" where "id" in ${filled(contacts)})
    ${opportunities ? linkedTo(filled(opportunities)) : sql``}
    ${contactsIn ? within(contactsIn) : sql``}
    union select "contactId" from "marketing_leads" where "id" in ${idList(leadIds)} and "contactId" is not null`;

/**
 * Returns the leads of these contacts, of everybody in their companies and in the given ones, and those of `leadIds`,
 * each with the opportunities that belong to it: an opportunity belongs to the newest lead of its contact, else to the
 * newest of its company's contacts (api.md, "Loop").
 */
async function leadsAround(db: Database, around: Around, leadIds: readonly number[]): Promise<LeadRow[]> {
  const people = peopleOf(around, leadIds);
  const isSent = sql`select 1 from (${people}) as p cross join "marketing_leads" l on l."contactId" = p."id" limit 1`;
  // Most contacts were never a lead, and an import asks for each of its lines.
  if (leadIds.length === 0 && (await db.all(isSent)).length === 0) return [];
  const rows = await db.all(sql`
    with people(id) as (${people}), ranked as (
      select l."id", l."contactId", c."companyId",
        row_number() over (partition by l."contactId" order by l."createdAt" desc, l."id" desc) as "ofContact",
        row_number() over (partition by c."companyId" order by l."createdAt" desc, l."id" desc) as "ofCompany"
      from people cross join "marketing_leads" l on l."contactId" = people.id
      join "crm_contacts" c on c."id" = l."contactId"
    ), owned as (
      select r."id" as "leadId", o."id" from ranked r cross join "crm_opportunities" o on o."contactId" = r."contactId"
      where r."ofContact" = 1
      union all
      select r."id", o."id" from ranked r cross join "crm_opportunities" o on o."companyId" = r."companyId"
      where r."ofCompany" = 1 and r."companyId" is not null
        and not exists (select 1 from "marketing_leads" x where x."contactId" = o."contactId")
    )
    select l."id", l."status", l."revenueCents", l."updatedAt",
      count(case when s."kind" = 'won' then 1 end) as "won",
      count(case when s."kind" = 'open' then 1 end) as "open",
      count(case when s."kind" = 'lost' then 1 end) as "lost",
      coalesce(sum(case when s."kind" = 'won' and o."currency" = 'EUR' then o."amountCents" end), 0) as "wonCents"
    from (select "id" from ranked union select value from json_each(${JSON.stringify(leadIds)})) as each
    join "marketing_leads" l on l."id" = each."id"
    left join owned on owned."leadId" = l."id"
    left join "crm_opportunities" o on o."id" = owned."id"
    left join "crm_stages" s on s."pipelineId" = o."pipelineId" and s."key" = o."stage"
    group by l."id"`);
  return leadRows.parse(rows);
}

type Context = Pick<ServiceContext, 'db' | 'now'>;

/** Brings status and revenue of the leads up to date that a change has concerned; `found` were there before it. */
export async function settleLeads(
  ctx: Context,
  around: Around,
  found: readonly LeadRow[] = [],
): Promise<void> {
  const before = new Map(found.map((lead) => [lead.id, lead]));
  for (const lead of await leadsAround(ctx.db, around, [...before.keys()])) {
    const was = before.get(lead.id);
    // One that only the change has brought near tells by its revenue what it was.
    const outcome = was ? outcomeOf(was) : lead.revenueCents > 0 ? 'won' : 'open';
    const status = statusAfter(lead.status, outcome, outcomeOf(lead));
    if (status === lead.status && lead.wonCents === lead.revenueCents) continue;
    await everyRow(ctx.db, marketingLeads)
      .update({ status, revenueCents: lead.wonCents, updatedAt: nextUpdatedAt(lead.updatedAt, ctx.now) })
      .where(eq(marketingLeads.id, lead.id));
  }
}

/**
 * Carries out a change that may move opportunities between stages, amounts, contacts or companies, or leads between
 * contacts, and brings status and revenue of the leads concerned up to date. Call it in the transaction of the change.
 * A status that a person chose stays until the outcome changes.
 */
export async function settlingLeads<T>(ctx: Context, around: Around, act: () => Promise<T>): Promise<T> {
  const found = await leadsAround(ctx.db, around, []);
  const result = await act();
  await settleLeads(ctx, around, found);
  return result;
}

/**
 * As `settlingLeads`, in two parts, for a change that names in `around` what it concerns before and after it, and in
 * `moved` the leads that it gives a contact: where no lead is there before, none is there afterwards, and nothing more
 * is asked. Read it beside what else the change reads; call what it returns after the change.
 */
export async function leadsToSettle(
  ctx: Context,
  around: Around,
  moved: readonly number[] = [],
): Promise<(after: Around) => Promise<void>> {
  const found = await leadsAround(ctx.db, around, moved);
  return async (after) => {
    if (found.length > 0) await settleLeads(ctx, after, found);
  };
}
