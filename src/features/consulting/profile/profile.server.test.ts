import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '#db/schema/index.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aContact, aDepartment, aProblem } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createContact } from './contact.server.ts';
import { createDepartment } from './department.server.ts';
import { createProblem, listProblems, splitProblem, updateProblem } from './problem.server.ts';
import { findCompanyProfile } from './profile.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the problems of a page come with the lists that they name, and no list besides', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const contact = await createContact(owner, aContact(id, { name: 'Iago Lema' }));
  await createDepartment(owner, aDepartment(id));
  await createProblem(owner, aProblem(id));
  const lists = async () => (await findCompanyProfile(owner, String(id), 'problems'))?.rows;
  expect(Object.keys((await lists()) ?? {})).toEqual(['problems']);
  await createProblem(owner, aProblem(id, { ownerContactId: contact.id }));
  expect(await lists()).toMatchObject({ contacts: [{ name: 'Iago Lema' }], problems: [{}, {}] });
  expect(await lists()).not.toHaveProperty('departments');
});

test('what is at stake by the words of a problem is proposed until a person has said it', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const description = 'Customers owe us 40,000 euros and nobody chases them';
  const problem = await createProblem(owner, aProblem(id, { description, priority: 3 }));
  expect(problem).toMatchObject({ stake: null, proposedStake: 'owed' });
  const [shown] = (await findCompanyProfile(owner, String(id), 'problems'))?.rows.problems ?? [];
  expect(shown).toMatchObject({ proposedStake: 'owed' });
  for (const stake of ['owed', 'none'] as const) {
    const marked = await updateProblem(owner, problem.id, { stake });
    expect(marked.stake).toBe(stake);
    expect(marked).not.toHaveProperty('proposedStake');
  }
});

test('a problem that was stored before there were readings is read for its page', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const problem = await createProblem(owner, aProblem(id));
  await database.db.update(problems).set({ reading: null }).where(eq(problems.id, problem.id));
  const profile = await findCompanyProfile(owner, String(id), 'problems');
  expect(profile?.rows.problems).toMatchObject([{ reading: { isConfirmed: false } }]);
});

test('of a text that tells two problems two are made: the first keeps its figures, the second its department and owner', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const contact = await createContact(owner, aContact(id));
  const department = await createDepartment(owner, aDepartment(id));
  const given = { departmentId: department.id, ownerContactId: contact.id, priority: 4 };
  const description = 'Orders are typed in by hand, and the website has the wrong opening hours.';
  const problem = await createProblem(owner, aProblem(id, { ...given, description, hoursPerWeek: 40 }));
  const texts = {
    first: 'Orders are typed in by hand.',
    second: 'The website has the wrong opening hours.',
  };
  const { items } = await splitProblem(owner, problem.id, { ...texts, updatedAt: problem.updatedAt });
  expect(items).toMatchObject([
    { ...given, id: problem.id, description: texts.first, hoursPerWeek: 40, reading: { process: 'orders' } },
    { ...given, description: texts.second, hoursPerWeek: null, reading: { process: 'website' } },
  ]);
  expect(await listProblems(owner, id)).toMatchObject(items.map(({ id }) => ({ id })));
  await expect(
    splitProblem(owner, problem.id, { ...texts, updatedAt: problem.updatedAt }),
  ).rejects.toMatchObject({ code: 'stale' });
});
