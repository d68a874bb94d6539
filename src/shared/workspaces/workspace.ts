import { AppError } from '#shared/errors.ts';

/** Parts of a member of a workspace. */
export const WORKSPACE_ROLES = ['owner', 'member', 'reader'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];

/** Acts on the records of a workspace. */
export type Act = 'read' | 'write' | 'delete' | 'export' | 'invite' | 'manage' | 'bill' | 'publish' | 'send';

const EVERY_ACT: readonly Act[] = ['read', 'write', 'delete', 'export', 'publish', 'send'];

/** Acts that each role allows its member. */
const ACTS: Record<WorkspaceRole, ReadonlySet<Act>> = {
  owner: new Set([...EVERY_ACT, 'invite', 'manage', 'bill']),
  member: new Set(EVERY_ACT),
  reader: new Set(['read']),
};

export const can = ({ workspace }: { workspace: { role: WorkspaceRole } }, act: Act): boolean =>
  ACTS[workspace.role].has(act);

/** Errors: `reader_only` for a reader, `owner_only` for a member. */
export function requireAct(holder: { workspace: { role: WorkspaceRole } }, act: Act): void {
  if (!can(holder, act))
    throw new AppError(holder.workspace.role === 'reader' ? 'reader_only' : 'owner_only');
}
