import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#shared/errors.ts';

/** Argon2id with 19 MiB, two passes, one lane: OWASP's parameters, 8 ms per hash on the machine of facts. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Concurrent hashes; others wait, and beyond the limit of the queue are rejected, so that hashing cannot exhaust the
 * process.
 */
const MAX_RUNNING = 2;
const MAX_WAITING = 100;
let running = 0;
const waiting: (() => void)[] = [];

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new AppError('busy', { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The slot is passed to the next in the queue, so that a new call cannot take it first.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, OPTIONS));

/**
 * Dummy hash for an unknown user. It costs as much as a real one and matches no password. A constant, because computing
 * it first could fail where a known user's check would not.
 */
const b64 = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
const DECOY =
  `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}` +
  `$${b64(16)}$${b64(32)}`;

/** Takes the same time without an account, so that timing does not reveal unknown users. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await limited(() => verify(stored ?? DECOY, password));
  return stored !== undefined && isRight;
}
