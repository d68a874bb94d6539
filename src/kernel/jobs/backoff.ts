const FIRST_PAUSE_MS = 30_000;
export const LONGEST_PAUSE_MS = 6 * 3_600_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
/** Attempts that fit into three days: the limit for a message that was written while the clock was ahead. */
const MOST_ATTEMPTS = 21;

/**
 * When a failed attempt is repeated: after 30 s, then twice as long each time up to 6 h, and never again once the
 * message is three days old (null). A weekend without a mail server loses nothing.
 */
export function retryAt(attempts: number, createdAt: Date, now: Date): Date | null {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
  const next = new Date(now.getTime() + pauseMs);
  const isTooOld = next.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;
  return isTooOld || attempts > MOST_ATTEMPTS ? null : next;
}
