import { quotaOf, requireRoom } from '#features/accounts/usage.server.ts';
import type { Config } from '#kernel/config/config.ts';
import type { EndpointDeclaration } from './declaration.ts';
import type { ActiveSession } from '#features/accounts/sessions/sessions.server.ts';

/** Returns whether a call adds to the account's storage. Changes, deletions and their undo are always allowed. */
export const takesRoom = (
  method: string,
  { role, owner, isSecret, gives, takesNoRoom }: EndpointDeclaration,
): boolean =>
  role === 'user' &&
  (method === 'POST' || method === 'PUT') &&
  !owner.startsWith('deleted ') &&
  !isSecret &&
  !gives &&
  !takesNoRoom;

/** Throws `quota_exceeded` for a call that stores if the account is full (STORAGE_QUOTA_MB). */
export function requireQuota(
  { storageQuotaBytes }: Pick<Config, 'storageQuotaBytes'>,
  { standing, storedBytes }: Pick<ActiveSession, 'standing' | 'storedBytes'>,
): void {
  requireRoom(storedBytes, quotaOf(storageQuotaBytes, standing.demoExpiresAt !== null));
}
