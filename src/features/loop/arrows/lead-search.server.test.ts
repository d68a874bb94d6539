// One long file for the search and its sources, because the results depend on how the data was imported.
import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessages, crmContacts, inboxEntries, loopLinks, marketingLeads } from '#db/schema/index.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact, requireContact } from '#features/leads/contacts/contact.server.ts';
import { splitName } from '#features/leads/inbox/inbox.rules.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { leadSearchQuery } from '#features/marketing/prospects/lead-search.schema.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createLead, listLeads, updateLead } from '#features/marketing/leads/lead.server.ts';
import {
  importProspects,
  listProspectLists,
  removeProspects,
} from '#features/marketing/prospects/prospect.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { contactFromLead } from './contact-from-lead.server.ts';
import { opportunitiesForLead } from './lead-offers.server.ts';
import { searchLeads } from './lead-search.server.ts';
import { undoArrow } from './undo-arrow.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const CSV =
  'Empresa;Nombre;Correo;Cargo;Sector\nOlivares;Íñigo Sáez;inigo@olivares.example;Gerente;Carpintería\n;;;;\nMuebles Río;;;;';

async function aWorld() {
  const ctx = await aUserContext(database.db);
  const company = await createCompany(ctx, aMarketingCompany());
  const lead = await createLead(
    ctx,
    createLeadSchema.parse(
      aLead(company.id, { contactEmail: 'Ana@ruiz.example', notes: '¿Qué precio tiene la bisagra?' }),
    ),
  );
  await importProspects(ctx, { marketingCompanyId: company.id, listName: 'Feria', csv: CSV });
  return { ctx, company, lead };
}
const search = (ctx: ServiceContext, query: object = {}) => searchLeads(ctx, leadSearchQuery.parse(query));

test('finds leads, contacts and imported lists by any word regardless of accents, with reasons', async () => {
  const { ctx } = await aWorld();
  await createContact(ctx, createContactSchema.parse({ firstName: 'Marta', position: 'Carpintera' }));
  const all = await search(ctx);
  expect(all.items.map(({ kind }) => kind).sort()).toEqual(['contact', 'lead', 'prospect', 'prospect']);
  const [found, ...others] = (await search(ctx, { q: 'INIGO carpinteria' })).items;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: 'prospect', name: 'Íñigo Sáez', company: 'Olivares', leadId: null });
  expect(found?.reasons.length).toBeGreaterThan(0);
  expect(found?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(found?.score);
  const scores = all.items.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('finds text stored as typed with and without its accents, in any case', async () => {
  const { ctx } = await aWorld();
  const notes = 'Pide 3 [muestras] de QUESERÍA para el año próximo';
  await createContact(
    ctx,
    createContactSchema.parse({ firstName: 'Marta', position: 'Jefa de producción', notes }),
  );
  for (const q of ['producción', 'PRODUCCION', 'quesería', 'queseria ano', '[muestras]', 'PRÓXIMO'])
    expect([q, (await search(ctx, { q, kind: 'contact' })).items.length]).toEqual([q, 1]);
  for (const q of ['prod*n', 'mu?stras', '[a-z]', '^'])
    expect([q, (await search(ctx, { q, kind: 'contact' })).items.length]).toEqual([q, 0]);
});

test('staff find the site’s enquiries, other users the responses to their own pages', async () => {
  const staff = await aStaffContext(database.db);
  const company = await createCompany(staff, aMarketingCompany());
  const at = staff.now.toISOString();
  const write = async (name: string, over: Partial<typeof inboxEntries.$inferInsert>) => {
    const message = {
      name,
      email: `${name}@enquiry.example`,
      subject: 'S',
      message: 'Busco bisagras',
      createdAt: at,
    };
    const [stored] = await staff.db
      .insert(contactMessages)
      .values({ ...message, company: 'No especificada' })
      .returning();
    const where = { source: 'form', language: 'es', page: '/es' } as const;
    const entry = {
      kind: 'enquiry',
      status: 'unread',
      contactMessageId: stored?.id,
      ...where,
      ...over,
    } as const;
    await staff.db.insert(inboxEntries).values({ ...entry, createdAt: at, updatedAt: at });
  };
  const owner = await aUserContext(database.db);
  await createCompany(owner, aMarketingCompany());
  await write('visitante', {});
  await write('robot', { status: 'spam' });
  await write('cliente', { kind: 'landing_page', userId: owner.user.id });
  const found = async (ctx: ServiceContext, query: object = {}) =>
    (await search(ctx, { kind: 'inbox', q: 'bisagras', ...query })).items;
  expect(await found(staff)).toMatchObject([
    { name: 'visitante', company: null, source: 'website', leadId: null },
  ]);
  expect(await found(staff, { source: 'landing_page' })).toEqual([]);
  expect((await found(owner)).map(({ name }) => name)).toEqual(['cliente']);
  const added = { marketingCompanyId: company.id, companyName: 'visitante', source: 'lead_search' as const };
  const lead = await createLead(
    staff,
    createLeadSchema.parse({ ...added, contactEmail: 'visitante@enquiry.example' }),
  );
  expect(await found(staff)).toMatchObject([{ leadId: lead.id }]);
});

test('finds a source behind any number of leads from another', async () => {
  const { ctx, company } = await aWorld();
  await createLead(
    ctx,
    createLeadSchema.parse(aLead(company.id, { source: 'referral', companyName: 'Primera' })),
  );
  const at = ctx.now.toISOString();
  const others = Array.from({ length: 320 }, (_, n) => ({
    marketingCompanyId: company.id,
    companyName: `Otra ${n}`,
    source: 'event' as const,
    searchText: `otra ${n}`,
    createdAt: at,
    updatedAt: at,
  }));
  await ctx.db.insert(marketingLeads).values(others);
  const { items } = await search(ctx, { source: 'referral' });
  expect(items.map((hit) => hit.company)).toEqual(['Primera']);
});

test('does not offer a person without an address again once added as a lead', async () => {
  const { ctx, company } = await aWorld();
  const found = async () => (await search(ctx, { kind: 'prospect', q: 'muebles rio' })).items[0];
  expect(await found()).toMatchObject({ company: 'Muebles Río', email: null, leadId: null });
  const lead = await createLead(
    ctx,
    createLeadSchema.parse({
      marketingCompanyId: company.id,
      companyName: 'Muebles Río',
      source: 'lead_search',
    }),
  );
  expect(await found()).toMatchObject({ leadId: lead.id });
});

test('filters narrow the search, and the pages together are complete', async () => {
  const { ctx } = await aWorld();
  expect((await search(ctx, { kind: 'prospect' })).items).toHaveLength(2);
  expect((await search(ctx, { source: 'website' })).items.map(({ kind }) => kind)).toEqual(['lead']);
  expect((await search(ctx, { minScore: '101' })).items).toEqual([]);
  const first = await search(ctx, { limit: '2' });
  const second = await search(ctx, { limit: '2', cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ key }) => key).sort()).toEqual(
    (await search(ctx)).items.map(({ key }) => key).sort(),
  );
});

test('finds nothing of another workspace', async () => {
  const { company } = await aWorld();
  const other = await aUserContext(database.db);
  expect((await search(other)).items).toEqual([]);
  await expect(search(other, { marketingCompanyId: String(company.id) })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('shows an existing lead as a lead, whichever source finds it', async () => {
  const { ctx, lead } = await aWorld();
  await createContact(ctx, createContactSchema.parse({ firstName: 'Ana', email: 'ana@RUIZ.example' }));
  const [hit] = (await search(ctx, { kind: 'contact' })).items;
  expect(hit?.leadId).toBe(lead.id);
});

test('a lead sent on becomes a contact with its company, once, and both are linked', async () => {
  const { ctx, lead } = await aWorld();
  const sent = await called(ctx, contactFromLead, lead.id);
  expect(sent).toMatchObject({ isNew: true, lead: { contactId: sent.contactId } });
  const [contact] = await ctx.db.select().from(crmContacts).where(eq(crmContacts.id, sent.contactId));
  expect(contact).toMatchObject({
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'Ana@ruiz.example',
    source: 'website',
  });
  expect(contact?.companyId).not.toBeNull();
  expect(await called(ctx, contactFromLead, lead.id)).toMatchObject({
    isNew: false,
    contactId: sent.contactId,
  });
  const [hit] = (await search(ctx, { kind: 'lead', source: 'website' })).items;
  expect(hit?.contactId).toBe(sent.contactId);
  expect(await ctx.db.select().from(loopLinks).where(eq(loopLinks.fromId, lead.id))).toHaveLength(1);
  await expect(contactFromLead(await aUserContext(database.db), lead.id)).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a lead with a known address is linked to that contact instead of a new one', async () => {
  const { ctx, lead } = await aWorld();
  const known = await createContact(
    ctx,
    createContactSchema.parse({ ...splitName(lead.contactName ?? ''), email: 'ana@ruiz.example' }),
  );
  expect(await called(ctx, contactFromLead, lead.id)).toMatchObject({ isNew: false, contactId: known.id });
});

test('a lead with the address of another name stays apart, is offered, and is that contact where the caller says so', async () => {
  const { ctx, lead } = await aWorld();
  const other = await createContact(
    ctx,
    createContactSchema.parse({ firstName: 'Eva', lastName: 'Paz', email: 'ana@ruiz.example' }),
  );
  const offers = await opportunitiesForLead(ctx, lead.id);
  expect(offers.contacts).toEqual([{ id: other.id, name: 'Eva Paz', field: 'email', isSame: false }]);
  const sent = await called(ctx, contactFromLead, lead.id);
  expect(sent).toMatchObject({ isNew: true });
  expect(await requireContact(ctx, other.id)).toMatchObject({ firstName: 'Eva', lastName: 'Paz' });
  await called(ctx, undoArrow, sent.undoId ?? 0);
  expect(await called(ctx, contactFromLead, lead.id, { contactId: other.id })).toMatchObject({
    isNew: false,
    contactId: other.id,
  });
});

test('imports a list without empty and duplicate lines, with a name and a count, and deletes it', async () => {
  const { ctx, company } = await aWorld();
  const again = await importProspects(ctx, { marketingCompanyId: company.id, listName: 'Feria', csv: CSV });
  expect(again).toEqual({ imported: 0, skipped: 3 });
  const bare = 'Bar Sol, sol@bar.example\nBar Luna, luna@bar.example';
  expect(
    await importProspects(ctx, { marketingCompanyId: company.id, listName: 'Bares', csv: bare }),
  ).toEqual({
    imported: 2,
    skipped: 0,
  });
  expect((await listProspectLists(ctx, {})).items.map(({ listName, count }) => [listName, count])).toEqual([
    ['Bares', 2],
    ['Feria', 2],
  ]);
  await removeProspects(ctx, { marketingCompanyId: company.id, listName: 'Feria' });
  expect((await listProspectLists(ctx, {})).items).toHaveLength(1);
});

test('an invalid address becomes a note, so that its line can still become a lead', async () => {
  const { ctx, company } = await aWorld();
  const csv = 'Empresa,Correo,Notas\nBar Sol,llamar mejor,Feria';
  await importProspects(ctx, { marketingCompanyId: company.id, listName: 'Bares', csv });
  const [hit] = (await search(ctx, { q: 'bar sol' })).items;
  expect(hit).toMatchObject({ company: 'Bar Sol', email: null, text: 'Feria · llamar mejor' });
});

test('lists leads by filters and words, in pages without gaps or repeats', async () => {
  const { ctx, company, lead } = await aWorld();
  for (let at = 0; at < 5; at += 1)
    await createLead(ctx, createLeadSchema.parse(aLead(company.id, { companyName: `Número ${at}` })));
  await updateLead(ctx, lead.id, { status: 'qualified', notes: 'Llamar el lunes' });
  expect((await listLeads(ctx, { status: 'qualified', limit: 50 })).items.map(({ id }) => id)).toEqual([
    lead.id,
  ]);
  expect((await listLeads(ctx, { q: 'numero 3', limit: 50 })).items).toHaveLength(1);
  expect((await listLeads(ctx, { q: 'lunes', limit: 50 })).items).toHaveLength(1);
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listLeads(ctx, { limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(6);
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
});

test('a closed lead says so and stands below every open match, whatever its score', async () => {
  const { ctx, company } = await aWorld();
  for (const [name, status] of [
    ['Cerrada', 'lost'],
    ['Abierta', 'contacted'],
  ] as const)
    await createLead(
      ctx,
      createLeadSchema.parse(aLead(company.id, { status, companyName: name, position: 'Directora general' })),
    );
  const { items, total } = await search(ctx);
  expect(total).toBe(items.length);
  expect(items.at(-1)).toMatchObject({ company: 'Cerrada', leadStatus: 'lost' });
  expect(items.at(-1)?.score).toBeGreaterThan(items.at(-2)?.score ?? 0);
});
