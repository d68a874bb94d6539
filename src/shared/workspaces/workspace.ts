import { AppError } from '#shared/errors.ts';

/** Parts of a member of a workspace. */
export const WORKSPACE_ROLES = ['owner', 'member', 'reader'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];

/** Those who may change how a workspace is set up: its owners alone, or its members too. */
export const SET_UP_BY = ['owners', 'members'] as const;
export type SetUpBy = (typeof SET_UP_BY)[number];

/** Acts on the records of a workspace; `setUp` is on its pipelines, fields, rules and templates. */
export type Act =
  'read' | 'write' | 'delete' | 'export' | 'setUp' | 'invite' | 'manage' | 'bill' | 'publish' | 'send';

const EVERY_ACT: readonly Act[] = ['read', 'write', 'delete', 'export', 'setUp', 'publish', 'send'];

/** Acts that each role allows its member. */
const ACTS: Record<WorkspaceRole, ReadonlySet<Act>> = {
  owner: new Set([...EVERY_ACT, 'invite', 'manage', 'bill']),
  member: new Set(EVERY_ACT),
  reader: new Set(['read']),
};

/** Somebody's part in a workspace. */
export type Holder = { workspace: { role: WorkspaceRole; setUpBy?: SetUpBy | undefined } };

const isSetUpByOwners = ({ workspace: { role, setUpBy } }: Holder): boolean =>
  setUpBy === 'owners' && role !== 'owner';

export const can = (holder: Holder, act: Act): boolean =>
  ACTS[holder.workspace.role].has(act) && !(act === 'setUp' && isSetUpByOwners(holder));

/** Errors: `reader_only` for a reader, `set_up_by_owners` for a member where the owners keep that to themselves, else `owner_only`. */
export function requireAct(holder: Holder, act: Act): void {
  if (can(holder, act)) return;
  if (holder.workspace.role === 'reader') throw new AppError('reader_only');
  throw new AppError(act === 'setUp' ? 'set_up_by_owners' : 'owner_only');
}
