import { AppError } from '#shared/errors.ts';

const WINDOW_MS = 60_000;

type Use = { account: string; startedAt: number; endedAt: number; processorMs: number };

/** Of a piece of work, what falls into the minute before a moment. */
function usedBefore(moment: number, { startedAt, endedAt, processorMs }: Use): number {
  const within = Math.min(endedAt, moment) - Math.max(startedAt, moment - WINDOW_MS);
  return processorMs * Math.max(0, within / (endedAt - startedAt));
}

/** Processor time that the work of each account has taken in the last minute. */
export class WorkBudget {
  readonly #mostMs: number;
  #uses: Use[] = [];

  constructor(processorSeconds: number) {
    this.#mostMs = processorSeconds * 1_000;
  }

  /** @param startedAt when the work began, which has ended now */
  note(account: string, startedAt: number, processorMs: number): void {
    const endedAt = performance.now();
    this.#uses = this.#uses.filter((use) => use.endedAt > endedAt - WINDOW_MS);
    this.#uses.push({ account, startedAt, endedAt, processorMs });
  }

  /** Throws `too_many_requests`, with the seconds until enough of it lies more than a minute back. */
  require(account: string): void {
    const own = this.#uses.filter((use) => use.account === account);
    const now = performance.now();
    const isOver = (seconds: number): boolean =>
      own.reduce((sum, use) => sum + usedBefore(now + seconds * 1_000, use), 0) > this.#mostMs;
    let retryAfterSeconds = 0;
    while (isOver(retryAfterSeconds)) retryAfterSeconds += 1;
    if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds });
  }
}
