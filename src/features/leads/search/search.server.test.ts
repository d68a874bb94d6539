// Longer than 200 lines: all searches find among the same records.
import { crmTasks } from '#db/schema/index.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anInboxEntry } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { createCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { updateEntry } from '#features/leads/inbox/inbox.server.ts';
import { search } from './search.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const titles = async (ctx: ServiceContext, q: string) =>
  (await search(ctx, { q, limit: 20 })).items.map(({ title }) => title);

describe('the search', () => {
  test.each([
    ['Søren', 'Ørsted', ['orsted', 'Ørsted', 'soren ORS', 'ørs']],
    ['Łukasz', 'Żółć', ['lukasz', 'zolc', 'łuk zol']],
    ['Đorđe', 'Đokić', ['dorde', 'dokic', 'đokić']],
    ['Jürgen', 'Straßer', ['strasser', 'straßer', 'STRASS', 'jurgen']],
    ['Æsa', 'Þórðardóttir', ['aesa', 'thordardottir', 'þórð', 'thord']],
    ['Cœur', 'Lefèvre', ['coeur lefe', 'cœur']],
    ['Işıl', 'İnönü', ['isil', 'inonu', 'ISIL', 'işıl']],
    ['Marcel·la', 'Pallejà', ['marcella', 'marcel·la', 'marcel·l', 'marcell']],
    ['Marceŀla', 'Ħali', ['marcella', 'hali']],
  ])('finds %s %s by the letters that people type', async (firstName, lastName, typed) => {
    const owner = await aUserContext(database.db);
    const { id } = await createContact(owner, aCrmContact({ firstName, lastName, notes: null }));
    for (const q of typed) expect(await titles(owner, q), q).toEqual([`${firstName} ${lastName}`]);
    for (const q of typed) {
      const listed = await listContacts(owner, { q, limit: 5 });
      expect(
        listed.items.map((item) => item.id),
        q,
      ).toEqual([id]);
    }
    await updateContact(owner, id, { notes: `De ${lastName} e hijos`, lastName: 'Pla' });
    expect(await titles(owner, typed.at(-1) ?? '')).toEqual([`${firstName} Pla`]);
  });

  test('finds by word prefixes in all text fields, ignoring case and accents', async () => {
    const owner = await aUserContext(database.db);
    const { id: companyId } = await createCompany(
      owner,
      aCrmCompany({ name: 'Quesería Ávila', domain: 'queseria-avila.example' }),
    );
    await createContact(
      owner,
      aCrmContact({
        firstName: 'Íñigo',
        lastName: 'Núñez',
        email: 'inigo.nunez@queseria-avila.example',
        phone: '981 12 34 56',
        position: 'Jefe de compras',
        notes: 'Prefiere el teléfono por la mañana.',
        companyId,
      }),
    );
    for (const q of [
      'nunez',
      'ÍÑI',
      'iñigo nú',
      'inigo.nunez@ques',
      'compras',
      'mañana',
      'manan',
      'avila iñ',
    ])
      expect(await titles(owner, q), q).toContain('Íñigo Núñez');
    for (const q of ['981123456', '+34 981 123 456', '981 12 34', '0034981123456'])
      expect(await titles(owner, q), q).toContain('Íñigo Núñez');
    expect(await titles(owner, 'queseria')).toEqual(['Quesería Ávila', 'Íñigo Núñez']);
    expect(await titles(owner, 'nunez tarde')).toEqual([]);
  });

  test('ranks whole words before prefixes, and the title before the rest', async () => {
    const owner = await aUserContext(database.db);
    await createContact(
      owner,
      aCrmContact({ firstName: 'Marta', lastName: null, notes: 'Vive cerca del mar.' }),
    );
    await createCompany(owner, aCrmCompany({ name: 'Mar' }));
    await createContact(owner, aCrmContact({ firstName: 'Marcos', lastName: null }));
    expect(await titles(owner, 'mar')).toEqual(['Mar', 'Marta', 'Marcos']);
  });

  test('finds the newest of a word in thousands of records, titles first, and nothing of others', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    for (const ctx of [owner, other]) {
      const workspaceId = ctx.workspace.id;
      const at = ctx.now.toISOString();
      await database.client.execute({
        sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 6000)
              insert into crm_contacts (workspaceId, userId, firstName, nameKey, position, createdAt, updatedAt)
              select ?, ?, 'Nº ' || i, i, 'Soldador', ?, ? from n`,
        args: [workspaceId, ctx.user.id, at, at],
      });
    }
    await createContact(owner, aCrmContact({ firstName: 'Sol', lastName: null, position: null }));
    await createContact(owner, aCrmContact({ firstName: 'Soldado', lastName: null, position: null }));
    await createContact(owner, aCrmContact({ firstName: 'Última', lastName: null, position: 'Soldador' }));
    expect((await titles(owner, 'sol')).slice(0, 4)).toEqual(['Sol', 'Soldado', 'Última', 'Nº 6000']);
    expect((await titles(owner, 'soldador')).slice(0, 2)).toEqual(['Última', 'Nº 6000']);
    expect((await titles(other, 'sol')).slice(0, 2)).toEqual(['Nº 6000', 'Nº 5999']);
    expect(await titles(owner, 'sol')).toHaveLength(20);
  });

  test('finds inbox entries: staff the site’s, all users those of their own pages, and no spam', async () => {
    const staff = await aStaffContext(database.db);
    const owner = await aUserContext(database.db);
    const message = { name: 'Xoán Peña', message: 'Necesitamos cocoplantas para la nave.' };
    const id = await anInboxEntry(database.db, { message });
    await anInboxEntry(database.db, { entry: { userId: owner.user.id, kind: 'landing_page' }, message });
    const spam = await anInboxEntry(database.db, { message: { ...message, name: 'Spam' } });
    await updateEntry(staff, spam, { status: 'spam' });
    const found = await search(staff, { q: 'cocoplantas pena', limit: 20 });
    expect(found.items).toMatchObject([{ kind: 'inbox', id, title: 'Xoán Peña' }]);
    expect(await titles(staff, 'cocoplan')).toHaveLength(1);
    expect(await titles(owner, 'cocoplan')).toHaveLength(1);
    expect(await titles(await aUserContext(database.db), 'cocoplan')).toEqual([]);
  });

  test('shows nothing of another workspace', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    await createContact(owner, aCrmContact({ firstName: 'Secreta' }));
    expect(await titles(other, 'secreta')).toEqual([]);
    expect((await listContacts(other, { q: 'secreta', limit: 50 })).items).toEqual([]);
  });

  test('follows every kind of change and deletion', async () => {
    const owner = await aUserContext(database.db);
    const company = await createCompany(owner, aCrmCompany({ name: 'Antigua' }));
    const contact = await createContact(owner, aCrmContact({ companyId: company.id }));
    await updateCompany(owner, company.id, { name: 'Moderna' });
    expect(await titles(owner, 'antigua')).toEqual([]);
    expect(await titles(owner, 'moderna')).toEqual(['Moderna', 'Ana Ruiz']);
    await updateContact(owner, contact.id, { firstName: 'Brais' });
    expect(await titles(owner, 'ana')).toEqual([]);
    const [task] = await database.db
      .insert(crmTasks)
      .values({
        workspaceId: owner.workspace.id,
        userId: owner.user.id,
        title: 'Llamar a Brais',
        contactId: contact.id,
        createdAt: owner.now.toISOString(),
        updatedAt: owner.now.toISOString(),
      })
      .returning();
    expect(await titles(owner, 'brais')).toEqual(['Brais Ruiz', 'Llamar a Brais']);
    await database.client.execute({ sql: 'delete from crm_companies where id = ?', args: [company.id] });
    expect(await titles(owner, 'moderna')).toEqual([]);
    await database.client.execute({ sql: 'delete from users where id = ?', args: [owner.user.id] });
    expect(task?.id).toBeGreaterThan(0);
    const left = await database.client.execute({
      sql: "select count(*) n from crm_search where crm_search match 'brais'",
      args: [],
    });
    expect(left.rows[0]?.['n']).toBe(0);
  });

  test('treats query syntax as plain text', async () => {
    const owner = await aUserContext(database.db);
    await createContact(owner, aCrmContact({ firstName: 'AND', lastName: 'OR "quoted" NEAR(x)' }));
    for (const q of [
      'AND',
      '"quoted"',
      'NEAR(x)',
      'title:and',
      'and*',
      '-and',
      '(and',
      'and"',
      "and'",
      '^and',
      '{title} : and',
    ])
      await titles(owner, q);
    expect(await titles(owner, '"quoted" near(x')).toEqual(['AND OR "quoted" NEAR(x)']);
    for (const q of ['', ' ', '%', '***', '"', '()', ':']) expect(await titles(owner, q)).toEqual([]);
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'a é1"*():^{}+-, .ñ漢़') }).filter((q) => q.isWellFormed()),
        async (q) => {
          await search(owner, { q, limit: 5 });
          await listContacts(owner, { q, limit: 5 });
        },
      ),
      { numRuns: 300, seed: 20_261_121 },
    );
  });
});
