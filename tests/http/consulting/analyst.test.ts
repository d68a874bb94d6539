import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analyst } from '#features/consulting/analyst/analyst.schema.ts';
import { ApiClient } from '#tests/api-client.ts';
import { aProblem } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { migratedFolder } from '#tests/database.ts';
import { startModelServer, type ModelBehaviour, type ModelServer } from '#tests/servers/model-server.ts';
import { approve, messageOf } from '#tests/servers/obedient-model.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let model: ModelServer;
let server: TestServer;
let ana: ApiClient;

const environment = () => ({ AI_BASE_URL: model.url, AI_API_KEY: 'k', AI_MODEL: 'test-model' });

beforeAll(async () => {
  model = await startModelServer();
  server = await startServer(environment());
  ana = await new ApiClient(server.url).register('ana');
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const honest: ModelBehaviour = (prompt, answer) => {
  if (approve(prompt, answer)) return;
  const [evidence = ''] = (messageOf(prompt).text ?? '').split(/[,.]/);
  answer.text(
    JSON.stringify({
      process: 'orders',
      symptom: 'slow',
      evidence: [evidence],
      figures: [],
      interventions: [],
      draft: null,
    }),
    { prompt_tokens: 900, completion_tokens: 60 },
  );
};

const analystOf = async (client: ApiClient, companyId: number): Promise<Analyst> =>
  (await client.call('GET', `/api/companies/${companyId}/analyst`)).body as Analyst;
const until = (client: ApiClient, companyId: number, isSo: (now: Analyst) => boolean) =>
  expect.poll(async () => isSo(await analystOf(client, companyId)), { timeout: 20_000 }).toBe(true);

async function aCompanyToRead(client: ApiClient): Promise<number> {
  const companyId = await aReadyCompany(client);
  await client.make('/api/problems', aProblem(companyId, { description: 'Quotes take two weeks.' }));
  return companyId;
}

test('nothing is sent before an owner has switched the model on; then every problem is read by a job', async () => {
  model.behave(honest);
  const companyId = await aCompanyToRead(ana);
  const path = `/api/companies/${companyId}/analyst`;
  expect((await ana.call('POST', path, {})).body).toMatchObject({ code: 'model_not_configured' });
  expect(model.bodies).toEqual([]);
  const on = await ana.call('PUT', '/api/workspaces/own/analyst', { isOn: true, monthlyTokens: 100_000 });
  expect(on.body).toMatchObject({ isOn: true, monthlyTokens: 100_000, usedTokens: 0 });
  const before = await analystOf(ana, companyId);
  expect(before).toMatchObject({ isOn: true, model: 'test-model', host: null, waiting: { problems: 2 } });
  expect(before.waiting.estimate.inputTokens).toBeGreaterThan(500);
  expect((await ana.call('POST', path, {})).status).toBe(200);
  await until(ana, companyId, ({ run }) => run?.state === 'done');
  const { run, readings } = await analystOf(ana, companyId);
  expect(run).toMatchObject({
    total: 2,
    read: 2,
    failed: 0,
    used: { inputTokens: 1_800, outputTokens: 120 },
  });
  expect(readings.map(({ model: by, state }) => [by, state])).toEqual([
    ['test-model', 'read'],
    ['test-model', 'read'],
  ]);
  const used = await ana.call('GET', '/api/workspaces/own/analyst');
  expect(used.body).toMatchObject({ usedTokens: 1_920 });
});

test('a proposal that a person confirms is none any more', async () => {
  model.behave(honest);
  const companyId = await aCompanyToRead(ana);
  await ana.call('PUT', '/api/workspaces/own/analyst', { isOn: true });
  await ana.call('POST', `/api/companies/${companyId}/analyst`, {});
  await until(ana, companyId, ({ run }) => run?.state === 'done');
  const [first] = (await analystOf(ana, companyId)).readings;
  const { process, symptom } = first?.reading ?? {};
  const confirmed = await ana.call('PATCH', `/api/problems/${first?.problemId}`, {
    reading: { process, symptom, isConfirmed: true },
  });
  expect(confirmed.status).toBe(200);
  expect((await analystOf(ana, companyId)).readings.map(({ problemId }) => problemId)).not.toContain(
    first?.problemId,
  );
});

test('a server that is started again reads what the last one had not', async () => {
  const dataDir = await migratedFolder('suite.db');
  const first = await startServer(environment(), { dataDir });
  const owner = await new ApiClient(first.url).register('owner');
  const companyId = await aCompanyToRead(owner);
  await owner.call('PUT', '/api/workspaces/own/analyst', { isOn: true });
  const asked = Promise.withResolvers<void>();
  model.behave((prompt, answer) => {
    if (!prompt.includes('Quotes')) return honest(prompt, answer);
    answer.piece('{');
    return asked.resolve();
  });
  await owner.call('POST', `/api/companies/${companyId}/analyst`, {});
  await asked.promise;
  await first.stop('SIGKILL');
  model.behave(honest);
  const second = await startServer(environment(), { dataDir });
  try {
    const again = await new ApiClient(second.url).login('owner');
    await until(again, companyId, ({ run }) => run?.state === 'done');
    expect((await analystOf(again, companyId)).run).toMatchObject({ total: 2, read: 2 });
  } finally {
    await second.stop();
  }
});
