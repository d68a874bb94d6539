import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type ModelRequest = {
  model: string;
  messages: { role: string; content: string }[];
  authorization: string | undefined;
};

/** What the server does with one request: a text is streamed as OpenAI's protocol streams it. */
export type ModelAnswer =
  | { text: string; finishReason?: string }
  | { status: number; body: string }
  | { raw: string }
  | 'stall'
  | 'cut';

export type ModelServer = {
  /** For AI_BASE_URL. */
  url: string;
  requests: ModelRequest[];
  /** Answers of callers that went away before they had theirs. */
  abandoned: () => number;
  close: () => Promise<void>;
};

const PIECE = 40;
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

function stream(response: ServerResponse, answer: Exclude<ModelAnswer, { status: number }>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (typeof answer === 'object' && 'raw' in answer) return void response.end(answer.raw);
  if (answer === 'stall' || answer === 'cut') {
    response.write(chunk({ role: 'assistant', content: 'La empresa ' }));
    if (answer === 'cut') setTimeout(() => response.destroy(), 20);
    return;
  }
  response.write(chunk({ role: 'assistant', content: '' }));
  for (let at = 0; at < answer.text.length; at += PIECE)
    response.write(chunk({ content: answer.text.slice(at, at + PIECE) }));
  response.write(chunk({}, answer.finishReason ?? 'stop'));
  response.end('data: [DONE]\n\n');
}

async function read(request: IncomingMessage): Promise<ModelRequest> {
  let body = '';
  for await (const piece of request.setEncoding('utf8')) body += String(piece);
  return { ...(JSON.parse(body) as ModelRequest), authorization: request.headers.authorization };
}

/** A model that speaks OpenAI's protocol over real HTTP, and misbehaves where a test wants it to. */
export async function startModelServer(answer: (request: ModelRequest) => ModelAnswer): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    void read(request).then((given) => {
      requests.push(given);
      const chosen = answer(given);
      if (typeof chosen === 'object' && 'status' in chosen)
        response.writeHead(chosen.status, { 'content-type': 'application/json' }).end(chosen.body);
      else stream(response, chosen);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    abandoned: () => abandoned,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
