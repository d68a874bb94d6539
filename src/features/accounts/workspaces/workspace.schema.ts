import { z } from 'zod';
import { count, locale, record, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, oneOf, requiredLine, rowId } from '#shared/fields.ts';
import { WORKSPACE_ROLES } from '#shared/workspaces/workspace.ts';
import { emailAddress } from '#features/accounts/users/user.schema.ts';

const workspaceName = requiredLine('account:workspaces.nameRequired').max(80, 'errors:fields.tooLong');

export const nameWorkspaceSchema = z.strictObject({ name: workspaceName });
export type NameWorkspace = z.infer<typeof nameWorkspaceSchema>;

/** A workspace as one of its members sees it. */
export const workspaceSchema = record('Workspace', {
  id: rowId,
  /** Null: the personal workspace, which every language names itself. */
  name: z.string().nullable(),
  isPersonal: z.boolean(),
  /** Whether its members answer the site's enquiries. */
  receivesEnquiries: z.boolean(),
  /** Of the caller. */
  role: z.enum(WORKSPACE_ROLES),
  /** Whether the portal's pages show its records. */
  isChosen: z.boolean(),
  memberCount: count,
  createdAt: timestamp,
});
export type WorkspaceEntry = z.infer<typeof workspaceSchema>;

export const memberSchema = record('Member', {
  userId: rowId,
  name: z.string(),
  email: z.string(),
  role: z.enum(WORKSPACE_ROLES),
  createdAt: timestamp,
});
export type Member = z.infer<typeof memberSchema>;

export const changeMemberSchema = z.strictObject({ role: oneOf(WORKSPACE_ROLES) });
export type ChangeMember = z.infer<typeof changeMemberSchema>;

export const inviteSchema = z.strictObject({
  email: emailAddress,
  role: oneOf(WORKSPACE_ROLES),
  /** Language of the email to an address without an account; default: the caller's. */
  language: nullIsAbsent(locale),
});
export type Invite = z.infer<typeof inviteSchema>;

export const workspaceInvitationSchema = record('WorkspaceInvitation', {
  id: rowId,
  email: z.string(),
  role: z.enum(WORKSPACE_ROLES),
  expiresAt: timestamp,
  createdAt: timestamp,
});
export type WorkspaceInvitation = z.infer<typeof workspaceInvitationSchema>;

export const newWorkspaceInvitationSchema = workspaceInvitationSchema
  .extend({ url: z.string() })
  .meta({ id: 'NewWorkspaceInvitation' });
export type NewWorkspaceInvitation = z.infer<typeof newWorkspaceInvitationSchema>;
