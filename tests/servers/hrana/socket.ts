import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { errorOf } from './faults.ts';
import { clientMessage, ProtocolError, type Request, textsOf } from './protocol.ts';
import { failureOf } from './statements.ts';
import type { Served } from './served.ts';
import { SqlStream } from './streams.ts';

/** One WebSocket of Hrana 1 to 3: many streams, each with its requests in order, and SQL texts that they share. */
export function serveSocket(socket: WebSocket, served: Served): void {
  const streams = new Map<number, { stream: SqlStream; last: Promise<void> }>();
  const sqls = new Map<number, string>();
  const { token, latencyMs = 0 } = served.options;
  let arrived: Promise<unknown> = Promise.resolve();
  let isLetIn = false;
  const send = (message: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };

  async function answer(stream: SqlStream, request: Request): Promise<object | undefined> {
    const texts = textsOf(request).map((each, index) => each || storedText(request, index));
    const isStored = request.type === 'store_sql' || request.type === 'close_sql';
    const fault = isStored ? undefined : served.faults.take(texts);
    if (fault?.how === 'hang') return undefined;
    if (fault?.how === 'drop before' || fault?.how === 'status') return void socket.terminate();
    if (fault?.how === 'code') throw errorOf(fault);
    const response = await stream.answer(request);
    return fault?.how === 'drop after' ? void socket.terminate() : response;
  }

  function storedText(request: Request, index: number): string {
    const stmt = request.type === 'batch' ? request.batch.steps[index]?.stmt : undefined;
    const id = request.type === 'execute' ? request.stmt.sql_id : stmt?.sql_id;
    return sqls.get(id ?? -1) ?? '';
  }

  function take(id: number, request: Request, done: () => void): void {
    if (request.type === 'open_stream') {
      const stream = served.file.open(sqls);
      streams.set(request.stream_id, { stream, last: Promise.resolve() });
      done();
      return send({ type: 'response_ok', request_id: id, response: { type: request.type } });
    }
    const key = 'stream_id' in request ? request.stream_id : undefined;
    // Texts of SQL belong to the connection, and are there for whatever is sent after them.
    const at =
      key === undefined ? { stream: shared, last: Promise.resolve() } : (streams.get(key) ?? undefined);
    if (!at) throw new ProtocolError(`Stream ${key} not found`);
    at.last = at.last.then(async () => {
      try {
        const response = await answer(at.stream, request);
        if (response) send({ type: 'response_ok', request_id: id, response });
      } catch (error) {
        if (error instanceof ProtocolError) return socket.close(3000, error.message);
        send({ type: 'response_error', request_id: id, error: failureOf(error) });
      } finally {
        done();
      }
    });
  }

  const shared = new SqlStream(served.file, sqls);
  socket.on('message', (data: Buffer) => {
    const message = clientMessage.parse(JSON.parse(data.toString('utf8')));
    // The round trip began when the message came.
    const done = message.type === 'request' ? served.note(textsOf(message.request)) : () => {};
    const delay = sleep(latencyMs);
    arrived = arrived.then(async () => {
      await delay;
      if (message.type === 'request') return isLetIn && take(message.request_id, message.request, done);
      isLetIn = token === undefined || message.jwt === token;
      if (isLetIn) return send({ type: 'hello_ok' });
      send({ type: 'hello_error', error: { message: 'Authentication failed', code: 'AUTH_JWT_INVALID' } });
      socket.close();
    });
  });
  socket.once('close', () => {
    for (const { stream } of streams.values()) stream.close();
    shared.close();
  });
}
