import { afterEach, expect, test } from 'vitest';
import { startModelServer, type ModelAnswer, type ModelServer } from '#tests/model-server.ts';
import { writeText, type WritingTask } from './write-text.ts';

let model: ModelServer;
afterEach(() => model.close());

const task: WritingTask = { instructions: 'Write well.', prompt: 'Two sentences.', maxCharacters: 1_000 };

async function write(answer: ModelAnswer, over: Partial<WritingTask> = {}): Promise<string> {
  model = await startModelServer(() => answer);
  return writeText({ baseUrl: model.url, apiKey: 'secret', model: 'some-model' }, { ...task, ...over });
}

test('a text comes whole, with its progress, from the model and with the key that are configured', async () => {
  const seen: number[] = [];
  const text = 'Una frase con acentos y «comillas». '.repeat(9);
  expect(await write({ text }, { onProgress: (characters) => seen.push(characters) })).toBe(text);
  expect(seen.at(-1)).toBe(text.length);
  expect(new Set(seen).size).toBeGreaterThan(3);
  expect(model.requests).toMatchObject([
    {
      model: 'some-model',
      authorization: 'Bearer secret',
      messages: [
        { role: 'system', content: 'Write well.' },
        { role: 'user', content: 'Two sentences.' },
      ],
    },
  ]);
});

test.each<[string, ModelAnswer, string]>([
  ['an error of the server', { status: 500, body: '{"error":{"message":"boom"}}' }, 'unavailable'],
  ['a wrong key', { status: 401, body: '{"error":{"message":"no"}}' }, 'unavailable'],
  ['a server with too much to do', { status: 429, body: '{"error":{"message":"later"}}' }, 'busy'],
  ['a stream that breaks off', 'cut', 'cut'],
  ['a text ended by a limit', { text: 'La empresa', finishReason: 'length' }, 'cut'],
  ['a stream without an end', { raw: 'data: {"choices":[{"index":0,"delta":{"content":"x"}}]}\n\n' }, 'cut'],
  ['JSON that is none', { raw: 'data: {"choices": [\n\n' }, 'malformed'],
  ['nothing at all', { text: ' ' }, 'malformed'],
  ['a text that does not end', { text: 'x'.repeat(5_000) }, 'too_long'],
])('%s is told from the others, and asked for once', async (_name, answer, fault) => {
  await expect(write(answer)).rejects.toMatchObject({ name: 'ModelError', fault });
  expect(model.requests).toHaveLength(1);
});

test('a model that falls silent is left', async () => {
  const limits = { silenceMs: 150, totalMs: 60_000 };
  await expect(write('stall', { limits })).rejects.toMatchObject({ fault: 'timeout' });
  await expect.poll(() => model.abandoned()).toBe(1);
});

test('a model that takes too long in all is left', async () => {
  const limits = { silenceMs: 60_000, totalMs: 150 };
  await expect(write('stall', { limits })).rejects.toMatchObject({ fault: 'timeout' });
});

test('whoever cancels ends the call to the model', async () => {
  const cancel = new AbortController();
  const writing = write('stall', {
    signal: cancel.signal,
    onProgress: () => cancel.abort(new Error('cancelled')),
  });
  await expect(writing).rejects.toThrow('cancelled');
  await expect.poll(() => model.abandoned()).toBe(1);
});

test('an address where nothing listens is unavailable', async () => {
  model = await startModelServer(() => 'stall');
  const { url } = model;
  await model.close();
  await expect(writeText({ baseUrl: url, apiKey: undefined, model: 'x' }, task)).rejects.toMatchObject({
    fault: 'unavailable',
  });
  model = await startModelServer(() => 'stall');
});
