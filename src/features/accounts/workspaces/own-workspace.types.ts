import type { Member, WorkspaceEntry, WorkspaceInvitation } from './workspace.schema.ts';

/** A workspace as the page of workspaces shows it. */
export type OwnWorkspace = WorkspaceEntry & {
  /** Empty for the personal one. */
  members: Member[];
  /** For owners. */
  invitations: WorkspaceInvitation[];
};
