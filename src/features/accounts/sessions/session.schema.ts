/** A signed-in device of the account. */
export type SessionEntry = {
  id: number;
  /** User-Agent header. */
  userAgent: string;
  isCurrent: boolean;
  lastUsedAt: string | null;
  expiresAt: string;
  createdAt: string;
};
