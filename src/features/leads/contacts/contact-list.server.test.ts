import { called } from '#tests/builders/call.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crmContacts } from '#db/schema/index.ts';
import type { LeadSource } from '#shared/lead-sources.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from './contact-list.server.ts';
import { createContact } from './contact.server.ts';
import { CONTACT_SORTS } from './contact-sorts.values.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import type { CrmFilter } from '#features/leads/filters.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const names = async (
  ctx: ServiceContext,
  filter: CrmFilter & { sort?: (typeof CONTACT_SORTS)[number]; limit?: number },
) => (await listContacts(ctx, { limit: 50, ...filter })).items.map(({ firstName }) => firstName);

test.each(CONTACT_SORTS)('the list by %s comes in pages without gaps or repeats', async (sort) => {
  const owner = await aUserContext(database.db);
  const { id: companyId } = await createCompany(owner, aCrmCompany());
  for (const firstName of ['b', 'a', 'ñ', 'a', 'C'])
    await createContact(
      owner,
      aCrmContact({ firstName, lastName: null, ...(firstName === 'a' && { companyId }) }),
    );
  const whole = (await listContacts(owner, { sort, limit: 50 })).items.map(({ id }) => id);
  const paged: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listContacts(owner, { sort, limit: 2, cursor });
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(paged).toEqual(whole);
  expect(new Set(paged).size).toBe(5);
});

test('sorts by last name or by company, and contacts without a company come last', async () => {
  const owner = await aUserContext(database.db);
  const [zeta, alfa] = [
    await createCompany(owner, aCrmCompany({ name: 'Zeta' })),
    await createCompany(owner, aCrmCompany({ name: 'álfa' })),
  ];
  await createContact(owner, aCrmContact({ firstName: 'Uno', lastName: 'Zamora', companyId: zeta.id }));
  await createContact(owner, aCrmContact({ firstName: 'Dos', lastName: 'Álvarez' }));
  await createContact(owner, aCrmContact({ firstName: 'Tres', lastName: 'beltrán', companyId: alfa.id }));
  expect(await names(owner, { sort: 'name' })).toEqual(['Dos', 'Tres', 'Uno']);
  expect(await names(owner, { sort: 'company' })).toEqual(['Tres', 'Uno', 'Dos']);
  await updateCompany(owner, zeta.id, { name: 'Aaa' });
  expect(await names(owner, { sort: 'company' })).toEqual(['Uno', 'Tres', 'Dos']);
  expect((await listContacts(owner, { limit: 1, count: true })).total).toBe(3);
});

test('combines filters', async () => {
  const owner = await aUserContext(database.db);
  const { id: companyId } = await createCompany(owner, aCrmCompany({ tags: ['cliente'], source: 'event' }));
  await createContact(owner, aCrmContact({ firstName: 'Uno', tags: ['VIP'], source: 'event', companyId }));
  await createContact(owner, aCrmContact({ firstName: 'Dos', tags: ['vip'] }));
  await createContact(owner, aCrmContact({ firstName: 'Tres', source: 'event' }));
  expect(await names(owner, { tag: 'ViP', sort: 'createdAt' })).toEqual(['Uno', 'Dos']);
  expect(await names(owner, { source: 'event', tag: 'VIP' })).toEqual(['Uno']);
  expect(await names(owner, { companyId })).toEqual(['Uno']);
  expect(await names(owner, { q: 'un', tag: 'vip' })).toEqual(['Uno']);
  expect(await names(owner, { q: 'tres', tag: 'vip' })).toEqual([]);
  expect(await names(owner, { tag: 'nobody' })).toEqual([]);
  expect(await names(owner, { stage: 'won' })).toEqual([]);
  const companies = await listCompanies(owner, { tag: 'Cliente', source: 'event', q: 'tall', limit: 50 });
  expect(companies.items).toMatchObject([{ name: 'Talleres Mar', contactCount: 1, tags: ['cliente'] }]);
});

test('each filter comes in pages without gaps, repeats or rows of others, also after a deletion', async () => {
  const [owner, other] = [await aUserContext(database.db), await aUserContext(database.db)];
  for (const ctx of [owner, other]) {
    const { id: companyId } = await createCompany(ctx, aCrmCompany());
    for (const [index, firstName] of [...'dbacegf'].entries()) {
      const isMatch = index % 3 !== 0;
      const { id } = await createContact(
        { ...ctx, now: new Date(isMatch ? '2026-03-05T10:00:00.000Z' : '2026-04-05T10:00:00.000Z') },
        aCrmContact({
          firstName,
          lastName: null,
          tags: isMatch ? ['feria', 'vip'] : ['vip'],
          source: isMatch ? 'event' : 'website',
          ...(isMatch && { companyId }),
        }),
      );
      const opportunity = anOpportunity({ contactId: id, stage: isMatch ? 'proposal' : 'won' });
      for (const title of ['Web', 'Web nueva']) await createOpportunity(ctx, { ...opportunity, title });
    }
  }
  const [first] = (await listContacts(owner, { source: 'event', limit: 1 })).items;
  const filters: CrmFilter[] = [
    { tag: 'feria' },
    { source: 'event' },
    { stage: 'proposal' },
    { createdFrom: '2026-03-01', createdTo: '2026-03-31' },
    { companyId: first?.companyId ?? 0 },
    { tag: 'VIP', source: 'event', stage: 'proposal' },
  ];
  for (const filter of filters)
    for (const sort of ['name', '-name', '-createdAt', 'company'] as const) {
      const whole = await names(owner, { ...filter, sort });
      expect([...whole].sort()).toEqual(['a', 'b', 'e', 'g']);
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listContacts(owner, { ...filter, sort, limit: 1, cursor });
        paged.push(...page.items.map(({ firstName }) => firstName));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(paged).toEqual(whole);
    }
  const { items, nextCursor } = await listContacts(owner, { tag: 'feria', limit: 2 });
  await called(owner, deleteRecords, 'contact', [items[1]?.id ?? 0]);
  const next = await listContacts(owner, { tag: 'feria', limit: 1, cursor: nextCursor ?? '' });
  expect(next.items.map(({ firstName }) => firstName)).toEqual(['e']);
});

test('rejects the company of another workspace as a filter', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const { id: companyId } = await createCompany(owner, aCrmCompany());
  await expect(listContacts(other, { companyId, limit: 50 })).rejects.toMatchObject({ code: 'not_found' });
  expect((await listCompanies(other, { limit: 50 })).items).toEqual([]);
});

test('the list is narrowed by a field alone, whatever case and accents, and whatever stands elsewhere', async () => {
  const owner = await aUserContext(database.db);
  const make = (firstName: string, position: string | null, notes: string | null = null) =>
    createContact(owner, aCrmContact({ firstName, position, notes }));
  await make('a', 'Directora de Dirección General');
  await make('b', 'DIRECCION');
  await make('c', null, 'Pregunta por dirección');
  await make('d', 'Ventas [50%] * Ø');
  expect(await names(owner, { position: 'dirección' })).toEqual(['a', 'b']);
  expect(await names(owner, { position: 'general direccion' })).toEqual(['a']);
  expect(await names(owner, { position: '[50' })).toEqual(['d']);
  expect(await names(owner, { position: 'o' })).toEqual(['d']);
  expect(await names(owner, { position: '*' })).toEqual(['d']);
  expect(await names(owner, { notes: 'direccion', position: '' })).toEqual(['c']);
  expect(await names(owner, { position: 'direccion', q: 'directora' })).toEqual(['a']);
});

test('a field that the search leaves out narrows the list too', async () => {
  const owner = await aUserContext(database.db);
  await createCompany(owner, aCrmCompany({ name: 'A', size: '50–249 empleados' }));
  await createCompany(owner, aCrmCompany({ name: 'B', size: '10' }));
  const { items } = await listCompanies(owner, { limit: 50, size: 'EMPLEADOS' });
  expect(items.map(({ name }) => name)).toEqual(['A']);
});

test('a page is the same however far into a long list its rows stand, and however many there are', async () => {
  const owner = await aUserContext(database.db);
  const { workspaceId, userId, firstName, nameKey, source, createdAt, updatedAt } = crmContacts;
  const columns = [workspaceId, userId, firstName, nameKey, source, createdAt, updatedAt].map(({ name }) =>
    sql.identifier(name),
  );
  const at = '2026-03-05T10:00:00.000Z';
  // Some at the beginning and many at the end; three at the end; more than are sorted, all at the end; none.
  await database.db.run(sql`
    with recursive n(n) as (select 1 union all select n + 1 from n where n < 22600)
    insert into ${crmContacts} (${sql.join(columns, sql`, `)})
    select ${owner.workspace.id}, ${owner.user.id}, 'P' || n, printf('%06d', n),
      case when n > 22597 then 'social_media' when n <= 30 or (n > 20100 and n <= 20200) then 'event'
        when n > 20200 then 'referral' else 'other' end, ${at}, ${at} from n`);
  const listed = async (asked: LeadSource) =>
    (await names(owner, { source: asked, sort: 'name', limit: 60 })).map((name) => Number(name.slice(1)));
  const from = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n);
  expect(await listed('event')).toEqual([...from(1, 30), ...from(20_101, 30)]);
  expect(await listed('social_media')).toEqual([22_598, 22_599, 22_600]);
  expect(await listed('referral')).toEqual(from(20_201, 60));
  expect(await listed('website')).toEqual([]);
  const view = { all: [{ field: 'createdAt', is: 'from' as const, value: '2026-03-06' }] };
  expect(await names(owner, { filter: view, sort: '-createdAt' })).toEqual([]);
});
