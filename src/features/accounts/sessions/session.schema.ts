export type SessionEntry = {
  id: number;
  userAgent: string;
  isCurrent: boolean;
  lastUsedAt: string | null;
  expiresAt: string;
  createdAt: string;
};
