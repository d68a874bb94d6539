import { eq } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmFields, crmOpportunities } from '#db/schema/index.ts';
import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { companyKeys, contactKeys } from '#features/leads/merge/duplicate.server.ts';
import { requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aFullRow } from './every-column.ts';

export const LEAD_TABLES = { company: crmCompanies, contact: crmContacts, opportunity: crmOpportunities };
export type LeadKind = keyof typeof LEAD_TABLES;

/** Drizzle infers one table at a time; over the three it is told here that a table's rows are its rows. */
export const leadTable = (kind: LeadKind) => LEAD_TABLES[kind] as typeof crmContacts;

export async function leadRow({ db }: ServiceContext, kind: LeadKind, id: number) {
  const [row] = await db
    .select()
    .from(leadTable(kind))
    .where(eq(leadTable(kind).id, id));
  return row ?? {};
}

async function insert({ db }: ServiceContext, kind: LeadKind, row: object): Promise<number> {
  const values = row as typeof crmContacts.$inferInsert;
  const [made] = await db.insert(leadTable(kind)).values(values).returning({ id: crmContacts.id });
  return made?.id ?? 0;
}

/** An opportunity has values of defined fields alone. */
export const defineColour = ({ db, workspace, now }: ServiceContext) =>
  db
    .insert(crmFields)
    .values({
      workspaceId: workspace.id,
      kind: 'opportunity',
      ...{ key: 'colour', label: 'Colour', type: 'text', options: [] },
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .onConflictDoNothing();

/** A company, a contact of it and a lost deal with it, with something in every column; answers their ids. */
export async function fullLeads(ctx: ServiceContext): Promise<Record<LeadKind, number>> {
  const workspaceId = ctx.workspace.id;
  const { id: pipelineId } = await requirePipeline(ctx);
  const base = { workspaceId, userId: ctx.user.id, ownerId: ctx.user.id };
  const company = aFullRow(crmCompanies, { ...base, customFields: { colour: 'blue' }, taxId: 'B15000001' });
  const nameKey = companyNameKey(company.name);
  const { domain = null, taxId = null } = company;
  const keys = companyKeys({ domain, taxId });
  const companyId = await insert(ctx, 'company', { ...company, nameKey, ...keys });
  const reach = { email: 'ana@test.example', phone: '+34 600 111 222' };
  const further = { emails: ['more@test.example'], phones: ['+34 600 999 999'] };
  const contact = aFullRow(crmContacts, { ...base, ...reach, ...further, companyId, companyKey: nameKey });
  const contactId = await insert(ctx, 'contact', {
    ...contact,
    ...contactKeys({ ...reach, ...further }),
    nameKey: contactNameKey(contact.firstName, contact.lastName ?? null),
    customFields: { colour: 'red' },
    consent: { version: '1', at: '2026-01-01T00:00:00.000Z', text: 'agreed' },
  });
  const deal = aFullRow(crmOpportunities, { ...base, companyId, contactId, pipelineId, stage: 'lost' });
  await defineColour(ctx);
  const customFields = { colour: 'green' };
  const opportunity = { ...deal, customFields, titleKey: deal.title, stageChangedAt: deal.closedAt };
  return {
    company: companyId,
    contact: contactId,
    opportunity: await insert(ctx, 'opportunity', opportunity),
  };
}
