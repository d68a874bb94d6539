import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxEntries } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anInboxEntry, anOpportunity, aTask, aTemplate } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { listCommunications } from '#features/leads/communications/communication-list.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { openInbox } from '#features/leads/inbox/inbox.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { countTasks, listTasks } from '#features/leads/tasks/task-list.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { createTemplate, listTemplates } from '#features/leads/communications/template.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
const settings = {
  smtpUrl: undefined,
  mailFrom: 'AI Capital <no-reply@ai-capital.example>',
  secrets: TEST_SECRETS,
};

beforeAll(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  const stranger = await aUserContext(database.db);
  for (const ctx of [owner, stranger]) {
    const { id: companyId } = await createCompany(ctx, aCrmCompany({ tags: ['taller'] }));
    await createCompany(ctx, aCrmCompany({ name: 'Panadería Sol', source: 'event' }));
    for (const firstName of ['Ana', 'Andrés', 'Berta', 'Carlos'])
      await createContact(
        ctx,
        aCrmContact({ firstName, tags: firstName === 'Ana' ? ['vip', 'feria'] : ['feria'], companyId }),
      );
    const { items } = await listContacts(ctx, { limit: 1 });
    // Two opportunities of one contact: the contact is one row of the list and counts once.
    for (const title of ['Web nueva', 'Web grande', 'Auditoría'])
      await createOpportunity(ctx, anOpportunity({ title, contactId: items[0]?.id }));
    for (const subject of ['Primera llamada', 'Segunda llamada'])
      await createCommunication(ctx, aCommunication({ subject }), settings);
    for (const title of ['Enviar oferta', 'Enviar contrato', 'Llamar'])
      await createTask(ctx, aTask({ title, ...(title === 'Llamar' && { doneAt: ctx.now.toISOString() }) }));
  }
});
afterAll(() => database.close());

const page = { limit: 1, count: true };

describe('a list with `count` returns how many rows match its filters, whatever the page', () => {
  test.each([
    [{}, 4],
    [{ q: 'an' }, 2],
    [{ q: 'AÑA' }, 1],
    [{ q: '…' }, 0],
    [{ tag: 'feria' }, 4],
    [{ tag: 'feria', q: 'andres' }, 1],
    [{ stage: 'qualification' }, 1],
    [{ source: 'event' as const }, 0],
    [{ createdFrom: '2026-03-01', createdTo: '2026-03-01' }, 4],
    [{ createdTo: '2026-02-28' }, 0],
  ])('contacts by %o: %i', async (filter, total) => {
    expect((await listContacts(owner, { ...page, ...filter })).total).toBe(total);
  });

  test.each([
    [{}, 2],
    [{ q: 'panaderia' }, 1],
    [{ tag: 'Taller' }, 1],
    [{ source: 'event' as const }, 1],
  ])('companies by %o: %i', async (filter, total) => {
    expect((await listCompanies(owner, { ...page, ...filter })).total).toBe(total);
  });

  test.each([
    [{}, 3],
    [{ q: 'web' }, 2],
    [{ stage: 'proposal' }, 0],
    [{ kind: 'open' as const, q: 'auditoria' }, 1],
    [{ sort: 'board' as const }, 3],
  ])('opportunities by %o: %i', async (filter, total) => {
    expect((await listOpportunities(owner, { ...page, ...filter })).total).toBe(total);
  });

  test.each([
    [{}, 2],
    [{ q: 'segunda' }, 1],
    [{ type: 'email' as const }, 0],
  ])('communications by %o: %i', async (filter, total) => {
    expect((await listCommunications(owner, { ...page, ...filter })).total).toBe(total);
  });

  test.each([
    [{}, 3],
    [{ q: 'enviar' }, 2],
    [{ state: 'done' as const }, 1],
  ])('tasks by %o: %i', async (filter, total) => {
    expect((await listTasks(owner, { ...page, ...filter })).total).toBe(total);
  });

  test('templates by their text: 1', async () => {
    await createTemplate(owner, aTemplate({ name: 'Gracias' }));
    await createTemplate(owner, aTemplate({ name: 'Oferta', subject: 'Oferta', body: 'Adjunta.' }));
    expect((await listTemplates(owner, { ...page, q: 'gracias' })).total).toBe(1);
  });

  test('returns no count unless asked', async () => {
    expect(await listContacts(owner, { limit: 1 })).not.toHaveProperty('total');
  });
});

test('the counts beside the task states follow the search, that of done tasks the days too', async () => {
  expect(await countTasks(owner, { q: 'enviar' })).toMatchObject({ open: 2, undated: 2, done: 0 });
  const { open } = await countTasks(owner, {});
  for (const [day, done] of [
    ['2026-03-01', 1],
    ['2026-03-02', 0],
  ] as const)
    expect(await countTasks(owner, { doneFrom: day, doneTo: day })).toMatchObject({ open, done });
});

test('the counts beside the inbox folders follow the search and the kind', async () => {
  const staff = await aStaffContext(database.db);
  for (const name of ['Rosa Rey', 'Rosa Gil', 'Luis Mar'])
    await anInboxEntry(database.db, { message: { name } });
  await anInboxEntry(database.db, { message: { name: 'Rosa Paz' }, entry: { status: 'archived' } });
  await database.db.update(inboxEntries).set({ kind: 'waitlist' });
  await anInboxEntry(database.db, { message: { name: 'Rosa Sol' } });
  const opened = await openInbox(staff, { ...page, q: 'rosa' });
  expect(opened).toMatchObject({ total: 3, counts: { unread: 3, read: 0, archived: 1, spam: 0 } });
  const ofKind = await openInbox(staff, { ...page, kind: 'enquiry' });
  expect(ofKind).toMatchObject({ total: 1, counts: { unread: 1, archived: 0 } });
});
