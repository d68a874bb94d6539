/** Parts of a member of a workspace. */
export const WORKSPACE_ROLES = ['owner', 'member', 'reader'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];

/** Acts on the records of a workspace. */
export type Act = 'read' | 'write' | 'delete' | 'export' | 'invite' | 'bill' | 'publish' | 'send';

const EVERY_ACT: readonly Act[] = ['read', 'write', 'delete', 'export', 'publish', 'send'];

/** Acts that each role allows its member. */
const ACTS: Record<WorkspaceRole, ReadonlySet<Act>> = {
  owner: new Set([...EVERY_ACT, 'invite', 'bill']),
  member: new Set(EVERY_ACT),
  reader: new Set(['read']),
};

export const can = ({ workspace }: { workspace: { role: WorkspaceRole } }, act: Act): boolean =>
  ACTS[workspace.role].has(act);
