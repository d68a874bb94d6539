const MINUTE_MS = 60_000;

/** Returns whether to store a last use: at most once a minute, so that not every read becomes a write. */
export const isNewUse = (lastUsedAt: string | null, now: Date): boolean =>
  lastUsedAt === null || Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= MINUTE_MS;
