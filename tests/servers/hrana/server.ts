import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { type Fault, Faults } from './faults.ts';
import { HttpHrana } from './http.ts';
import type { HranaOptions, Served } from './served.ts';
import { serveSocket } from './socket.ts';
import { SharedFile } from './streams.ts';

/** One request, from its arrival to its answer. */
export type Trip = { start: number; end: number; texts: string[] };

export type HranaServer = {
  url: string;
  socketUrl: string;
  options: HranaOptions;
  trips: Trip[];
  busyCount: () => number;
  fail: (fault: Fault) => void;
  mend: () => void;
  /** Forgets streams and connections, as a restart of the server does. */
  loseStreams: () => void;
  close: () => Promise<void>;
};

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/**
 * A database server for tests that speaks Hrana over HTTP and WebSocket on one SQLite file, with the limits and the
 * refusals of sqld, and with failures where a test wants them.
 */
export async function startHranaServer(path: string, options: HranaOptions = {}): Promise<HranaServer> {
  const file = new SharedFile(path, options.transactionMs);
  const faults = new Faults();
  const trips: Trip[] = [];
  const note = (texts: string[]) => {
    const trip: Trip = { start: performance.now(), end: Infinity, texts };
    trips.push(trip);
    return () => void (trip.end = performance.now());
  };
  const served: Served = { file, faults, options, note };
  const overHttp = new HttpHrana(served);
  const server = createServer((incoming, outgoing) => {
    overHttp.handle(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  const sockets = new WebSocketServer({
    server,
    handleProtocols: (offered) => ['hrana3', 'hrana2', 'hrana1'].find((name) => offered.has(name)) ?? false,
  });
  sockets.on('connection', (socket) => serveSocket(socket, served));
  const port = await listening(server);
  const loseStreams = (): void => {
    overHttp.loseStreams();
    for (const socket of sockets.clients) socket.terminate();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}`,
    options,
    trips,
    busyCount: () => file.busyCount,
    fail: (fault) => faults.add(fault),
    mend: () => faults.clear(),
    loseStreams,
    close: async () => {
      loseStreams();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      file.close();
    },
  };
}

/** The longest chain of requests that each began after the one before it had ended. */
export function tripsInSequence(trips: readonly Trip[]): number {
  let count = 0;
  let free = -Infinity;
  for (const { start, end } of [...trips].sort((one, other) => one.end - other.end)) {
    if (start < free) continue;
    count += 1;
    free = end;
  }
  return count;
}
