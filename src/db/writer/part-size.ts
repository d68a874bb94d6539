/** Lines, or changes, of the first transaction of a long work; a crash repeats at most those of one. */
const FIRST = 25;
/** More would save nothing. */
const MOST = 400;

/**
 * The longest time of a transaction. Other writers wait for its end: in a file no longer than a person notices. A database
 * server, where most of the time is the way there and back, ends a transaction after five seconds.
 */
const longestMs = (isOnServer: boolean): number => (isOnServer ? 2_000 : 100);

/** A server may be so far away that more lines would take too long; the first transaction shows. */
export const firstSize = (isOnServer: boolean): number => (isOnServer ? 1 : FIRST);

/** Lines that the next transaction may have, after one of `lines` that took so long. */
export function nextSize(lines: number, tookMs: number, isOnServer: boolean): number {
  const longest = longestMs(isOnServer);
  if (tookMs > longest) return Math.max(1, Math.floor(lines / 2));
  return tookMs * 2 < longest ? Math.min(MOST, lines * 2) : lines;
}
