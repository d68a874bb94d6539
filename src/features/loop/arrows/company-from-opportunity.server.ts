import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import { companies, crmContacts, inboxEntries, reportDrafts } from '#db/schema/index.ts';
import { createCompanySchema } from '#features/consulting/companies/company.schema.ts';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { companyColumns, createCompany } from '#features/consulting/companies/company.server.ts';
import { createContacts } from '#features/consulting/profile/contact.server.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import type { Company as CrmCompany } from '#features/leads/companies/company.schema.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import { requireOpportunity } from '#features/leads/opportunities/opportunity-rows.server.ts';
import { recordEvent } from '#features/leads/timeline/event.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { found } from '#kernel/api/found.ts';
import type { CompanyFromOpportunity, CompanyOfOpportunity } from './company-from-opportunity.schema.ts';
import { sizeFrom } from './crm-size.rules.ts';
import { link, linkedTo, type LoopEnd } from '#features/loop/chain/loop-links.server.ts';
import { undoable } from './undoable.server.ts';
import { unknownPosition, unknownSector } from './loop.texts.ts';

const MOST_PEOPLE = 20;

type Source = {
  opportunityId: number | null;
  title: string | null;
  company: CrmCompany | null;
  contact: Contact | null;
};

async function sourceOf(ctx: ServiceContext, input: CompanyFromOpportunity): Promise<Source> {
  const opportunity = input.opportunityId ? await requireOpportunity(ctx, input.opportunityId) : null;
  const named = opportunity ?? { contactId: input.contactId, companyId: input.crmCompanyId };
  const contact = named.contactId ? await requireContact(ctx, named.contactId) : null;
  const companyId = named.companyId ?? contact?.companyId ?? null;
  return {
    opportunityId: opportunity?.id ?? null,
    title: opportunity?.title ?? null,
    contact,
    company: companyId ? await requireCompany(ctx, companyId) : null,
  };
}

/** Ends of the lead manager that stand for one consulting company, the most particular first. */
const endsOf = ({ opportunityId, company, contact }: Source): LoopEnd[] => [
  ...(opportunityId ? [{ kind: 'crm_opportunity' as const, id: opportunityId }] : []),
  ...(company ? [{ kind: 'crm_company' as const, id: company.id }] : []),
  // Of a contact with a company, the company decides.
  ...(contact && !company ? [{ kind: 'crm_contact' as const, id: contact.id }] : []),
];

/** Returns the consulting company that one of the ends became before, if it is still there. */
async function knownCompany(ctx: ServiceContext, ends: readonly LoopEnd[]): Promise<Company | undefined> {
  const ids = (await Promise.all(ends.map((end) => linkedTo(ctx, end, 'company')))).flat();
  if (ids.length === 0) return undefined;
  const rows = await ctx.rows(companies).select(companyColumns).where(inArray(companies.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)).find((row) => row !== undefined);
}

/** The opportunity's contact, then the others of the company. */
async function peopleOf(ctx: ServiceContext, { contact, company }: Source): Promise<Contact[]> {
  if (!company) return contact ? [contact] : [];
  const ids = await ctx
    .rows(crmContacts)
    .select({ id: crmContacts.id })
    .where(eq(crmContacts.companyId, company.id))
    .orderBy(asc(crmContacts.id))
    .limit(MOST_PEOPLE);
  const others = await Promise.all(
    ids.filter(({ id }) => id !== contact?.id).map(({ id }) => requireContact(ctx, id)),
  );
  return contact ? [contact, ...others] : others;
}

/** The report is proposed in the language in which the client wrote, where that is known. */
async function beginInTheirLanguage(
  ctx: ServiceContext,
  companyId: number,
  { opportunityId, contact }: Source,
): Promise<void> {
  const { contactId, opportunityId: ofEntry, language, id } = inboxEntries;
  const [entry] = await ctx.db
    .select({ language })
    .from(inboxEntries)
    .where(or(eq(ofEntry, opportunityId ?? 0), eq(contactId, contact?.id ?? 0)))
    .orderBy(desc(id))
    .limit(1);
  if (!entry) return;
  const at = ctx.now.toISOString();
  await ctx
    .rows(reportDrafts)
    .insert({ companyId, language: entry.language, blocks: '[]', createdAt: at, updatedAt: at });
}

async function makeCompany(
  ctx: ServiceContext,
  input: CompanyFromOpportunity,
  source: Source,
): Promise<Company> {
  const { company, contact } = source;
  const name = input.name ?? company?.name ?? (contact && contactName(contact));
  const people = await peopleOf(ctx, source);
  const known = sizeFrom(company?.size ?? null);
  const sector = input.sector ?? company?.sector ?? null;
  const size = input.size ?? known.size;
  const fields = createCompanySchema.parse({
    name: name ?? source.title,
    sector: sector ?? unknownSector(ctx.locale),
    size: size ?? 'small',
    structure: input.structure ?? 'simple',
    email: people[0]?.email ?? null,
    employees: known.employees,
  });
  const unconfirmed = [
    ...(name === null ? ['name'] : []),
    ...(sector === null ? ['sector'] : []),
    ...(size === null ? ['size'] : []),
    ...(input.structure === undefined ? ['structure'] : []),
  ];
  const made = await createCompany(ctx, { ...fields, unconfirmed });
  await beginInTheirLanguage(ctx, made.id, source);
  if (people.length > 0)
    await createContacts(ctx, made.id, {
      items: people.map((person, index) => ({
        name: contactName(person),
        position: person.position ?? unknownPosition(ctx.locale),
        phone: person.phone ?? (index === 0 ? (company?.phone ?? null) : null),
        email: person.email,
        isPrimary: index === 0,
      })),
    });
  return made;
}

/**
 * Makes a consulting company of an opportunity, a contact or a company of the lead manager, with its people, and links
 * the two (api.md, "Loop"); one that was made before is returned, also for another opportunity of the same company.
 * Errors: `not_found`.
 */
export async function companyFromOpportunity(
  ctx: ServiceContext,
  input: CompanyFromOpportunity,
): Promise<CompanyOfOpportunity> {
  return undoable(ctx, async (inside) => {
    const source = await sourceOf(inside, input);
    const ends = endsOf(source);
    const known = await knownCompany(inside, ends);
    const company = known ?? (await makeCompany(inside, input, source));
    for (const end of ends) await link(inside, end, { kind: 'company', id: company.id });
    if (known) return found(known);
    const { opportunityId } = source;
    await recordEvent(
      inside,
      'linked',
      { opportunityId, contactId: source.contact?.id ?? null, companyId: source.company?.id ?? null },
      { to: 'company', consultingCompanyId: company.id, name: company.name },
    );
    return company;
  });
}
