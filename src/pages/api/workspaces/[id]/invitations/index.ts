import { invite, listInvitations } from '#features/accounts/workspaces/workspace-invitation.server.ts';
import {
  inviteSchema,
  newWorkspaceInvitationSchema,
  workspaceInvitationSchema,
} from '#features/accounts/workspaces/workspace.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
const invitations = { role: 'user', owner: 'workspace', id: 'invalid_id', needs: 'session' } as const;
const refuses = ['workspace_left', 'workspace_personal', 'owner_only', 'reader_only'] as const;

export const GET = endpoint(
  {
    ...invitations,
    refuses,
    summary: 'The invitations to a shared workspace that wait for an answer',
    response: itemsOf(workspaceInvitationSchema),
  },
  (ctx, { id }) => listInvitations(ctx, id),
);
export const POST = endpoint(
  {
    ...invitations,
    refuses: [...refuses, 'taken', 'email_not_confirmed', 'demo_account', 'too_many_requests'],
    summary: 'Invite an address: a link, sent there and answered, that works once and with its account alone',
    body: inviteSchema,
    response: newWorkspaceInvitationSchema,
    status: 201,
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => invite(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
