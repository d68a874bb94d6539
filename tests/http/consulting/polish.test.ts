import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PolishEvent } from '#features/consulting/report/polish.rules.ts';
import { ApiClient } from '#tests/api-client.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { startModelServer, type ModelServer } from '#tests/servers/model-server.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let model: ModelServer;
let server: TestServer;
let ana: ApiClient;

beforeAll(async () => {
  model = await startModelServer();
  server = await startServer({ AI_BASE_URL: model.url, AI_API_KEY: 'k', AI_MODEL: 'test-model' });
  ana = await new ApiClient(server.url).register('ana');
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

async function polish(companyId: number, language = 'en'): Promise<PolishEvent[]> {
  const answer = await ana.call('POST', '/api/reports/polish', { companyId, language });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  return String(answer.body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function endOf(events: PolishEvent[]) {
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error('the answer has no end');
  return last;
}

const reword = (text: string): string =>
  text.replace('is a medium-sized company', 'counts as a medium-sized company');

test('streams polished sentences, stores them, and marks them as written by a model', async () => {
  model.behave((prompt, answer) => answer.text(reword(prompt)));
  const companyId = await aReadyCompany(ana);
  const events = await polish(companyId);
  expect(events.filter(({ type }) => type === 'progress').length).toBeGreaterThan(3);
  const { texts, polished } = endOf(events);
  expect(polished).toEqual(['analysis', 'recommendations', 'aiArchitecture']);
  expect(texts.analysis).toContain('counts as a medium-sized company');
  const stored = await ana.call('POST', '/api/reports', {
    companyId,
    language: 'en',
    writer: 'model',
    ...texts,
  });
  expect(stored.status).toBe(201);
  expect(stored.body).toMatchObject({ writer: 'model', writerModel: 'test-model', analysis: texts.analysis });
});

test('a text with a changed figure stays as the rules wrote it, and cannot be stored as the model’s', async () => {
  const companyId = await aReadyCompany(ana);
  model.behave((prompt, answer) => answer.text(prompt.replace(/(?<=[a-z] )\d+/, '9731')));
  const events = await polish(companyId);
  expect(events).toContainEqual({ type: 'part', part: 'analysis', refusal: 'figure' });
  const { texts } = endOf(events);
  expect(texts.analysis).not.toContain('9731');
  const forged = { ...texts, analysis: texts.analysis.replace(/\d(?=\/5)/, '9') };
  const refused = await ana.call('POST', '/api/reports', {
    companyId,
    language: 'en',
    writer: 'model',
    ...forged,
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ errors: { analysis: expect.stringContaining('figure') } });
});

test('keeps the rules’ texts if the model fails', async () => {
  const companyId = await aReadyCompany(ana);
  model.behave((_, answer) => answer.status(500, 'broken'));
  const { texts, polished } = endOf(await polish(companyId, 'es'));
  expect(polished).toEqual([]);
  expect(texts.analysis).toMatch(/^1\. La empresa/);
});

test('fails without a model, and before the profile is ready', async () => {
  const bare = await ana.make('/api/companies', {
    name: 'Bare',
    sector: 'x',
    size: 'small',
    structure: 'simple',
  });
  const notReady = await ana.call('POST', '/api/reports/polish', { companyId: bare });
  expect(notReady).toMatchObject({ status: 422, body: { code: 'report_not_ready' } });
  const plain = await startServer();
  try {
    const eva = await new ApiClient(plain.url).register('eva');
    const companyId = await aReadyCompany(eva);
    const answer = await eva.call('POST', '/api/reports/polish', { companyId });
    expect(answer).toMatchObject({ status: 409, body: { code: 'model_not_configured' } });
  } finally {
    await plain.stop();
  }
});
