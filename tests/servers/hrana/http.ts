import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorOf } from './faults.ts';
import { pipeline, ProtocolError, textsOf } from './protocol.ts';
import { failureOf } from './statements.ts';
import type { Served } from './served.ts';
import type { SqlStream } from './streams.ts';

/** As sqld: a stream without a request for so long is closed. */
const STREAM_MS = 10_000;

type Kept = { stream: SqlStream; timer: NodeJS.Timeout };

/** Hrana 2 over HTTP: `POST /v2/pipeline`, with a stream kept from call to call by its baton. */
export class HttpHrana {
  readonly #served: Served;
  readonly #streams = new Map<string, Kept | 'expired'>();

  constructor(served: Served) {
    this.#served = served;
  }

  async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const json = (status: number, body: unknown): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    // sqld answers version 3 too; the client does not ask for it over HTTP.
    if (incoming.method === 'GET') return void outgoing.writeHead(incoming.url === '/v2' ? 200 : 404).end();
    if (incoming.url !== '/v2/pipeline') return void outgoing.writeHead(404).end();
    const { token, latencyMs, baseUrl } = this.#served.options;
    const given = await text(incoming);
    if (token !== undefined && incoming.headers.authorization !== `Bearer ${token}`)
      return json(401, { error: 'Unauthorized: `The JWT is invalid`' });
    const { baton, requests } = pipeline.parse(JSON.parse(given));
    const texts = requests.flatMap(textsOf);
    const done = this.#served.note(texts);
    await sleep(latencyMs ?? 0);
    try {
      const fault = this.#served.faults.take(texts);
      if (fault?.how === 'hang') return;
      if (fault?.how === 'drop before') return void incoming.socket.destroy();
      if (fault?.how === 'status')
        return void outgoing
          .writeHead(fault.status, { 'content-type': 'text/plain', ...fault.headers })
          .end(fault.body ?? '');
      const stream = this.#take(baton);
      const results = [];
      for (const each of requests) {
        try {
          if (fault?.how === 'code' && !each.type.startsWith('close') && each.type !== 'store_sql')
            throw errorOf(fault);
          results.push({ type: 'ok', response: await stream.answer(each) });
        } catch (error) {
          if (error instanceof ProtocolError) throw error;
          results.push({ type: 'error', error: failureOf(error) });
        }
      }
      const isClosed = requests.some(({ type }) => type === 'close');
      const next = isClosed ? null : this.#keep(stream);
      if (fault?.how === 'drop after') return void incoming.socket.destroy();
      json(200, { baton: next, base_url: baseUrl?.() ?? null, results });
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      if (error.message.includes('expired')) json(400, { message: error.message, code: 'STREAM_EXPIRED' });
      else outgoing.writeHead(400, { 'content-type': 'text/plain' }).end(error.message);
    } finally {
      done();
    }
  }

  #take(baton: string | null | undefined): SqlStream {
    if (baton === null || baton === undefined) return this.#served.file.open();
    const kept = this.#streams.get(baton);
    if (kept === 'expired') throw new ProtocolError('The stream has expired due to inactivity');
    if (!kept) throw new ProtocolError('Received an invalid baton');
    this.#streams.delete(baton);
    clearTimeout(kept.timer);
    return kept.stream;
  }

  #keep(stream: SqlStream): string {
    const baton = randomUUID();
    const expire = (): void => {
      stream.close();
      this.#streams.set(baton, 'expired');
    };
    const timer = setTimeout(expire, this.#served.options.streamMs ?? STREAM_MS).unref();
    this.#streams.set(baton, { stream, timer });
    return baton;
  }

  /** Forgets every stream, as a restart of the server does. */
  loseStreams(): void {
    for (const kept of this.#streams.values()) {
      if (kept === 'expired') continue;
      clearTimeout(kept.timer);
      kept.stream.close();
    }
    this.#streams.clear();
  }
}
