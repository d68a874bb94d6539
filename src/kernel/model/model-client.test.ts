import { afterAll, beforeAll, expect, test } from 'vitest';
import { startModelServer, type ModelBehaviour, type ModelServer } from '#tests/servers/model-server.ts';
import { streamModelText, type ModelLimits, type ModelService, type ModelUsage } from './model-client.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const LIMITS: ModelLimits = { idleMs: 5_000, totalMs: 10_000, maxCharacters: 10_000 };

const SERVICE: ModelService = {
  baseUrl: '',
  apiKey: 'secret-key',
  model: 'test-model',
  idleSeconds: 30,
  isPrivateAllowed: true,
  asksForUsage: true,
};
let used: ModelUsage | undefined;

async function ask(
  limits: Partial<ModelLimits> = {},
  signal = new AbortController().signal,
  service: Partial<ModelService> = {},
) {
  used = undefined;
  let text = '';
  const pieces = streamModelText({
    ai: { ...SERVICE, baseUrl: server.url, ...service },
    onUsage: (usage) => (used = usage),
    system: 'Write.',
    prompt: 'The text.',
    limits: { ...LIMITS, ...limits },
    signal,
  });
  for await (const piece of pieces) text += piece;
  return text;
}

test('returns the complete text, requested with the configured key', async () => {
  const long = 'Una frase entera. '.repeat(50);
  server.behave((_, answer) => answer.text(long));
  expect(await ask()).toBe(long);
  expect(server.authorizations.at(-1)).toBe('Bearer secret-key');
});

test.each<[string, ModelBehaviour, string]>([
  ['a server error', (_, answer) => answer.status(500, 'broken'), 'server_error'],
  ['too many requests', (_, answer) => answer.status(429, 'slow down'), 'too_many'],
  ['a key that is wrong', (_, answer) => answer.status(401, 'no'), 'key_refused'],
  ['a model that is not there', (_, answer) => answer.status(404, 'no such model'), 'not_found'],
  ['a request it does not take', (_, answer) => answer.status(400, 'no'), 'refused'],
  ['a page in the place of an answer', (_, answer) => answer.raw('<!doctype html><p>Hello</p>'), 'web_page'],
  ['a connection that breaks before a word', (_, answer) => answer.cut(), 'unreachable'],
  [
    'a stream that breaks in the middle',
    (_, answer) => {
      answer.piece('Half a ');
      setImmediate(answer.cut);
    },
    'cut',
  ],
  [
    'a stream without its end',
    (_, answer) => {
      answer.piece('Half a ');
      answer.raw('data: [DONE]\n\n');
    },
    'cut',
  ],
  ['an answer that is no JSON', (_, answer) => answer.raw('data: {"choices": [oops\n\n'), 'shape'],
])('reports %s by its cause, and returns no partial text as complete', async (_name, behaviour, reason) => {
  server.behave(behaviour);
  await expect(ask()).rejects.toMatchObject({ name: 'ModelError', reason });
});

test('gives up a model that stalls', async () => {
  server.behave((_, answer) => answer.piece('One moment '));
  await expect(ask({ idleMs: 50 })).rejects.toMatchObject({ reason: 'stalled' });
});

test('gives up a model that never ends', async () => {
  server.behave((_, answer) => answer.text('word '.repeat(5_000)));
  await expect(ask({ maxCharacters: 1_000 })).rejects.toMatchObject({ reason: 'too_long' });
});

test('cancelling ends the request to the model', async () => {
  const reader = new AbortController();
  server.behave((_, answer) => {
    answer.piece('Dear reader');
    reader.abort();
  });
  await expect(ask({}, reader.signal)).rejects.toMatchObject({ reason: 'cancelled' });
  await server.abandoned;
});

test('reports a missing server as unreachable', async () => {
  const gone = await startModelServer();
  await gone.stop();
  const pieces = streamModelText({
    ai: { ...SERVICE, baseUrl: gone.url },
    system: '',
    prompt: 'x',
    limits: LIMITS,
    signal: new AbortController().signal,
  });
  await expect(pieces.next()).rejects.toMatchObject({ reason: 'unreachable' });
});

test('reports the cost that the server states', async () => {
  server.behave((_, answer) =>
    answer.text('Done.', { prompt_tokens: 120, completion_tokens: 7, cost: 0.0031 }),
  );
  await ask();
  expect(used).toEqual({ inputTokens: 120, outputTokens: 7, reportedCost: 0.0031 });
  expect(server.bodies.at(-1)).toMatchObject({ stream_options: { include_usage: true } });
  await ask({}, undefined, { asksForUsage: false });
  expect(server.bodies.at(-1)).not.toHaveProperty('stream_options');
});

test('does not call a user’s address that is this machine', async () => {
  const before = server.bodies.length;
  const own = { isPrivateAllowed: false, baseUrl: server.url.replace('http:', 'https:') };
  await expect(ask({}, undefined, own)).rejects.toMatchObject({ reason: 'private_address' });
  await expect(ask({}, undefined, { isPrivateAllowed: false })).rejects.toMatchObject({
    reason: 'insecure_address',
  });
  expect(server.bodies).toHaveLength(before);
});
