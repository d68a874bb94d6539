import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#shared/errors.ts';

export type StreamLimits = {
  path: string;
  bytes: number;
  /** Idle timeout. */
  idleMs: number;
  /** Bodies received at one time; further requests are refused with `busy`. */
  total: number;
  perAddress: number;
};

/**
 * A body that is handed on as it arrives: the reader's pace is the sender's, so that a file of any size costs the
 * memory of a few pieces. How many may be under way is bounded instead of their bytes.
 */
export function createStreams(limits: StreamLimits) {
  const byAddress = new Map<string, number>();
  let total = 0;

  function enter(address: string): () => void {
    const own = byAddress.get(address) ?? 0;
    if (total >= limits.total || own >= limits.perAddress)
      throw new AppError('busy', { retryAfterSeconds: 5 });
    byAddress.set(address, own + 1);
    total += 1;
    return () => {
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
      total -= 1;
    };
  }

  async function* pieces(req: IncomingMessage): AsyncGenerator<Buffer> {
    let size = 0;
    // Ends a sender that has stopped; one that is held up by the reader is not asked for more meanwhile.
    const onIdle = (): void => void req.destroy(new AppError('timeout'));
    let timer = setTimeout(onIdle, limits.idleMs);
    try {
      // Left in the middle, the request stays whole: the answer has to go out on its connection.
      for await (const piece of req.iterator({ destroyOnReturn: false })) {
        clearTimeout(timer);
        if (!Buffer.isBuffer(piece)) continue;
        size += piece.length;
        if (size > limits.bytes) throw new AppError('too_large');
        yield piece;
        timer = setTimeout(onIdle, limits.idleMs);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    open(req: IncomingMessage, res: ServerResponse, address: string): AsyncIterable<Buffer> {
      if (Number(req.headers['content-length'] ?? 0) > limits.bytes) throw new AppError('too_large');
      const leave = enter(address);
      res.once('close', leave);
      // Drains the unread rest, which would otherwise precede the next request on this connection.
      res.once('finish', () => req.resume());
      if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue();
      return pieces(req);
    },
  };
}
