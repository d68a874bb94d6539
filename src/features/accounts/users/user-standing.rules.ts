/** Returns false for a disabled account and an expired demo, whatever credentials the caller has. */
export const isUsable = (
  { disabledAt, demoExpiresAt }: { disabledAt: string | null; demoExpiresAt: string | null },
  now: Date,
): boolean => disabledAt === null && (demoExpiresAt === null || demoExpiresAt > now.toISOString());
