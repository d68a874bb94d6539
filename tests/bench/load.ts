import { connect, type Socket } from 'node:net';

const CONNECTIONS = 8;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 4_000;

export type Asked = {
  /** Sent as JSON by POST; without it, GET. */
  body?: unknown;
  cookie?: string;
  accept?: string;
  status?: number;
  measuredMs?: number;
};
/** `answered` counts the warm-up too. */
export type Load = { perSecond: number; medianMs: number; p99Ms: number; answered: number };

function requestOf(address: string, { body, cookie, accept = 'text/html' }: Asked): string {
  const { host, origin, pathname, search } = new URL(address);
  const json = body === undefined ? '' : JSON.stringify(body);
  const headers = [
    `${body === undefined ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Accept-Encoding: br, gzip',
    `Accept: ${accept}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(body === undefined
      ? []
      : [
          `Origin: ${origin}`,
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(json)}`,
        ]),
  ];
  return `${headers.join('\r\n')}\r\n\r\n${json}`;
}

/**
 * Measures requests with keep-alive and brotli, as browsers use them. Written by hand so that the client takes less CPU
 * than the server: a response is complete once its content length, or its last chunk, has arrived.
 */
export async function load(address: string, asked: Asked = {}): Promise<Load> {
  const { hostname, port } = new URL(address);
  const { status: wanted = 200, measuredMs = MEASURED_MS } = asked;
  const request = requestOf(address, asked);
  const times: number[] = [];
  let [isMeasuring, isOver, answered] = [false, false, 0];

  const ask = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let left = -1;
      let head = '';
      let askedAt = performance.now();
      const next = (): void => {
        answered += 1;
        if (isMeasuring) times.push(performance.now() - askedAt);
        [left, head] = [-1, ''];
        askedAt = performance.now();
        if (isOver) socket.end();
        else socket.write(request);
      };
      socket.on('error', reject).on('close', () => resolve());
      socket.on('data', (chunk: Buffer) => {
        if (left > 0) {
          left -= chunk.length;
        } else {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
          if (status !== wanted) return void socket.destroy(new Error(`${address} answers ${status}`));
          const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
          if (length === undefined) {
            if (head.endsWith('0\r\n\r\n')) next();
            return;
          }
          left = Number(length) - (head.length - end - 4);
        }
        if (left <= 0) next();
      });
      socket.write(request);
    });

  const sockets = Array.from({ length: CONNECTIONS }, () => connect(Number(port), hostname).setNoDelay());
  const all = Promise.all(sockets.map(ask));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))]);
  const start = performance.now();
  isMeasuring = true;
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, measuredMs))]);
  const seconds = (performance.now() - start) / 1_000;
  [isMeasuring, isOver] = [false, true];
  await all;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { perSecond: times.length / seconds, medianMs: at(0.5), p99Ms: at(0.99), answered };
}

export const requestsPerSecond = async (address: string): Promise<number> => (await load(address)).perSecond;
