import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUserContext, inOneCall } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany, requireCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { createContact, requireContact, updateContact } from './contact.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a contact', () => {
  test('is visible in its workspace only', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const { id } = await createContact(owner, aCrmContact());
    expect(await requireContact(owner, id)).toMatchObject({ firstName: 'Ana', source: 'other', tags: [] });
    await expect(requireContact(other, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(updateContact(other, id, { firstName: 'Mine' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('cannot be put into the company of another workspace', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const { id: companyId } = await createCompany(other, aCrmCompany());
    await expect(createContact(owner, aCrmContact({ companyId }))).rejects.toMatchObject({
      code: 'not_found',
    });
    const { id } = await createContact(owner, aCrmContact());
    await expect(updateContact(owner, id, { companyId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('keeps fields that an update omits, and merges tags that differ only in case', async () => {
    const owner = await aUserContext(database.db);
    const { id } = await createContact(
      owner,
      aCrmContact({ email: 'a@b.example', tags: ['Cliente', 'cliente', 'Feria'], consent: true }),
    );
    const updated = await updateContact(owner, id, { position: 'Gerente' });
    expect(updated).toMatchObject({
      lastName: 'Ruiz',
      email: 'a@b.example',
      position: 'Gerente',
      tags: ['cliente', 'Feria'],
      consent: { at: owner.now.toISOString() },
    });
    expect((await updateContact(owner, id, { tags: ['VIP'], lastName: null })).tags).toEqual(['VIP']);
  });

  test('rejects an update of a stale version and returns the current one', async () => {
    const owner = await aUserContext(database.db);
    const read = await createContact(owner, aCrmContact());
    await updateContact(owner, read.id, { firstName: 'First', updatedAt: read.updatedAt });
    await expect(
      updateContact(owner, read.id, { firstName: 'Second', updatedAt: read.updatedAt }),
    ).rejects.toMatchObject({ code: 'stale', details: { extra: { current: { firstName: 'First' } } } });
  });
});

describe('the duplicate check', () => {
  test.each([
    ['the same address in other letters', { email: 'ANA@Test.example' }, 'email'],
    ['the same number written another way', { phone: '0034 981 12 34 56' }, 'phone'],
  ])('rejects %s and names the conflicting record', async (_, double, field) => {
    const owner = await aUserContext(database.db);
    const first = await createContact(
      owner,
      aCrmContact({ email: 'ana@test.example', phone: '981 123 456' }),
    );
    await expect(createContact(owner, aCrmContact(double))).rejects.toMatchObject({
      code: 'duplicate',
      details: { extra: { id: first.id, kind: 'contact', name: 'Ana Ruiz', field } },
    });
  });

  test.each([
    ['the same site', { domain: 'https://www.talleres-mar.es/' }, 'domain'],
    ['the same tax id with signs', { taxId: 'ES-B15.000.001' }, 'taxId'],
  ])('rejects a company with %s', async (_, double, field) => {
    const owner = await aUserContext(database.db);
    const first = await createCompany(owner, aCrmCompany({ domain: 'talleres-mar.es', taxId: 'B15000001' }));
    const refused = createCompany(owner, aCrmCompany({ name: 'Otra', ...double }));
    await expect(refused).rejects.toMatchObject({
      code: 'duplicate',
      details: { extra: { id: first.id, kind: 'company', field } },
    });
  });

  test('also checks updates, and ignores the record itself', async () => {
    const owner = await aUserContext(database.db);
    const first = await createContact(owner, aCrmContact({ email: 'one@test.example' }));
    const second = await createContact(owner, aCrmContact({ email: 'two@test.example' }));
    await expect(updateContact(owner, second.id, { email: 'One@test.example' })).rejects.toMatchObject({
      code: 'duplicate',
      details: { extra: { id: first.id } },
    });
    expect(await updateContact(owner, first.id, { email: 'ONE@test.example' })).toMatchObject({
      email: 'ONE@test.example',
    });
    const company = await createCompany(owner, aCrmCompany({ taxId: 'B15000001' }));
    await updateCompany(owner, company.id, { sector: 'Metal' });
    expect(await requireCompany(owner, company.id)).toMatchObject({ sector: 'Metal', taxId: 'B15000001' });
  });

  test('ignores other workspaces', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    await createContact(other, aCrmContact({ email: 'shared@test.example' }));
    await createContact(owner, aCrmContact({ email: 'shared@test.example' }));
  });

  test('asks about another name, and says what is the same', async () => {
    const owner = await aUserContext(database.db);
    const known = await createContact(
      owner,
      aCrmContact({ firstName: 'Ana', lastName: 'Mil', email: 'mil@test.example', phone: '981 777 001' }),
    );
    const refused = (over: Record<string, unknown>) =>
      expect(createContact(owner, aCrmContact(over))).rejects;
    await refused({ firstName: 'mil', lastName: 'Ana', email: 'MIL@test.example' }).toMatchObject({
      details: { extra: { id: known.id, field: 'email', isSame: true } },
    });
    await refused({ firstName: 'Eva', lastName: 'Paz', email: 'mil@test.example' }).toMatchObject({
      details: { extra: { id: known.id, field: 'email', isSame: false } },
    });
    await refused({ firstName: 'Eva', lastName: 'Paz', email: null, phone: '+34 981777001' }).toMatchObject({
      details: { extra: { id: known.id, field: 'phone', isSame: false } },
    });
  });

  test('lets people share the mailbox of their firm and the extensions of its number', async () => {
    const owner = await aUserContext(database.db);
    const create = (firstName: string, lastName: string, over: Record<string, unknown>) =>
      createContact(owner, aCrmContact({ firstName, lastName, phone: null, email: null, ...over }));
    const marta = await create('Marta', 'Vidal', { email: 'info@vidal-uno.example' });
    await create('Jorge', 'Pérez', { email: 'info@vidal-uno.example' });
    await create('Teo', 'Seis', { phone: '981 777 002 ext. 12' });
    await create('Mar', 'Siete', { phone: '981 777 002 ext. 14' });
    await expect(
      create('Marta', 'Vidal', { email: 'info@vidal-uno.example', position: 'Gerente' }),
    ).rejects.toMatchObject({ details: { extra: { id: marta.id, field: 'email' } } });
  });

  test('accepts one of two equal records created at the same time', async () => {
    const owner = await aUserContext(database.db);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        inOneCall(owner, (inside) => createContact(inside, aCrmContact({ email: 'race@test.example' }))),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
