/** Later than the one before even within the same millisecond: `updatedAt` is what a stale edit is told by (api.md). */
export function nextUpdatedAt(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
