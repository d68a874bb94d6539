import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany, requireCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { listDuplicates, markDistinct } from './duplicates.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

const contact = async (over: Record<string, unknown>) =>
  (await createContact(owner, { ...aCrmContact(over), allowDuplicate: true })).id;
const company = async (over: Record<string, unknown>) =>
  (await createCompany(owner, { ...aCrmCompany(over), allowDuplicate: true })).id;
const pairs = async (kind: 'contacts' | 'companies', ctx = owner, limit = 50) => {
  const { items } = await listDuplicates(ctx, { kind, limit });
  return items.map(({ reason, first, second }) => [reason, first.id, second.id]);
};

describe('likely duplicates', () => {
  test('are contacts of one address, of one number and name, or of one name without contradictions', async () => {
    const first = await contact({ email: 'ana@mar.example' });
    const second = await contact({ firstName: 'Anita', lastName: 'Gil', email: 'ANA@mar.example' });
    const byPhone = await contact({ firstName: 'Luis', lastName: 'Mar', phone: '981 123 456' });
    const samePhone = await contact({ firstName: 'L.', lastName: 'Mar', phone: '+34 981123456' });
    const named = await contact({ firstName: 'Eva', lastName: 'Paz', email: 'eva@paz.example' });
    const sameName = await contact({ firstName: 'Éva', lastName: 'Paz' });
    // One switchboard, and one name at two addresses: different people.
    await contact({ firstName: 'Rosa', lastName: 'Rey', phone: '981 123 456', email: 'rosa@mar.example' });
    await contact({ firstName: 'Juan', lastName: 'Sol', email: 'juan@uno.example' });
    await contact({ firstName: 'Juan', lastName: 'Sol', email: 'juan@dos.example' });
    expect(await pairs('contacts')).toEqual([
      ['email', first, second],
      ['phone', byPhone, samePhone],
      ['name', named, sameName],
    ]);
    const stranger = await aUserContext(database.db);
    expect(await pairs('contacts', stranger)).toEqual([]);
  });

  test('are companies of one tax ID, domain or name', async () => {
    const [a, b] = [
      await company({ taxId: 'B15000001' }),
      await company({ name: 'TM', taxId: 'ES-B15000001' }),
    ];
    const [c, d] = [
      await company({ name: 'Sol', domain: 'sol.example' }),
      await company({ name: 'El Sol', domain: 'www.sol.example' }),
    ];
    const [e, f] = [await company({ name: 'Panadería' }), await company({ name: 'PANADERIA' })];
    expect(await pairs('companies')).toEqual([
      ['taxId', a, b],
      ['domain', c, d],
      ['name', e, f],
    ]);
  });

  test('are not people at one mailbox of their firm, nor companies of two legal forms or two tax IDs', async () => {
    const [marta, again] = [
      await contact({ firstName: 'Marta', lastName: 'Vidal', email: 'info@vidal.example' }),
      await contact({ firstName: 'Marta', lastName: 'Vidal', email: 'info@vidal.example' }),
    ];
    await contact({ firstName: 'Jorge', lastName: 'Pérez', email: 'info@vidal.example' });
    await contact({ firstName: 'Eva', lastName: 'Uno', email: 'notiene@x.example' });
    await contact({ firstName: 'Luz', lastName: 'Dos', email: 'notiene@x.example' });
    expect(await pairs('contacts')).toEqual([['email', marta, again]]);
    const [sa, other] = [await company({ name: 'Mar SA' }), await company({ name: 'Mar S.A.' })];
    await company({ name: 'Mar SL' });
    await company({ name: 'Alpha', domain: 'grupo.example', taxId: 'B12345674' });
    await company({ name: 'Beta', domain: 'grupo.example', taxId: 'B87654323' });
    await company({ name: 'Bar Uno', domain: 'facebook.com/uno', taxId: 'N/A' });
    await company({ name: 'Bar Dos', domain: 'facebook.com/dos', taxId: 'N/A' });
    expect(await pairs('companies')).toEqual([['name', sa, other]]);
  });

  test('say what agrees and what tells them apart', async () => {
    await contact({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mar.example' });
    await contact({ firstName: 'Eva', lastName: 'Paz', email: 'ana@mar.example' });
    const { items } = await listDuplicates(owner, { kind: 'contacts', limit: 5 });
    expect(items).toMatchObject([{ agrees: ['email'], contradicts: ['name'] }]);
  });

  test('come in pages, each record of a group paired with the first', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 9; index += 1) ids.push(await contact({ email: 'ana@mar.example' }));
    const first = await listDuplicates(owner, { kind: 'contacts', limit: 5, count: true });
    const cursor = first.nextCursor ?? '';
    const second = await listDuplicates(owner, { kind: 'contacts', limit: 5, cursor });
    expect(first.total).toBe(8);
    expect([...first.items, ...second.items].map((pair) => [pair.first.id, pair.second.id])).toEqual(
      ids.slice(1).map((id) => [ids[0], id]),
    );
    expect(second.nextCursor).toBeNull();
  });

  test('are not offered again once marked distinct, until that is undone', async () => {
    const firstId = await contact({ email: 'ana@mar.example' });
    const secondId = await contact({ email: 'ana@mar.example' });
    const pair = { kind: 'contacts' as const, firstId: secondId, secondId: firstId };
    const stranger = await aUserContext(database.db);
    await expect(markDistinct(stranger, { ...pair, isDistinct: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    await markDistinct(owner, { ...pair, isDistinct: true });
    await markDistinct(owner, { ...pair, isDistinct: true });
    expect(await pairs('contacts')).toEqual([]);
    await markDistinct(owner, { ...pair, isDistinct: false });
    expect(await pairs('contacts')).toHaveLength(1);
  });
});

describe('a known phone, email, domain or tax ID', () => {
  test('is rejected unless allowed, for a new record and for an edit', async () => {
    const known = { email: 'ana@mar.example', phone: '981 123 456' };
    await createContact(owner, aCrmContact(known));
    await expect(createContact(owner, aCrmContact(known))).rejects.toMatchObject({ code: 'duplicate' });
    const { id } = await createContact(owner, { ...aCrmContact(known), allowDuplicate: true });
    const other = await createContact(owner, aCrmContact({ firstName: 'Luis' }));
    await expect(updateContact(owner, other.id, known)).rejects.toMatchObject({ code: 'duplicate' });
    await updateContact(owner, other.id, { ...known, allowDuplicate: true });
    expect([(await requireContact(owner, id)).phone, (await requireContact(owner, other.id)).phone]).toEqual([
      known.phone,
      known.phone,
    ]);
    await createCompany(owner, aCrmCompany({ domain: 'mar.example' }));
    const twin = await createCompany(owner, {
      ...aCrmCompany({ domain: 'mar.example' }),
      allowDuplicate: true,
    });
    await expect(
      updateCompany(owner, (await createCompany(owner, aCrmCompany())).id, { domain: 'mar.example' }),
    ).rejects.toMatchObject({ code: 'duplicate' });
    expect((await requireCompany(owner, twin.id)).domain).toBe('mar.example');
  });
});

describe('a company given by its name', () => {
  const names = async () => (await listCompanies(owner, { limit: 50 })).items.map(({ name }) => name);

  test('is created with the record, or matched by name', async () => {
    const made = await createContact(owner, { ...aCrmContact(), companyName: 'Panadería Sol' });
    const found = await createContact(owner, { ...aCrmContact(), companyName: ' PANADERIA sol' });
    expect([made.companyName, found.companyId]).toEqual(['Panadería Sol', made.companyId]);
    const deal = await createOpportunity(owner, { ...anOpportunity(), companyName: 'Talleres Mar' });
    expect(deal.company?.name).toBe('Talleres Mar');
    const moved = await updateOpportunity(owner, deal.id, { companyId: null, companyName: 'Otra' });
    expect(moved.company?.name).toBe('Otra');
    const changed = await updateContact(owner, made.id, { companyId: null, companyName: 'Talleres Mar' });
    expect(changed.companyId).toBe(deal.company?.id);
    expect(await names()).toEqual(['Otra', 'Panadería Sol', 'Talleres Mar']);
  });

  test('is not created if the record is rejected', async () => {
    await createContact(owner, aCrmContact({ email: 'ana@mar.example' }));
    await expect(
      createContact(owner, { ...aCrmContact({ email: 'ana@mar.example' }), companyName: 'Nueva' }),
    ).rejects.toMatchObject({ code: 'duplicate' });
    expect(await names()).toEqual([]);
  });
});
