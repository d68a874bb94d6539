// One long file for every response of a model, good or bad, because the tests share one server and one model.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WritingEvent } from '#features/marketing/writing-stream.types.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { startModelServer, type ModelServer } from '#tests/servers/model-server.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let model: ModelServer;
let server: TestServer;
let ana: ApiClient;
let productId = 0;
let prompts: string[] = [];

beforeAll(async () => {
  model = await startModelServer();
  server = await startServer({ AI_BASE_URL: model.url, AI_API_KEY: 'k', AI_MODEL: 'test-model' });
  ana = await new ApiClient(server.url).register('ana');
  const companyId = await ana.make('/api/marketing/companies', aMarketingCompany());
  productId = await ana.make('/api/marketing/products', aMarketingProduct(companyId));
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});
beforeEach(() => {
  prompts = [];
});

/** Words that fit every part, each used once. */
const WORDS = ['cocinas', 'armarios', 'puertas', 'cajones', 'vitrinas', 'despensas', 'tocadores', 'cabinas'];
const PLACES = [
  'en casa',
  'en la tienda',
  'en el taller',
  'en el almacén',
  'en la oficina',
  'en el jardín',
  'en el hotel',
];
let said = 0;
const sentence = (): string => {
  said += 1;
  return `Abre ${WORDS[said % WORDS.length]} ${PLACES[said % PLACES.length]}`;
};

const keysOf = (prompt: string): string[] =>
  (/^Keys: (.*)$/m.exec(prompt)?.[1] ?? '')
    .split(', ')
    .map((key) => key.replace(/ \(at most.*$/, ''))
    .filter((key) => key !== '');

/** Returns every requested part; `over` replaces some of them. */
function answerTo(prompt: string, over: Record<string, string> = {}): string {
  const parts = keysOf(prompt).map((key) => [key, over[key] ?? sentence()]);
  return JSON.stringify(Object.fromEntries(parts));
}

const behave = (answers: (prompt: string, attempt: number) => string): void =>
  model.behave((prompt, answer) => {
    prompts.push(prompt);
    answer.text(answers(prompt, prompts.length));
  });

const ask = (over: object = {}) =>
  ana.call('POST', '/api/marketing/content', {
    productId,
    type: 'advertising_text',
    tone: 'direct',
    language: 'es',
    length: 'short',
    ...over,
  });

test('a configured model writes from the plan of the rules, and the text is marked as its own', async () => {
  behave((prompt) => answerTo(prompt, { body: 'Se monta sin herramientas, y eso se nota.' }));
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    writer: 'model:test-model',
    text: expect.stringContaining('Se monta sin herramientas, y eso se nota.'),
  });
  expect(body).not.toHaveProperty('modelRefusal');
  expect(prompts[0]).toContain('Product: Bisagra oculta');
  expect(prompts[0]).not.toContain('Vender más en el norte');
});

test('a text with an invented fact is sent back once with its fault', async () => {
  behave((prompt, attempt) =>
    answerTo(prompt, { body: attempt === 1 ? 'Dura 75 años.' : 'Se monta sin herramientas, de verdad.' }),
  );
  const { body } = await ask();
  expect(body).toMatchObject({ writer: 'model:test-model' });
  expect(prompts).toHaveLength(2);
  expect(prompts[1]).toContain('- body: untraceable');
});

test.each([
  ['a fact that nobody gave', 'Lo premió Ikea en 1999.', 'model_untraceable', '1999'],
  ['the other language', 'You should have this with your doors.', 'model_foreign_word', 'should'],
  ['an open place', 'Estimado {{nombre}}, abra la puerta.', 'model_unfilled', '{{nombre}}'],
  ['markup', 'Abra la **puerta** sin ruido.', 'model_markup', '**'],
  ['a sentence twice', 'Abre sin ruido. Abre sin ruido.', 'model_repeated', 'Abre sin ruido.'],
])(
  'if a model insists on %s the text stays, marked at its field until the words are edited',
  async (_, text, code, fragment) => {
    behave((prompt) => answerTo(prompt, { body: text }));
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      writer: 'model:test-model',
      text: expect.stringContaining(text),
      hints: expect.arrayContaining([{ code, field: 'body', facts: [fragment] }]),
    });
    const address = `/api/marketing/content/${member(body, 'id', 'number')}`;
    const stands = { hints: expect.arrayContaining([expect.objectContaining({ code })]) };
    expect((await ana.call('GET', address)).body).toMatchObject(stands);
    await ana.call('PATCH', address, { text: 'Se monta sin herramientas.' });
    const edited = (await ana.call('GET', address)).body;
    expect(edited).toMatchObject({ writer: 'owner' });
    expect(edited).not.toMatchObject(stands);
  },
);

test('a model’s campaign has its mark and warnings in every response, until a person edits it', async () => {
  behave((prompt) => answerTo(prompt, { interest: 'La premió Ikea.', subject: 'Abre sin ruido' }));
  const path = `/api/marketing/products/${productId}/campaigns`;
  const { items } = (await ana.call('POST', path, { language: 'es' })).body as {
    items: { id: number; type: string; content: Record<string, string> }[];
  };
  const email = items.find(({ type }) => type === 'email');
  const address = `/api/marketing/campaigns/${email?.id}`;
  const doubt = { code: 'model_untraceable', field: 'interest', facts: ['Ikea'] };
  const read = async () => (await ana.call('GET', address)).body;
  expect(await read()).toMatchObject({
    writer: 'model:test-model',
    hints: expect.arrayContaining([doubt]),
  });
  // The name is not a text, and a part sent back unchanged is not an edit.
  await ana.call('PATCH', address, { name: 'Otoño', content: { subject: 'Abre sin ruido' } });
  expect(await read()).toMatchObject({ writer: 'model:test-model' });
  await ana.call('PATCH', address, { content: { subject: 'Se monta sin herramientas' } });
  expect(await read()).toMatchObject({ writer: 'owner', hints: expect.arrayContaining([doubt]) });
  await ana.call('PATCH', address, { content: { interest: 'Acero inoxidable.' } });
  const { hints } = (await read()) as { hints: { code: string }[] };
  expect(hints.filter(({ code }) => code.startsWith('model_'))).toEqual([]);
});

test('the model regenerates only the requested part', async () => {
  behave((prompt) => answerTo(prompt));
  const path = `/api/marketing/products/${productId}/campaigns`;
  const { items } = (await ana.call('POST', path, { language: 'es' })).body as {
    items: { id: number; content: Record<string, string> }[];
  };
  const [email] = items;
  prompts = [];
  behave((prompt) => answerTo(prompt, { subject: 'Se monta sin herramientas' }));
  const { body } = await ana.call('POST', `/api/marketing/campaigns/${email?.id}/rewrite`, {
    field: 'subject',
  });
  expect(body).toMatchObject({
    content: { ...email?.content, subject: 'Se monta sin herramientas' },
  });
  expect(prompts).toHaveLength(1);
  expect(keysOf(prompts[0] ?? '')).toEqual(['subject']);
});

test('the rules write if a model fails or returns something else', async () => {
  model.behave((_, answer) => answer.status(500, 'broken'));
  expect((await ask()).body).toMatchObject({
    modelRefusal: 'server_error',
    writer: 'composer',
  });
  behave(() => 'I would rather not.');
  expect((await ask()).body).toMatchObject({ modelRefusal: 'shape' });
});

test('the model writes three campaigns, each with its greeting and limits', async () => {
  behave((prompt) => answerTo(prompt));
  const path = `/api/marketing/products/${productId}/campaigns`;
  const { status, body } = await ana.call('POST', path, { language: 'es' });
  expect(status).toBe(201);
  const { items } = body as { items: { id: number; type: string; writer: string; content: object }[] };
  expect(items.map(({ type }) => type)).toEqual(['email', 'social_media', 'landing_page']);
  expect(prompts.filter((prompt) => prompt.includes('subject (at most 60 characters)'))).toHaveLength(1);
  expect(items.map(({ writer }) => writer)).toEqual(Array(3).fill('model:test-model'));
  expect(items[0]?.content).toMatchObject({ greeting: expect.stringMatching(/\S/) });
  expect(items[1]?.content).toMatchObject({
    posts: expect.arrayContaining([expect.objectContaining({ network: 'linkedin' })]),
  });
});

test('the rules write on request, even with a model', async () => {
  behave((prompt) => answerTo(prompt));
  expect((await ask({ writer: 'rules' })).body).toMatchObject({ writer: 'composer' });
  expect(prompts).toEqual([]);
});

test('others can write while a model is slow, and the same key calls it once', async () => {
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  model.behave(async (prompt, answer) => {
    prompts.push(prompt);
    asked.resolve();
    await go.promise;
    answer.text(answerTo(prompt));
  });
  const body = { productId, type: 'social_post', tone: 'direct', language: 'es', length: 'short' };
  const send = () => ana.call('POST', '/api/marketing/content', body, { 'idempotency-key': 'once' });
  const waiting = send();
  await asked.promise;
  await ana.make('/api/marketing/companies', aMarketingCompany({ name: 'Meanwhile' }));
  go.resolve();
  const first = await waiting;
  expect(first.status).toBe(201);
  expect((await send()).body).toEqual(first.body);
  expect(prompts).toHaveLength(1);
});

async function watch(path: string, body: object): Promise<WritingEvent<Record<string, unknown>>[]> {
  const answer = await ana.call('POST', path, body);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  return String(answer.body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('streams a text while it is written, and stores it when it is complete', async () => {
  behave((prompt) => answerTo(prompt, { body: 'Se monta sin herramientas, y eso se nota en casa.' }));
  const text = { productId, type: 'advertising_text', tone: 'direct', language: 'es', length: 'short' };
  const events = await watch('/api/marketing/content/stream', text);
  const bodies = events.flatMap((event) => (event.type === 'text' ? [event.parts['body'] ?? ''] : []));
  expect(
    bodies.some((body) => body !== '' && 'Se monta sin herramientas, y eso se nota'.startsWith(body)),
  ).toBe(true);
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error('the answer has no end');
  expect(last.written).toMatchObject({ writer: 'model:test-model' });
  const stored = await ana.call('GET', `/api/marketing/content/${String(last.written['id'])}`);
  expect(stored.body).toMatchObject({ text: last.written['text'] });
});

test('three campaigns are told at once, each field under its campaign, and stored once all are whole', async () => {
  behave((prompt) => answerTo(prompt));
  const path = `/api/marketing/products/${productId}/campaigns`;
  const events = await watch(`${path}/stream`, { language: 'es' });
  const told = new Set(events.flatMap((event) => (event.type === 'text' ? Object.keys(event.parts) : [])));
  expect([...told]).toEqual(
    expect.arrayContaining(['email.subject', 'social_media.posts.x', 'landing_page.headline']),
  );
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error('the answer has no end');
  const items = last.written['items'] as { id: number; writer: string; content: { subject?: string } }[];
  expect(items.map(({ writer }) => writer)).toEqual(Array(3).fill('model:test-model'));
  // The last streamed value of a field is the stored one.
  const final = events.findLast((event) => event.type === 'text');
  expect(final?.parts['email.subject']).toBe(items[0]?.content.subject);
  for (const { id, content } of items)
    expect((await ana.call('GET', `/api/marketing/campaigns/${id}`)).body).toMatchObject({ content });
});

test('three campaigns whose reader goes away are not stored', async () => {
  const list = '/api/marketing/campaigns?limit=100';
  const before = (await ana.call('GET', list)).body;
  model.behave((_, answer) => answer.piece('{"subject": "Otro'));
  const reader = new AbortController();
  const path = `/api/marketing/products/${productId}/campaigns/stream`;
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, cookie: ana.cookie },
    body: JSON.stringify({ language: 'es' }),
    signal: reader.signal,
  });
  await response.body?.getReader().read();
  reader.abort();
  await model.abandoned;
  expect((await ana.call('GET', list)).body).toEqual(before);
});

test('a stream that breaks while a campaign is written again leaves what was there, and says why', async () => {
  behave((prompt) => answerTo(prompt));
  const path = `/api/marketing/products/${productId}/campaigns`;
  const { items } = (await ana.call('POST', path, { language: 'es' })).body as { items: { id: number }[] };
  const address = `/api/marketing/campaigns/${items[0]?.id}`;
  const before = (await ana.call('GET', address)).body;
  model.behave((_, answer) => {
    answer.piece('{"subject": "Otro asunto", "attention": "Med');
    setImmediate(answer.cut);
  });
  const events = await watch(`${address}/rewrite/stream`, {});
  expect(events.at(-1)).toMatchObject({
    type: 'problem',
    problem: { code: 'model_failed', modelRefusal: 'cut', message: expect.stringMatching(/\S/) },
  });
  expect((await ana.call('GET', address)).body).toEqual(before);
  // Without a stream the composer writes instead, as everywhere.
  model.behave((_, answer) => answer.status(500, 'broken'));
  expect((await ana.call('POST', `${address}/rewrite`, {})).body).toMatchObject({
    writer: 'composer',
    modelRefusal: 'server_error',
  });
});

test('drafts a brief in the other language for its owner without storing it', async () => {
  const brief = { pain: 'Las puertas chirrían', guarantee: 'Si chirría en 24 meses, la cambiamos' };
  await ana.call('PUT', `/api/marketing/products/${productId}/brief/es`, brief);
  model.behave((prompt, answer) => {
    expect(JSON.parse(prompt)).toEqual(brief);
    answer.text(
      JSON.stringify({ pain: 'Doors squeak', guarantee: 'If it squeaks within 12 months, we replace it' }),
    );
  });
  const path = `/api/marketing/products/${productId}/brief/en`;
  expect(await ana.call('POST', `${path}/draft`)).toMatchObject({
    status: 200,
    body: {
      brief: { pain: 'Doors squeak', guarantee: 'If it squeaks within 12 months, we replace it' },
      figures: ['12', '24'],
      writer: 'model:test-model',
      modelRefusal: null,
    },
  });
  expect((await ana.call('GET', path)).body).toMatchObject({ pain: '' });
  model.behave((_, answer) => answer.text('No.'));
  expect((await ana.call('POST', `${path}/draft`)).body).toMatchObject({
    brief: null,
    modelRefusal: 'shape',
  });
  await ana.call('PUT', `/api/marketing/products/${productId}/brief/es`, {});
});

test('without a model the rules write, and requesting the model returns 409', async () => {
  const plain = await startServer();
  try {
    const eva = await new ApiClient(plain.url).register('eva');
    const companyId = await eva.make('/api/marketing/companies', aMarketingCompany());
    const product = await eva.make('/api/marketing/products', aMarketingProduct(companyId));
    const text = { productId: product, type: 'social_post', tone: 'direct', language: 'es', length: 'short' };
    const written = await eva.call('POST', '/api/marketing/content', text);
    expect(written).toMatchObject({ status: 201, body: { writer: 'composer' } });
    expect(written.body).not.toHaveProperty('modelRefusal');
    for (const [path, body] of [
      ['/api/marketing/content', { ...text, writer: 'model' }],
      [`/api/marketing/products/${product}/campaigns`, { language: 'es', writer: 'model' }],
    ] as const)
      expect(await eva.call('POST', path, body)).toMatchObject({
        status: 409,
        body: { code: 'model_not_configured' },
      });
  } finally {
    await plain.stop();
  }
});
