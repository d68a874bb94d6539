import { request, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

export async function readAnswer(message: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  return { status: message.statusCode ?? 0, headers: message.headers, body, text: body.toString() };
}

/** Sends a request exactly as written: no decoding, no redirects, no headers of its own. */
export function send(url: string, options: RequestOptions = {}, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent: false, ...options }, (message) => {
      readAnswer(message).then(resolve, reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

export function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.once('close', () => resolve(answer));
    socket.once('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}
