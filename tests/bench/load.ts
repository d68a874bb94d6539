import { connect, type Socket } from 'node:net';

const CONNECTIONS = 16;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 4_000;

/**
 * Measures requests per second with keep-alive and brotli, as browsers use them. Written by hand so that the client
 * takes less CPU than the server: a response is complete once its content length, or its last chunk, has arrived.
 */
export async function requestsPerSecond(address: string): Promise<number> {
  const { hostname, port, pathname } = new URL(address);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br, gzip\r\nAccept: text/html\r\n\r\n`;
  let [answered, isMeasuring, isOver] = [0, false, false];

  const ask = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let left = -1;
      let head = '';
      const next = (): void => {
        if (isMeasuring) answered += 1;
        [left, head] = [-1, ''];
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
          const status = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1];
          if (status !== '200') return void socket.destroy(new Error(`${address} answers ${status}`));
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
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, MEASURED_MS))]);
  const seconds = (performance.now() - start) / 1_000;
  [isMeasuring, isOver] = [false, true];
  await all;
  return answered / seconds;
}
