import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { polishedTexts } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { startModelServer, type ModelAnswer, type ModelServer } from '#tests/model-server.ts';
import { createCompany } from './company.server.ts';
import { createDepartment, updateDepartment } from './department.server.ts';
import { forgetPolished } from './polish-proof.server.ts';
import type { PolishEvent } from './polish.schema.ts';
import { polishReport } from './polish.server.ts';
import { createProblem } from './problem.server.ts';
import { createProduct } from './product.server.ts';
import { buildReportModel } from './report-model.rules.ts';
import { freezeProfile } from './report-snapshot.server.ts';
import { writeReport } from './report-text.rules.ts';
import { createReport } from './report.server.ts';
import { reportTables } from './report.texts.ts';
import { createStrength } from './strength.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let companyId: number;
let departmentId: number;
let model: ModelServer;
let answer: (prompt: string) => ModelAnswer;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  model = await startModelServer(({ messages }) => answer(messages.at(-1)?.content ?? ''));
  owner = await aUserContext(database.db, { locale: 'es' });
  companyId = (await createCompany(owner, aCompany())).id;
  await createProduct(owner, aProduct(companyId));
  departmentId = (await createDepartment(owner, aDepartment(companyId, { digitalizationLevel: 1 }))).id;
  await createProblem(owner, aProblem(companyId, { priority: 5 }));
  await createStrength(owner, aStrength(companyId, { impact: 4 }));
});
afterEach(() => model.close());

const settings = () => ({ baseUrl: model.url, apiKey: undefined, model: 'some-model' });

/** Each paragraph of the prompt, rewritten. */
const rewrite = (prompt: string, change: (paragraph: string, place: number) => string): ModelAnswer => ({
  text: prompt.replaceAll(
    /(\[\[(\d+)\]\]\n)([^\n]+)/g,
    (_, mark: string, place: string, paragraph: string) => mark + change(paragraph, Number(place)),
  ),
});
const better = (paragraph: string) => `${paragraph} Conviene tenerlo presente.`;
const wrong = (paragraph: string) => `${paragraph} Son 777.`;

async function polish(ctx = owner): Promise<PolishEvent[]> {
  const { body } = await polishReport(ctx, companyId, { language: 'es' }, settings());
  const text = await new Response(body).text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PolishEvent);
}

async function ruleBuilt() {
  const snapshot = await freezeProfile(owner, companyId);
  return writeReport(snapshot, buildReportModel(snapshot), reportTables('es').prose, 'es');
}

async function polished() {
  const last = (await polish()).at(-1);
  if (last?.type !== 'done') throw new Error(`not polished: ${JSON.stringify(last)}`);
  return last;
}

const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
const quotes = (text: string): string[] => text.match(/«[^»]*»/g) ?? [];

test('a polished report says the same with other words, is marked with the model, and its progress was told', async () => {
  answer = (prompt) => rewrite(prompt, better);
  const events = await polish();
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error('not polished');
  const rules = await ruleBuilt();
  for (const part of ['analysis', 'recommendations', 'aiArchitecture'] as const) {
    expect(last.texts[part]).not.toBe(rules[part]);
    expect(figures(last.texts[part])).toEqual(figures(rules[part]));
    expect(quotes(last.texts[part])).toEqual(quotes(rules[part]));
    expect(last.texts[part].replaceAll(' Conviene tenerlo presente.', '')).toBe(rules[part]);
  }
  expect(last).toMatchObject({ model: 'some-model', kept: 0 });
  expect(events[0]).toEqual({ type: 'progress', percent: 0 });
  const stored = await createReport(owner, { companyId, language: 'es', ...last.texts });
  expect(stored).toMatchObject({ writer: 'model', writerModel: 'some-model', ...last.texts });
});

test('a model that changes a figure everywhere is refused as a whole', async () => {
  answer = (prompt) => rewrite(prompt, wrong);
  expect((await polish()).at(-1)).toEqual({ type: 'failed', fault: 'refused' });
  expect(await database.db.select().from(polishedTexts)).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ companyId })]),
  );
});

test('a paragraph with a changed figure keeps the words of the rules', async () => {
  answer = (prompt) => rewrite(prompt, (paragraph, place) => (place === 1 ? wrong : better)(paragraph));
  const { texts, kept } = await polished();
  expect(kept).toBeGreaterThanOrEqual(3);
  const rules = await ruleBuilt();
  for (const part of ['analysis', 'recommendations', 'aiArchitecture'] as const)
    expect(figures(texts[part])).toEqual(figures(rules[part]));
});

test.each<[ModelAnswer, string]>([
  [{ status: 500, body: '{}' }, 'unavailable'],
  [{ status: 429, body: '{}' }, 'busy'],
  ['cut', 'cut'],
  [{ raw: 'data: {"cho\n\n' }, 'malformed'],
  [{ text: 'x'.repeat(60_000) }, 'too_long'],
  [{ text: 'Claro, aquí lo tiene.' }, 'refused'],
])('what the model does wrong is told: %j', async (given, fault) => {
  answer = () => given;
  expect((await polish()).at(-1)).toEqual({ type: 'failed', fault });
});

test('whoever goes away ends the call to the model', async () => {
  answer = () => 'stall';
  const { body } = await polishReport(owner, companyId, { language: 'es' }, settings());
  if (!(body instanceof ReadableStream)) throw new Error('no stream');
  const reader = body.getReader();
  await reader.read();
  await expect.poll(() => model.requests.length).toBe(1);
  await reader.cancel();
  await expect.poll(() => model.abandoned()).toBe(1);
});

test('texts that speak of a profile which has changed since are not stored', async () => {
  answer = (prompt) => rewrite(prompt, better);
  const { texts } = await polished();
  await updateDepartment(owner, departmentId, { digitalizationLevel: 5 });
  await expect(createReport(owner, { companyId, language: 'es', ...texts })).rejects.toMatchObject({
    code: 'polish_stale',
  });
});

test('nobody can have texts marked that the model did not write, nor those of another company', async () => {
  answer = (prompt) => rewrite(prompt, better);
  const { texts } = await polished();
  const stored = await createReport(owner, {
    companyId,
    language: 'es',
    ...texts,
    analysis: `${texts.analysis} Y algo más.`,
  });
  expect(stored).toMatchObject({ writer: 'rules', writerModel: null });
});

test('without a model the call says so, and a stranger learns nothing', async () => {
  const attempt = (ctx: ServiceContext) => polishReport(ctx, companyId, { language: 'en' }, undefined);
  await expect(attempt(owner)).rejects.toMatchObject({ code: 'writer_not_configured', status: 409 });
  await expect(attempt(await aUserContext(database.db))).rejects.toMatchObject({ code: 'company_not_found' });
});

test('what was polished and not stored is forgotten after a day', async () => {
  answer = (prompt) => rewrite(prompt, better);
  const { texts } = await polished();
  await forgetPolished(database.db, new Date(owner.now.getTime() + 25 * 3_600_000));
  expect(await createReport(owner, { companyId, language: 'es', ...texts })).toMatchObject({
    writer: 'rules',
  });
});
