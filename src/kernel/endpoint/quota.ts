import type { EndpointDeclaration } from '#kernel/api/declaration.ts';
import type { Call } from './call.ts';
import type { Quota } from './parts.ts';

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
export function requireRoom({ caller, method, declaration, runtime }: Call, quota: Quota): void {
  if (caller && takesRoom(method, declaration)) quota.requireRoom(runtime.config, caller);
}
