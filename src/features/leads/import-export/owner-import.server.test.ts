import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceMembers } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { exported, importForm as imported } from '#tests/importing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aTeam(): Promise<{ ana: ServiceContext; bea: ServiceContext }> {
  const [owner, member] = [await aUserContext(database.db), await aUserContext(database.db)];
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  const at = owner.now.toISOString();
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: member.user.id, role: 'member', createdAt: at });
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  return { ana: await within(owner), bea: await within(member) };
}

const ownersIn = async (ctx: ServiceContext) =>
  new Map(
    (await listContacts(ctx, { limit: 50 })).items.map(({ firstName, ownerId }) => [firstName, ownerId]),
  );

test('a column names the owner by address or username, and who is no member is told and stays nobody', async () => {
  const { ana, bea } = await aTeam();
  const file = `Nombre;Correo;Responsable\nUno;uno@test.example;${bea.user.email}\nDos;dos@test.example;${ana.user.username}\nTres;tres@test.example;Quien Sea\n`;
  const { counts, noteCount, readValues } = await imported(ana, anImport(file));
  expect(counts).toMatchObject({ created: 3, failed: 0 });
  expect(noteCount).toBe(0);
  expect(readValues).toEqual([{ how: 'ownerUnknown', written: 'Quien Sea', made: null, lines: 1 }]);
  expect(await ownersIn(ana)).toEqual(
    new Map([
      ['Uno', bea.user.id],
      ['Dos', ana.user.id],
      ['Tres', null],
    ]),
  );
});

test.each(['contacts', 'companies', 'opportunities'] as const)(
  'an export of %s brings its owners back',
  async (kind) => {
    const { ana, bea } = await aTeam();
    const columns = { contacts: 'First name', companies: 'Name', opportunities: 'Title' };
    await imported(ana, anImport(`${columns[kind]},Owner\nUno,${bea.user.username}\n`, { kind }));
    const file = await exported(ana, kind);
    const { ana: other } = await aTeam();
    const { workspace } = other;
    await database.db.insert(workspaceMembers).values({
      workspaceId: workspace.id,
      userId: bea.user.id,
      role: 'member',
      createdAt: ana.now.toISOString(),
    });
    await imported(other, anImport(file, { kind }));
    const lists = { contacts: listContacts, companies: listCompanies, opportunities: listOpportunities };
    const { items } = await lists[kind](other, { limit: 5 });
    expect(items.map(({ ownerId }) => ownerId)).toEqual([bea.user.id]);
  },
);

test('an overwriting import changes the owner, another one does not, and none takes it away', async () => {
  const { ana, bea } = await aTeam();
  const line = (who: string) => anImport(`Nombre;Correo;Responsable\nUno;uno@test.example;${who}\n`);
  const over = (who: string) =>
    anImport(`Nombre;Correo;Responsable\nUno;uno@test.example;${who}\n`, { overwrite: 'true' });
  await imported(ana, line(bea.user.email));
  await imported(ana, line(ana.user.email));
  expect((await ownersIn(ana)).get('Uno')).toBe(bea.user.id);
  await imported(ana, over(ana.user.email));
  expect((await ownersIn(ana)).get('Uno')).toBe(ana.user.id);
  await imported(ana, over('Quien Sea'));
  expect((await ownersIn(ana)).get('Uno')).toBe(ana.user.id);
});
