/** Lines per transaction: other writers wait some tens of milliseconds, and a crash repeats at most this many. */
const MOST_LINES = 25;
/** A database server ends a transaction that keeps others waiting for five seconds. */
const LONGEST_MS = 2_000;

/** A server may be so far away that more lines would take too long; the first batch shows. */
export const linesAtFirst = (isOnServer: boolean): number => (isOnServer ? 1 : MOST_LINES);

/** How many lines the next batch may have, after one of `lines` that took so long. */
export function linesNext(lines: number, tookMs: number): number {
  if (tookMs > LONGEST_MS) return Math.max(1, Math.floor(lines / 2));
  return tookMs * 2 < LONGEST_MS ? Math.min(MOST_LINES, lines * 2) : lines;
}
