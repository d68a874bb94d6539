import { z } from 'zod';
import { count, locale, record, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, oneOf, requiredLine, rowId } from '#shared/fields.ts';
import { SET_UP_BY, WORKSPACE_ROLES } from '#shared/workspaces/workspace.ts';
import { INVITE_OUTCOMES } from './invite-outcome.values.ts';
import { emailAddress } from '#features/accounts/users/user.schema.ts';

const workspaceName = requiredLine('account:workspaces.nameRequired').max(80, 'errors:fields.tooLong');

export const nameWorkspaceSchema = z.strictObject({ name: workspaceName });
export type NameWorkspace = z.infer<typeof nameWorkspaceSchema>;

export const changeWorkspaceSchema = z
  .strictObject({ name: workspaceName, setUpBy: oneOf(SET_UP_BY) })
  .partial()
  .meta({ examples: [{ name: 'Sales', setUpBy: 'owners' }] });
export type ChangeWorkspace = z.infer<typeof changeWorkspaceSchema>;

/** A workspace as one of its members sees it. */
export const workspaceSchema = record('Workspace', {
  id: rowId,
  /** Null: the personal workspace, which every language names itself. */
  name: z.string().nullable(),
  isPersonal: z.boolean(),
  /** Whether its members answer the site's enquiries. */
  receivesEnquiries: z.boolean(),
  /** Roles that may change its pipelines, fields, rules and templates: owners alone, or members too. */
  setUpBy: z.enum(SET_UP_BY),
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
  /** Its link works no longer; sent again, it does. */
  isExpired: z.boolean(),
  createdAt: timestamp,
});
export type WorkspaceInvitation = z.infer<typeof workspaceInvitationSchema>;

export const newWorkspaceInvitationSchema = workspaceInvitationSchema
  .extend({
    url: z.string(),
    /** Whether there is a mail server: without one, somebody has to pass the link on. */
    isMailed: z.boolean(),
  })
  .meta({ id: 'NewWorkspaceInvitation' });
export type NewWorkspaceInvitation = z.infer<typeof newWorkspaceInvitationSchema>;

/** Addresses of one call: a team, and one typing error. */
const MOST_PASTED = 20_000;

export const inviteManySchema = z
  .strictObject({
    addresses: z
      .string('account:workspaces.addressesRequired')
      .max(MOST_PASTED, 'errors:fields.tooLong')
      .refine((text) => text.trim() !== '', 'account:workspaces.addressesRequired'),
    role: oneOf(WORKSPACE_ROLES),
    /** Language of the emails to addresses without an account; default: the caller's. */
    language: nullIsAbsent(locale),
  })
  .meta({ examples: [{ addresses: 'Ana Ruiz <ana@example.com>; luis@example.com', role: 'member' }] });
export type InviteMany = z.infer<typeof inviteManySchema>;

export const inviteOutcomeSchema = record('InviteOutcome', {
  /** The part of the pasted text. */
  written: z.string(),
  outcome: z.enum(INVITE_OUTCOMES),
  /** Made by this call. */
  invitation: newWorkspaceInvitationSchema.nullable(),
});
export type InviteOutcome = z.infer<typeof inviteOutcomeSchema>;

export const invitationLinkSchema = record('WorkspaceInvitationLink', { url: z.string() });
