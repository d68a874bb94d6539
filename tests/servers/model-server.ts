import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Handles a request; `prompt` is the user message. */
export type ModelBehaviour = (prompt: string, answer: ModelAnswer) => void | Promise<void>;

export type ModelAnswer = {
  /** Streams the text in chunks and ends properly. */
  text: (text: string, usage?: object) => void;
  piece: (text: string) => void;
  status: (status: number, message: string) => void;
  raw: (chunk: string) => void;
  cut: () => void;
};

export type ModelServer = {
  url: string;
  behave: (behaviour: ModelBehaviour) => void;
  authorizations: (string | undefined)[];
  /** Request bodies, without the requests for model lists. */
  bodies: unknown[];
  /** Ids listed by `GET /models`; null: returns 404. */
  models: string[] | null;
  abandoned: Promise<void>;
  stop: () => Promise<void>;
};

type Body = { messages: { role: string; content: unknown }[] };

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

function promptOf({ messages }: Body): string {
  const content = messages.find(({ role }) => role === 'user')?.content;
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : '';
}

const chunk = (delta: object, finish: string | null = null, usage?: object): string =>
  `data: ${JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...(usage && { usage }),
  })}\n\n`;

function answerOn(response: ServerResponse): ModelAnswer {
  const open = (): void => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  };
  const piece = (text: string): void => {
    open();
    response.write(chunk({ role: 'assistant', content: text }));
  };
  return {
    piece,
    text: (text, usage) => {
      for (let at = 0; at < text.length; at += 40) piece(text.slice(at, at + 40));
      open();
      response.write(chunk({}, 'stop', usage));
      response.end('data: [DONE]\n\n');
    },
    status: (status, message) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message } }));
    },
    raw: (text) => {
      open();
      response.end(text);
    },
    cut: () => response.destroy(),
  };
}

/** Starts a local server for OpenAI's streamed chat completions; tests define its responses. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: ModelBehaviour = (prompt, answer) => answer.text(prompt);
  const authorizations: (string | undefined)[] = [];
  const given = Promise.withResolvers<void>();
  const http = createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    response.once('close', () => {
      if (!response.writableEnded) given.resolve();
    });
    if (request.method === 'GET') {
      const { models } = server;
      response.writeHead(models === null ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: models?.map((id) => ({ id })) }));
      return;
    }
    void bodyOf(request).then((body) => {
      server.bodies.push(body);
      return behaviour(promptOf(body), answerOn(response));
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const server: ModelServer = {
    url: `http://127.0.0.1:${address.port}/v1`,
    behave: (next) => {
      behaviour = next;
    },
    authorizations,
    bodies: [],
    models: ['test-model', 'other-model'],
    abandoned: given.promise,
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}
