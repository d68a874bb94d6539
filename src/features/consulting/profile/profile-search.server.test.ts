import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aContact, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { createContact } from './contact.server.ts';
import { createDepartment } from './department.server.ts';
import { createProblem, deleteProblem, restoreProblem, updateProblem } from './problem.server.ts';
import { createProduct } from './product.server.ts';
import { searchProfiles } from './profile-search.server.ts';
import { createStrength } from './strength.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const found = async (ctx: ServiceContext, q: string) =>
  (await searchProfiles(ctx, { q })).items.map(({ kind, title }) => `${kind}: ${title}`);

test('finds the caller’s companies and the rows of their profiles, ignoring case and accents, and nobody else’s', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany({ name: 'Quesería Ávila', sector: 'Alimentación' }));
  await createContact(owner, aContact(id, { name: 'Íñigo Núñez', email: 'inigo@avila.example' }));
  await createProduct(owner, aProduct(id, { name: 'Queso curado', description: 'De oveja.' }));
  await createDepartment(owner, aDepartment(id, { name: 'Logística', function: 'Envía los quesos.' }));
  await createProblem(owner, aProblem(id, { description: 'La facturación se hace a mano.' }));
  await createStrength(owner, aStrength(id, { description: 'Décadas de oficio.' }));
  for (const [q, items] of [
    ['avila ali', ['company: Quesería Ávila']],
    ['nunez', ['contact: Íñigo Núñez']],
    ['QUESO', ['product: Queso curado', 'department: Logística']],
    ['facturacion mano', ['problem: La facturación se hace a mano.']],
    ['decadas', ['strength: Décadas de oficio.']],
    ['oveja mano', []],
    [`w${owner.workspace.id}`, []],
    ['"', []],
  ] as const)
    expect((await found(owner, q)).sort(), q).toEqual([...items].sort());
  const other = await aUserContext(database.db);
  expect(await found(other, 'avila')).toEqual([]);
  expect(await found(other, `w${owner.workspace.id} avila`)).toEqual([]);
});

test('a workspace finds its own rows alone, whoever recorded them, also those that move to it', async () => {
  const owner = await aUserContext(database.db);
  const elsewhere = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany({ name: 'Almazara del Valle' }));
  const colleague = { ...elsewhere, workspace: owner.workspace };
  expect(await found(colleague, 'almazara')).toEqual(['company: Almazara del Valle']);
  expect(await found({ ...owner, workspace: elsewhere.workspace }, 'almazara')).toEqual([]);
  await database.client.execute({
    sql: 'update companies set workspaceId = ? where id = ?',
    args: [elsewhere.workspace.id, id],
  });
  expect(await found(elsewhere, 'almazara')).toEqual(['company: Almazara del Valle']);
  expect(await found(owner, 'almazara')).toEqual([]);
});

test('follows every change of a row, its deletion and its return, and the company’s', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const problem = await createProblem(owner, aProblem(id, { description: 'Pedidos perdidos' }));
  await updateProblem(owner, problem.id, { description: 'Albaranes perdidos' });
  expect(await found(owner, 'pedidos')).toEqual([]);
  await deleteProblem(owner, problem.id);
  expect(await found(owner, 'albaranes')).toEqual([]);
  await restoreProblem(owner, problem.id);
  expect(await found(owner, 'albaranes')).toEqual(['problem: Albaranes perdidos']);
  await database.client.execute({ sql: 'delete from companies where id = ?', args: [id] });
  const left = await database.client.execute(
    "select count(*) n from consulting_search where consulting_search match 'albaranes'",
  );
  expect(left.rows[0]?.['n']).toBe(0);
});
