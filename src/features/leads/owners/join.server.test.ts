import { afterEach, beforeEach, expect, test } from 'vitest';
import { awaitedOwners } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { invite } from '#features/accounts/workspaces/workspace-invitation.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { updateContact } from '#features/leads/contacts/contact.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { undoAnyCause } from '#features/loop/journal/undo-cause.server.ts';
import { causeIdOf } from '#kernel/api/caused.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { importForm as imported } from '#tests/importing.ts';
import { countHoldings } from './hand-over.server.ts';
import { joinWorkspace } from './join.server.ts';

let database: TestDatabase;
let ana: ServiceContext;
let eva: ServiceContext;
let id: number;

beforeEach(async () => {
  database = await openTestDatabase();
  const owner = await aUserContext(database.db);
  eva = await aUserContext(database.db);
  ({ id } = await createWorkspace(owner, { name: 'Ventas' }));
  ana = { ...owner, workspace: await memberWorkspace(database.db, owner.user.id, id) };
});
afterEach(() => database.close());

const settings = someSettings({ smtpUrl: undefined });
const invited = async (role: 'member' | 'reader' = 'member') =>
  (await invite(ana, id, { email: eva.user.email, role, language: undefined }, settings)).url
    .split('/')
    .at(-1) ?? '';
const people = (email: string) =>
  anImport(
    `Nombre;Correo;Responsable\nUno;uno@test.example;${email.toUpperCase()}\nDos;dos@test.example;${email}\n`,
  );
const ownersOf = async () =>
  Object.fromEntries(
    (await listContacts(ana, { limit: 50 })).items.map(({ firstName, ownerId }) => [firstName, ownerId]),
  );

test('records that an import names somebody invited for are theirs once they join, in one cause that can be undone', async () => {
  const secret = await invited();
  const { readValues } = await imported(ana, people(eva.user.email));
  expect(readValues.map(({ how, lines }) => [how, lines])).toEqual([
    ['ownerInvited', 1],
    ['ownerInvited', 1],
  ]);
  await imported(ana, anImport(`Name,Owner\nAcme,${eva.user.email}\n`, { kind: 'companies' }));
  await imported(ana, anImport(`Title,Owner\nRoof,${eva.user.email}\n`, { kind: 'opportunities' }));
  expect(await ownersOf()).toEqual({ Uno: null, Dos: null });

  const entry = await joinWorkspace(eva, secret);
  const theirs = eva.user.id;
  expect(await ownersOf()).toEqual({ Uno: theirs, Dos: theirs });
  const lists = [await listCompanies(ana, { limit: 5 }), await listOpportunities(ana, { limit: 5 })];
  expect(lists.map(({ items }) => items.map(({ ownerId }) => ownerId))).toEqual([[theirs], [theirs]]);
  expect(await countHoldings(ana, { id, userId: theirs })).toEqual({
    contacts: 2,
    companies: 1,
    opportunities: 1,
    tasks: 0,
  });
  expect(await database.db.$count(awaitedOwners)).toBe(0);

  await undoAnyCause(ana, causeIdOf(entry) ?? 0);
  expect(await ownersOf()).toEqual({ Uno: null, Dos: null });
});

test('a record that somebody was given meanwhile stays theirs', async () => {
  const secret = await invited();
  await imported(ana, people(eva.user.email));
  const { items } = await listContacts(ana, { limit: 5 });
  const uno = items.find(({ firstName }) => firstName === 'Uno');
  await called(ana, updateContact, uno?.id ?? 0, { ownerId: ana.user.id });
  await joinWorkspace(eva, secret);
  expect(await ownersOf()).toEqual({ Uno: ana.user.id, Dos: eva.user.id });
});

test('a reader who joins answers for nothing', async () => {
  const secret = await invited('reader');
  await imported(ana, people(eva.user.email));
  expect(await database.db.$count(awaitedOwners)).toBe(2);
  await joinWorkspace(eva, secret);
  expect(await ownersOf()).toEqual({ Uno: null, Dos: null });
});
