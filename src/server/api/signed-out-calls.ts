import { AppError } from '#shared/errors.ts';

const WINDOW_MS = 60_000;
/** Far above an office behind one address; each of these calls may cost a password's hash or an email. */
const MOST_CALLS = 300;
/** Addresses remembered at one time: a memory of some megabytes, whoever asks. */
const MOST_ADDRESSES = 50_000;

/**
 * Counts what signed-out callers send, by address and in memory, before any of it is read. It is the coarse limit in
 * front of those that calls declare, which count in the database and outlive a restart.
 */
export class SignedOutCalls {
  #startedAt = 0;
  #counts = new Map<string, number>();

  /** Errors: `too_many_requests`, with the seconds that are left of the minute. `at` in milliseconds. */
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

/** For every call and page that changes something, once it is known that nobody is signed in. */
export function countSignedOut(
  { runtime, clientAddress }: Pick<App.Locals, 'runtime' | 'clientAddress'>,
  method: string,
): void {
  if (READS.has(method) || !runtime.config.isRateLimited) return;
  runtime.signedOutCalls.count(clientAddress, performance.now());
}
