// One long file: all cases share one model server.
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { startModelServer, type ModelBehaviour, type ModelServer } from '#tests/servers/model-server.ts';
import { sharedServer, startServer, type TestServer } from '#tests/server.ts';

const PATH = '/api/workspaces/own/writer';
const KEY = 'sk-test-0123456789';

let model: ModelServer;
let server: TestServer;
let ana: ApiClient;
let root: ApiClient;

async function aProduct(client: ApiClient): Promise<number> {
  const companyId = await client.make('/api/marketing/companies', aMarketingCompany());
  return client.make('/api/marketing/products', aMarketingProduct(companyId));
}

beforeAll(async () => {
  model = await startModelServer();
  server = await sharedServer();
  ana = await new ApiClient(server.url).register('writer-ana');
  root = await new ApiClient(server.url).login('root');
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const answerAll: ModelBehaviour = (prompt, answer) => {
  const keys = (/^Keys: (.*)$/m.exec(prompt)?.[1] ?? '').split(', ').map((key) => key.replace(/ \(.*$/, ''));
  const said = keys.map((key, at) => [key, 'Abre bien '.repeat(at + 1).trim()]);
  answer.text(JSON.stringify(Object.fromEntries(said)), { prompt_tokens: 100, completion_tokens: 20 });
};

test('a key is stored encrypted, never returned, kept while its address stays, and deleted with it', async () => {
  expect((await ana.call('GET', PATH)).body).toMatchObject({ source: 'none', model: null, hasKey: false });
  const settings = { provider: 'openai', model: 'gpt-5-mini', monthlyCapCents: 500 };
  const stored = await ana.call('PUT', PATH, { ...settings, key: KEY });
  expect(stored).toMatchObject({
    status: 200,
    body: { ...settings, source: 'own', baseUrl: 'https://api.openai.com/v1', hasKey: true },
  });
  const exported = await ana.call('GET', '/api/user/export');
  const database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}` });
  const { rows } = await database.execute('select * from writer_settings');
  database.close();
  expect(JSON.stringify(rows)).toContain('sealed1:');
  expect(JSON.stringify(exported.body)).toContain('gpt-5-mini');
  for (const seen of [stored.body, (await ana.call('GET', PATH)).body, exported.body, rows])
    expect(JSON.stringify(seen)).not.toContain(KEY);
  expect(JSON.stringify(exported.body)).not.toContain('sealed1:');

  expect((await ana.call('PUT', PATH, { ...settings, model: 'gpt-5.4' })).body).toMatchObject({
    hasKey: true,
  });
  const elsewhere = { provider: 'other', baseUrl: 'https://llm.example.com/v1/', model: 'm' };
  expect((await ana.call('PUT', PATH, elsewhere)).body).toMatchObject({
    baseUrl: 'https://llm.example.com/v1',
    hasKey: false,
    monthlyCapCents: null,
  });
  expect((await ana.call('DELETE', PATH)).status).toBe(204);
  expect((await ana.call('GET', PATH)).body).toMatchObject({ source: 'none' });
});

test.each([
  ['http://127.0.0.1:11434/v1', 'red privada'],
  ['https://127.0.0.1/v1', 'red privada'],
  ['https://localhost:8443/v1', 'red privada'],
  ['https://169.254.169.254/latest', 'red privada'],
  ['https://[::ffff:10.0.0.1]/v1', 'red privada'],
  ['http://llm.example.com/v1', 'https://'],
  ['https://user:pass@llm.example.com/v1', 'dirección completa'],
  ['llm', 'dirección completa'],
])('a user who enters the address %s is told what is wrong with it', async (baseUrl, words) => {
  const body = { provider: 'other', baseUrl, model: 'm' };
  const answer = await ana.call('PUT', PATH, body, { 'accept-language': 'es' });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { baseUrl: expect.stringContaining(words) } },
  });
});

test('tests and model lists of users never reach this machine, those of administrators do', async () => {
  const productId = await aProduct(ana);
  const before = model.bodies.length;
  const service = { provider: 'other', baseUrl: model.url };
  const secure = { provider: 'other', baseUrl: model.url.replace('http:', 'https:') };
  const tried = (body: object) => ana.call('POST', `${PATH}/test`, { model: 'm', productId, ...body });
  expect((await tried(service)).body).toMatchObject({ isWorking: false, fault: 'insecure_address' });
  expect((await tried(secure)).body).toMatchObject({ isWorking: false, fault: 'private_address' });
  expect((await ana.call('POST', `${PATH}/models`, secure)).body).toEqual({
    items: [],
    fault: 'private_address',
  });
  expect(model.bodies).toHaveLength(before);
  expect((await root.call('POST', `${PATH}/models`, service)).body).toEqual({
    items: ['other-model', 'test-model'],
    fault: null,
  });
});

test.each<[string, ModelBehaviour]>([
  ['key_refused', (_, answer) => answer.status(401, 'no')],
  ['not_found', (_, answer) => answer.status(404, 'no')],
  ['too_many', (_, answer) => answer.status(429, 'no')],
  ['server_error', (_, answer) => answer.status(500, 'no')],
  ['shape', (_, answer) => answer.text('I would rather not.')],
  ['web_page', (_, answer) => answer.raw('<!doctype html>')],
  ['unreachable', (_, answer) => answer.cut()],
  [
    'cut',
    (_, answer) => {
      answer.piece('{"headline": "Half');
      setImmediate(answer.cut);
    },
  ],
])('a test that fails with %s says so, and stores nothing', async (fault, behaviour) => {
  model.behave(behaviour);
  const productId = await aProduct(root);
  const body = { provider: 'ollama', baseUrl: model.url, model: 'm', productId };
  const { status, body: result } = await root.call('POST', `${PATH}/test`, body);
  expect(status).toBe(200);
  expect(result).toMatchObject({
    isWorking: false,
    fault,
    written: null,
    composed: expect.stringMatching(/\S/),
  });
  expect((await root.call('GET', PATH)).body).toMatchObject({ source: 'none' });
});

test('before there is a product a model is tested on the sample’s', async () => {
  model.behave(answerAll);
  const service = { provider: 'ollama', baseUrl: model.url, model: 'gemma' };
  const trial = await root.call('POST', `${PATH}/test`, { ...service, language: 'es' });
  expect(trial.body).toMatchObject({
    isWorking: true,
    composed: expect.stringContaining('Albero'),
    written: expect.stringContaining('Abre'),
  });
});

test('an administrator’s own server writes, is counted, and stops at the limit', async () => {
  model.behave(answerAll);
  const productId = await aProduct(root);
  const service = { provider: 'ollama', baseUrl: model.url, model: 'gemma' };
  const trial = await root.call('POST', `${PATH}/test`, { ...service, productId });
  expect(trial.body).toMatchObject({
    isWorking: true,
    fault: null,
    written: expect.stringContaining('Abre'),
  });
  expect((await root.call('PUT', PATH, service)).body).toMatchObject({ source: 'own', hasKey: false });
  const text = { productId, type: 'social_post', tone: 'direct', language: 'es', length: 'short' };
  const made = await root.call('POST', '/api/marketing/content', text);
  expect(made.body).toMatchObject({ writer: 'model:gemma' });
  const contentId = member(made.body, 'id', 'number');
  const used = (await root.call('GET', `${PATH}/usage`)).body as {
    items: { purpose: string }[];
    months: object[];
  };
  expect(used.items[0]).toMatchObject({
    purpose: 'social_post',
    contentId,
    productName: 'Bisagra oculta',
    inputTokens: 100,
    outputTokens: 20,
    costMicros: 0,
  });
  expect(used.items.some(({ purpose }) => purpose === 'test')).toBe(true);
  expect(used.months).toHaveLength(1);
  // A deleted text is no longer linked, but its cost stays.
  await root.call('DELETE', `/api/marketing/content/${contentId}`);
  const { items } = (await root.call('GET', `${PATH}/usage`)).body as { items: object[] };
  expect(items[0]).toMatchObject({ purpose: 'social_post', contentId: null });
  // Nobody else sees it.
  expect((await ana.call('GET', `${PATH}/usage`)).body).toMatchObject({ items: [] });

  await root.call('PUT', PATH, { ...service, monthlyCapCents: 0 });
  const before = model.bodies.length;
  expect((await root.call('POST', '/api/marketing/content', text)).body).toMatchObject({
    writer: 'composer',
    modelRefusal: 'cap_reached',
  });
  expect(model.bodies).toHaveLength(before);
  await root.call('DELETE', PATH);
});

test('does not call a provider that needs a key without one, and other workspaces are not found', async () => {
  const productId = await aProduct(ana);
  const body = { provider: 'mistral', model: 'mistral-medium-latest', productId };
  expect((await ana.call('POST', `${PATH}/test`, body)).body).toMatchObject({ fault: 'key_missing' });
  expect((await ana.call('GET', '/api/workspaces/1/writer')).status).toBe(404);
  const demo = new ApiClient(server.url);
  await demo.call('POST', '/api/demo', { language: 'es' });
  expect(await demo.call('PUT', PATH, { provider: 'openai', model: 'm' })).toMatchObject({
    status: 403,
    body: { code: 'demo_account' },
  });
});

test('the composer writes with a reason if a model stalls', async () => {
  const slow = await startServer({ AI_BASE_URL: model.url, AI_MODEL: 'm', AI_TIMEOUT_SECONDS: '1' });
  try {
    model.behave((_, answer) => answer.piece('{"headline": '));
    const eva = await new ApiClient(slow.url).register('eva');
    const productId = await aProduct(eva);
    const text = { productId, type: 'social_post', tone: 'direct', language: 'es', length: 'short' };
    expect(await eva.call('POST', '/api/marketing/content', text)).toMatchObject({
      status: 201,
      body: { writer: 'composer', modelRefusal: 'stalled' },
    });
    const english = { ...text, language: 'en' };
    expect(await eva.call('POST', '/api/marketing/content', english)).toMatchObject({
      status: 409,
      body: { code: 'brief_language_missing', modelRefusal: 'stalled' },
    });
    expect((await eva.call('GET', PATH)).body).toMatchObject({
      source: 'installation',
      model: 'm',
      baseUrl: null,
    });
  } finally {
    await slow.stop();
  }
});
