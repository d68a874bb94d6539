import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#shared/errors.ts';
import { hasBody } from './problem-answer.ts';

const MIB = 1_048_576;

export type BodyLimits = {
  /** First match counts. */
  byPrefix: readonly { prefix: string; bytes: number; timeoutMs: number }[];
  otherwise: { bytes: number; timeoutMs: number };
  /** All bodies together that are held in memory at one time; more are told to come back. */
  totalBytes: number;
};

export const BODY_LIMITS: BodyLimits = {
  byPrefix: [
    { prefix: '/api/crm/imports', bytes: 50 * MIB, timeoutMs: 120_000 },
    // Three texts of up to 2,000,000 characters each (shared/fields.ts, MAX_DOCUMENT).
    { prefix: '/api/reports', bytes: 16 * MIB, timeoutMs: 60_000 },
  ],
  otherwise: { bytes: MIB, timeoutMs: 15_000 },
  totalBytes: 256 * MIB,
};

/** The client went away: nobody is left to answer. */
export class ClientGone extends Error {}

export type ReadBody = (req: IncomingMessage, res: ServerResponse) => Promise<Buffer | undefined>;

function limitFor(url: string, limits: BodyLimits): { bytes: number; timeoutMs: number } {
  const rule = limits.byPrefix.find(({ prefix }) => {
    const next = url[prefix.length];
    return url.startsWith(prefix) && (next === undefined || next === '/' || next === '?');
  });
  return rule ?? limits.otherwise;
}

/**
 * Reads a body before anything else runs, so that a slow or endless one holds no page, no service and no connection
 * to the database: too much of it is a 413, too slow a 408 (AppError), whichever way the length was announced.
 */
export function createBodyReader(limits: BodyLimits): ReadBody {
  let held = 0;

  return async function readBody(req, res) {
    if (!hasBody(req)) return undefined;
    const limit = limitFor(req.url ?? '', limits);
    const announced = Number(req.headers['content-length'] ?? 0);
    if (announced > limit.bytes) throw new AppError('too_large');
    if (held + announced > limits.totalBytes) throw new AppError('busy');
    if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue();

    const chunks: Buffer[] = [];
    let size = 0;
    const release = (): void => {
      held -= size;
    };
    return new Promise<Buffer>((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        req.off('data', onData).off('end', onEnd).off('close', onClose);
        act();
      };
      const fail = (error: Error): void => settle(() => (release(), reject(error)));
      const onData = (chunk: Buffer): void => {
        size += chunk.length;
        held += chunk.length;
        chunks.push(chunk);
        if (size > limit.bytes) fail(new AppError('too_large'));
        else if (held > limits.totalBytes) fail(new AppError('busy'));
      };
      const onEnd = (): void => {
        res.once('close', release);
        settle(() => resolve(Buffer.concat(chunks)));
      };
      const onClose = (): void => fail(new ClientGone());
      const timer = setTimeout(() => fail(new AppError('timeout')), limit.timeoutMs);
      req.on('data', onData).on('end', onEnd).on('close', onClose);
    });
  };
}
