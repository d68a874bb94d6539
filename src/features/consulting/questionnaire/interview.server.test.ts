import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { proposeAnswers } from './client-proposals.server.ts';
import { printOf } from './answer-print.rules.ts';
import { openInterview, saveChapter } from './interview.server.ts';
import type { Interview } from './interview.types.ts';
import { listProposals } from './proposal.server.ts';
import { createQuestionnaire, listQuestionnaires, readAnswers } from './questionnaire.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterAll(() => database.close());

async function aLink() {
  const { id: companyId } = await createCompany(owner, aCompany());
  const asked = { template: 'garage', language: 'es', days: 14 } as const;
  const { id, url } = await createQuestionnaire(owner, companyId, asked, 'https://site.example');
  return { companyId, id, token: url.slice('https://site.example/q/'.length) };
}
async function opened(token: string): Promise<Interview> {
  const found = await openInterview(owner, token);
  if (found?.state !== 'open') throw new Error('Not open.');
  return found.interview;
}

test('what two people typed in the same answer stays, and what one left alone keeps the text of the other', async () => {
  const { token, id, companyId } = await aLink();
  const interview = await opened(token);
  const save = (fields: Record<string, string>) =>
    saveChapter(owner, interview, 'you', new URLSearchParams(fields));
  await save({ 'a-who': 'Ana', 'seen-who': '', 'a-services': 'Ruedas', 'seen-services': '' });
  const met = await save({ 'a-who': '', 'seen-who': '', 'a-services': 'Frenos', 'seen-services': '' });
  expect(met?.get('who')).toEqual({ shown: 'Ana', seen: printOf('Ana') });
  expect(met?.get('services')).toEqual({
    shown: 'Ruedas\nFrenos',
    seen: printOf('Ruedas\nFrenos'),
    other: 'Ruedas',
  });
  expect((await listQuestionnaires(owner, companyId)).items).toMatchObject([{ answered: 2, state: 'open' }]);
  expect((await readAnswers(owner, id)).items).toHaveLength(2);
});

test('a form knows the answers that it has sent without hearing of them, and nobody else’s', async () => {
  const { token } = await aLink();
  const interview = await opened(token);
  const quietly = async (answer: string, seen: string) => {
    const fields = new URLSearchParams({ 'a-who': answer, 'seen-who': seen });
    const saved = await saveChapter(owner, interview, 'you', fields, { isQuiet: true });
    return saved?.get('who')?.shown;
  };
  const [first, last] = ['Ana', 'Luisa'].map(printOf);
  expect(await quietly('Ana', '')).toBe('Ana');
  // The answer got lost on its way, and more was typed since.
  expect(await quietly('Luisa', ` ${first}`)).toBe('Luisa');
  // Arrives after what was typed later: that stays.
  expect(await quietly('Ana', '')).toBeUndefined();
  // Typed back to the answer that the form began with.
  expect(await quietly('', ` ${first} ${last}`)).toBe('');
  expect(await quietly('Eva', '')).toBe('Eva');
  // Somebody else's answer is not overwritten by one that never arrived.
  expect(await quietly('Luisa', ` ${first} ${last}`)).toBeUndefined();
  expect((await opened(token)).answers.get('who')).toBe('Eva');
});

test('answers propose rows with the question; proposed twice there is one of each', async () => {
  const { token, companyId } = await aLink();
  await saveChapter(
    owner,
    await opened(token),
    'you',
    new URLSearchParams({
      'a-services': 'Ruedas\n- Frenos',
      'seen-services': '',
      'a-mechanics': '4',
      'seen-mechanics': '',
    }),
  );
  const interview = await opened(token);
  await proposeAnswers(owner, interview);
  await proposeAnswers(owner, interview);
  expect((await listProposals(owner, companyId)).items).toMatchObject([
    { kind: 'product', fields: { name: 'Ruedas', type: 'service' }, origin: 'questionnaire' },
    { kind: 'product', fields: { name: 'Frenos' } },
    { kind: 'department', fields: { headcount: 4 }, question: expect.stringMatching(/\? 4$/) },
  ]);
});

test('an answer that is too long is not stored, and says how long it was', async () => {
  const { token } = await aLink();
  const fields = new URLSearchParams({ 'a-who': 'x'.repeat(200_000), 'seen-who': '' });
  const saved = await saveChapter(owner, await opened(token), 'you', fields);
  expect(saved?.get('who')).toMatchObject({
    shown: 'x'.repeat(5_000),
    fault: 'tooLong',
    given: 200_000,
  });
  expect((await opened(token)).answers.size).toBe(0);
});
