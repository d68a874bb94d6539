import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMigrations, readMigrations } from '#db/connection/migrate.ts';
import { WriterClient } from '#db/writer/writer.ts';
import { foldLetters, foldText, FOLDED_LETTERS } from '#shared/texts/text.ts';
import { MIGRATIONS, silent, temporaryFolder } from '#tests/database.ts';
import { foldedSql } from './folded.ts';

test.each([
  ['Ørsted', 'orsted'],
  ['ŁÓDŹ', 'lodz'],
  ['Đokić', 'dokic'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Cœur d’Œuvre', 'coeur d’oeuvre'],
  ['Æsa Þórðardóttir', 'aesa thordardottir'],
  ['Işıl İnönü', 'isil inonu'],
  ['col·legi', 'collegi'],
  ['COL·LEGI', 'collegi'],
  ['coŀlegi', 'collegi'],
  ['Ǿ ǽ ħ ŧ Ŋ', 'o ae h t n'],
  ['Iñaki', 'inaki'],
  // A dot that separates stays one, and other scripts keep their letters.
  ['Vigo · Lugo', 'vigo · lugo'],
  ['Привет Αθήνα', 'привет αθηνα'],
])('%s is folded as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text.normalize('NFD'))).toBe(folded);
});

test('the indexes fold a text as a query is folded', async () => {
  const client = createClient({ url: ':memory:' });
  const letters = fc.constantFrom(
    ...FOLDED_LETTERS.flatMap(([letter]) => [letter, letter.toUpperCase()]),
    ...'ẞl·Laéñ ',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 30 }), async (all) => {
      const text = all.join('');
      const { rows } = await client.execute({ sql: `select ${foldedSql('?')} as folded`, args: [text] });
      // FTS5 folds the case of both.
      expect(String(rows[0]?.['folded']).toLowerCase()).toBe(foldLetters(text).toLowerCase());
    }),
    { numRuns: 300, seed: 20261128 },
  );
  client.close();
});

/** A database as the version before this folding left it: its own triggers and keys. */
async function anOldDatabase(statements: readonly string[]) {
  const client = new WriterClient({
    url: pathToFileURL(join(await temporaryFolder(), 'old.db')).href,
    log: silent,
  });
  const all = readMigrations(MIGRATIONS);
  const place = all.findIndex(({ tag }) => tag.includes('folded_letters'));
  await applyMigrations(client, all.slice(0, place));
  for (const statement of statements) await client.execute(statement);
  await applyMigrations(client, all.slice(place));
  return client;
}

const AT = "'2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'";
/** A trigger makes its workspace. */
const PEOPLE = [
  `insert into users (id, username, usernameKey, name, email, emailKey, searchText, password, createdAt, updatedAt) values (1, 'u', 'u', 'Søren', 's@x.example', 's@x.example', 'søren u s@x.example', 'x', ${AT})`,
];
const contact = (id: number, firstName: string, nameKey: string, notes = '') =>
  `insert into crm_contacts (id, workspaceId, userId, firstName, nameKey, notes, source, createdAt, updatedAt) values (${id}, 1, 1, '${firstName}', '${nameKey}', '${notes}', 'other', ${AT})`;
const tag = (id: number, name: string, nameKey: string) =>
  `insert into crm_tags (id, workspaceId, name, nameKey) values (${id}, 1, '${name}', '${nameKey}')`;

test('the migration indexes again what holds such letters, and folds the stored keys', async () => {
  const client = await anOldDatabase([
    ...PEOPLE,
    contact(1, 'Łukasz', 'łukasz'),
    contact(2, 'Ana', 'ana', 'Del Col·legi d’Arquitectes, Straße 4'),
    contact(3, 'Íñigo', 'inigo'),
    `insert into companies (id, userId, name, sector, size, structure, searchText, createdAt, updatedAt) values (1, 1, 'Ørsted', 'Energía', 'large', '', 'ørsted energia', ${AT})`,
  ]);
  const found = async (index: string, word: string) =>
    (
      await client.execute(`select rowid & 0xffff as id from ${index} where ${index} match '"${word}"*'`)
    ).rows.map(({ id }) => id);
  expect(await found('crm_search', 'lukasz')).toEqual([1]);
  expect(await found('crm_search', 'collegi')).toEqual([2]);
  expect(await found('crm_search', 'strasse')).toEqual([2]);
  expect(await found('crm_search', 'inigo')).toEqual([3]);
  expect(await found('consulting_search', 'orsted')).toEqual([1]);
  const keys = await client.execute('select nameKey from crm_contacts order by id');
  expect(keys.rows.map(({ nameKey }) => nameKey)).toEqual(['lukasz', 'ana', 'inigo']);
  const texts = await client.execute(
    'select searchText from users union all select searchText from companies',
  );
  expect(texts.rows.map(({ searchText }) => searchText)).toEqual(['soren u s@x.example', 'orsted energia']);
  client.close();
});

test('the migration of the consulting search marks what was recorded before with its workspace, and folds it', async () => {
  const client = await anOldDatabase([
    ...PEOPLE,
    `insert into companies (id, userId, name, sector, size, structure, searchText, createdAt, updatedAt) values (1, 1, 'Straße', 'Energía', 'large', '', 'strasse energia', ${AT})`,
    `insert into problems (id, companyId, description, createdAt, updatedAt) values (1, 1, 'Pérdidas', ${AT})`,
  ]);
  const { rows: workspaces } = await client.execute('select workspaceId from companies');
  const foundIn = async (word: string) =>
    (
      await client.execute(
        `select rowid >> 40 as kind from consulting_search where consulting_search match '{owner} : "${word}" AND {title body} : ("strasse" OR "perdidas")' order by rowid`,
      )
    ).rows.map(({ kind }) => kind);
  expect(await foundIn(`w${workspaces[0]?.['workspaceId']}`)).toEqual([1, 5]);
  expect(await foundIn('u1')).toEqual([]);
  client.close();
});

test('two tags that the folding makes one are one, and no record loses it', async () => {
  const client = await anOldDatabase([
    ...PEOPLE,
    contact(1, 'Ana', 'ana'),
    contact(2, 'Eva', 'eva'),
    contact(3, 'Noa', 'noa'),
    tag(1, 'Gross', 'gross'),
    tag(2, 'Groß', 'groß'),
    tag(3, 'Ørsted', 'ørsted'),
    'insert into crm_contact_tags (contactId, tagId) values (1, 1), (1, 2), (2, 2), (3, 3)',
  ]);
  const { rows } = await client.execute(
    'select contactId, name, nameKey from crm_contact_tags join crm_tags on crm_tags.id = tagId order by contactId',
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    [1, 'Gross', 'gross'],
    [2, 'Gross', 'gross'],
    [3, 'Ørsted', 'orsted'],
  ]);
  expect((await client.execute('select id from crm_tags order by id')).rows.map(({ id }) => id)).toEqual([
    1, 3,
  ]);
  client.close();
});
