import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#shared/errors.ts';
import { hasBody } from './problem-answer.ts';
import { createStreams, type StreamLimits } from './streamed-body.ts';

const MIB = 1_048_576;

export type BodyLimits = {
  /** For callers that bring a session or a token; first match counts. */
  byPrefix: readonly { prefix: string; bytes: number; timeoutMs: number }[];
  /** For everybody, at this one address. */
  open: { path: string; bytes: number; timeoutMs: number };
  otherwise: { bytes: number; timeoutMs: number };
  /** Bodies that are read as they are used, and so hold no memory: for callers with credentials, at this one address. */
  streamed: StreamLimits;
  /** All bodies together that are held in memory at one time; more are told to come back. */
  totalBytes: number;
  /** The share of it that one IP address may hold, so that no single client fills it. */
  addressBytes: number;
};

export const BODY_LIMITS: BodyLimits = {
  byPrefix: [
    // Three texts of up to 200,000 characters each (shared/limits.ts, MAX_DOCUMENT), of up to three bytes or escaped.
    { prefix: '/api/reports', bytes: 4 * MIB, timeoutMs: 30_000 },
    // 200 rows at once, each with a paragraph of up to 5,000 characters (MAX_PARAGRAPH).
    { prefix: '/api/companies', bytes: 4 * MIB, timeoutMs: 30_000 },
    // A photograph of MAX_PHOTOGRAPH_BYTES (features/marketing/media/photograph.values.ts) with the form around it.
    { prefix: '/api/marketing/media', bytes: 16 * MIB, timeoutMs: 60_000 },
  ],
  // A report's file of 10 MB (features/consulting/report/verify-file.server.ts) with the form around it.
  open: { path: '/verify', bytes: 11 * MIB, timeoutMs: 60_000 },
  otherwise: { bytes: MIB, timeoutMs: 15_000 },
  // A file of MAX_IMPORT_BYTES (features/leads/import-export/reading/fields.values.ts) with the form around it.
  streamed: { path: '/api/crm/imports', bytes: 129 * MIB, idleMs: 15_000, total: 8, perAddress: 2 },
  totalBytes: 256 * MIB,
  addressBytes: 64 * MIB,
};

/**
 * The body, of which nothing is read before it is used: a call that is refused for who makes it costs none of it.
 * `address` is whose part it counts towards. Throws `too_large` for what is announced already; the body itself throws
 * `too_large`, `timeout`, `busy`, and `bad_request` where the client goes away.
 */
export type ReadBody = (
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
) => AsyncIterable<Buffer> | undefined;

/** Present, not yet verified: that happens after the body was read. Callers without credentials get a smaller limit. */
const bringsCredentials = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || /(?:^|;\s*)(?:__Host-)?session=/.test(headers.cookie ?? '');

function limitFor(req: IncomingMessage, limits: BodyLimits): { bytes: number; timeoutMs: number } {
  const url = req.url ?? '';
  if (req.method === 'POST' && url.split('?', 1)[0] === limits.open.path) return limits.open;
  if (!bringsCredentials(req)) return limits.otherwise;
  const rule = limits.byPrefix.find(({ prefix }) => {
    const next = url[prefix.length];
    return url.startsWith(prefix) && (next === undefined || next === '/' || next === '?');
  });
  return rule ?? limits.otherwise;
}

const isStreamed = (req: IncomingMessage, { streamed }: BodyLimits): boolean =>
  req.method === 'POST' && bringsCredentials(req) && (req.url ?? '').split('?', 1)[0] === streamed.path;

/** Bytes in memory, counted as they arrive: an announced length reserves nothing. */
class HeldBytes {
  readonly #limits: BodyLimits;
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  /** A negative number gives bytes back. */
  add(address: string, bytes: number): void {
    const held = (this.#byAddress.get(address) ?? 0) + bytes;
    if (held > 0) this.#byAddress.set(address, held);
    else this.#byAddress.delete(address);
    this.#total += bytes;
  }

  isFull(address: string): boolean {
    const { totalBytes, addressBytes } = this.#limits;
    return this.#total > totalBytes || (this.#byAddress.get(address) ?? 0) > addressBytes;
  }
}

/**
 * Bodies are gathered whole before anything looks at them: too much of one is a 413, too slow a 408, whichever way the
 * length was announced.
 */
export function createBodyReader(limits: BodyLimits): ReadBody {
  const held = new HeldBytes(limits);
  const streams = createStreams(limits.streamed);

  async function* gather(
    req: IncomingMessage,
    res: ServerResponse,
    address: string,
    limit: { bytes: number; timeoutMs: number },
  ): AsyncGenerator<Buffer> {
    if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue();

    const chunks: Buffer[] = [];
    let size = 0;
    const release = (): void => held.add(address, -size);
    const whole = await new Promise<Buffer>((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        req.off('data', onData).off('end', onEnd).off('close', onClose);
        act();
      };
      const fail = (error: Error): void => settle(() => (release(), reject(error)));
      const onData = (chunk: Buffer): void => {
        size += chunk.length;
        held.add(address, chunk.length);
        chunks.push(chunk);
        if (size > limit.bytes) fail(new AppError('too_large'));
        else if (held.isFull(address)) fail(new AppError('busy'));
      };
      const onEnd = (): void => {
        res.once('close', release);
        settle(() => resolve(Buffer.concat(chunks)));
      };
      const onClose = (): void => fail(new AppError('bad_request'));
      const timer = setTimeout(() => fail(new AppError('timeout')), limit.timeoutMs);
      req.on('data', onData).on('end', onEnd).on('close', onClose);
    });
    if (whole.length > 0) yield whole;
  }

  return function readBody(req, res, address) {
    if (!hasBody(req)) return undefined;
    if (isStreamed(req, limits)) return streams.open(req, res, address);
    const limit = limitFor(req, limits);
    if (Number(req.headers['content-length'] ?? 0) > limit.bytes) throw new AppError('too_large');
    return gather(req, res, address, limit);
  };
}
