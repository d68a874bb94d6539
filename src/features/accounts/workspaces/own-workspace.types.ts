import type { Member, WorkspaceEntry, WorkspaceInvitation } from './workspace.schema.ts';

/** A workspace as the page of workspaces shows it. */
export type OwnWorkspace = WorkspaceEntry & {
  /** Empty for the personal one. */
  members: Member[];
  /** For owners. */
  invitations: WorkspaceInvitation[];
  /** Those who have left and still answer for records; for owners. */
  former: { id: number; name: string }[];
};

/** The workspace that answers the site's enquiries, to somebody who works in another one. */
export type SiteInboxElsewhere = { id: number; name: string; isMember: boolean };
