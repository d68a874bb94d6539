/**
 * Returns a time always later than the previous value, even within a millisecond: `updatedAt` detects stale edits
 * (api.md).
 */
export function nextUpdatedAt(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
