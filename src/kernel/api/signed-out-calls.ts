import { AppError } from '#shared/errors.ts';

const WINDOW_MS = 60_000;
/** Calls per minute, far above an office behind one address; each may cost a password hash or an email. */
const MOST_CALLS = 300;
/** Limit of the addresses in memory: a few megabytes, however many callers there are. */
const MOST_ADDRESSES = 50_000;

/**
 * Counts calls without a session by address, in memory, before any of the request is read. A coarse limit in front of
 * the declared ones, which count in the database and survive a restart.
 */
export class SignedOutCalls {
  #startedAt = 0;
  #counts = new Map<string, number>();

  /** Throws `too_many_requests` with the remaining seconds of the minute. `at` in milliseconds. */
  count(address: string, at: number): void {
    const age = at - this.#startedAt;
    if (age < 0 || age >= WINDOW_MS || this.#counts.size >= MOST_ADDRESSES) {
      this.#startedAt = at;
      this.#counts = new Map();
    }
    const calls = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, calls);
    if (calls <= MOST_CALLS) return;
    const retryAfterSeconds = Math.ceil((this.#startedAt + WINDOW_MS - at) / 1_000);
    throw new AppError('too_many_requests', { retryAfterSeconds });
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Counts a call or page that changes something, once it is known that there is no session. */
export function countSignedOut(
  { runtime, clientAddress }: Pick<App.Locals, 'runtime' | 'clientAddress'>,
  method: string,
): void {
  if (READS.has(method) || !runtime.config.isRateLimited) return;
  runtime.signedOutCalls.count(clientAddress, performance.now());
}
