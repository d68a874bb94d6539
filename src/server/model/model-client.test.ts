import { afterAll, beforeAll, expect, test } from 'vitest';
import { startModelServer, type ModelBehaviour, type ModelServer } from '#tests/model-server.ts';
import { streamModelText, type ModelLimits } from './model-client.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const LIMITS: ModelLimits = { idleMs: 5_000, totalMs: 10_000, maxCharacters: 10_000 };

async function ask(limits: Partial<ModelLimits> = {}, signal = new AbortController().signal) {
  let text = '';
  const pieces = streamModelText({
    ai: { baseUrl: server.url, apiKey: 'secret-key', model: 'test-model', idleSeconds: 30 },
    system: 'Write.',
    prompt: 'The text.',
    limits: { ...LIMITS, ...limits },
    signal,
  });
  for await (const piece of pieces) text += piece;
  return text;
}

test('a text arrives whole, asked for with the key of the configuration', async () => {
  const long = 'Una frase entera. '.repeat(50);
  server.behave((_, answer) => answer.text(long));
  expect(await ask()).toBe(long);
  expect(server.authorizations.at(-1)).toBe('Bearer secret-key');
});

test.each<[string, ModelBehaviour, string]>([
  ['a server error', (_, answer) => answer.status(500, 'broken'), 'refused'],
  ['too many requests', (_, answer) => answer.status(429, 'slow down'), 'refused'],
  ['a key that is wrong', (_, answer) => answer.status(401, 'no'), 'refused'],
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
  ['an answer that is no JSON', (_, answer) => answer.raw('data: {"choices": [oops\n\n'), 'unreachable'],
])('%s is told as what it is, and no text passes for whole', async (_name, behaviour, reason) => {
  server.behave(behaviour);
  await expect(ask()).rejects.toMatchObject({ name: 'ModelError', reason });
});

test('a model that falls silent is given up', async () => {
  server.behave((_, answer) => answer.piece('One moment '));
  await expect(ask({ idleMs: 50 })).rejects.toMatchObject({ reason: 'stalled' });
});

test('a model that never ends is given up', async () => {
  server.behave((_, answer) => answer.text('word '.repeat(5_000)));
  await expect(ask({ maxCharacters: 1_000 })).rejects.toMatchObject({ reason: 'too_long' });
});

test('a reader who cancels ends the request to the model', async () => {
  const reader = new AbortController();
  server.behave((_, answer) => {
    answer.piece('Dear reader');
    reader.abort();
  });
  await expect(ask({}, reader.signal)).rejects.toMatchObject({ reason: 'cancelled' });
  await server.abandoned;
});

test('a server that is not there is told as unreachable', async () => {
  const gone = await startModelServer();
  await gone.stop();
  const pieces = streamModelText({
    ai: { baseUrl: gone.url, apiKey: undefined, model: 'test-model', idleSeconds: 30 },
    system: '',
    prompt: 'x',
    limits: LIMITS,
    signal: new AbortController().signal,
  });
  await expect(pieces.next()).rejects.toMatchObject({ reason: 'unreachable' });
});
