import type { EndpointDeclaration } from './declaration.ts';

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
