import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#shared/errors.ts';

/** Argon2id with 19 MiB, two passes, one lane: OWASP's figures, 8 ms a time on the machine of facts. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many run at once; the rest wait, and past the bound are refused, so that hashing cannot eat the process. */
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
    // The slot is passed on to the next in the queue, so that a new call cannot take it in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, OPTIONS));

/**
 * What an unknown user's password is compared with: it costs what a real hash costs, nobody's password makes it, and
 * nothing has to be computed first, so the way of an unknown user cannot fail where that of a known one would not.
 */
const b64 = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
const DECOY =
  `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}` +
  `$${b64(16)}$${b64(32)}`;

/** Takes the same time where there is no such account: an unknown user must not be told apart by the clock. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await limited(() => verify(stored ?? DECOY, password));
  return stored !== undefined && isRight;
}
