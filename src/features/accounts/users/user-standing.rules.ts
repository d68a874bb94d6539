/** A disabled account, or a demo that is over, opens nothing any more, whatever the caller holds. */
export const isUsable = (
  { disabledAt, demoExpiresAt }: { disabledAt: string | null; demoExpiresAt: string | null },
  now: Date,
): boolean => disabledAt === null && (demoExpiresAt === null || demoExpiresAt > now.toISOString());
