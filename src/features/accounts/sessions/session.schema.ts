/** A place where the account is signed in. */
export type SessionEntry = {
  id: number;
  /** What the browser calls itself. */
  userAgent: string;
  isCurrent: boolean;
  lastUsedAt: string | null;
  expiresAt: string;
  createdAt: string;
};
