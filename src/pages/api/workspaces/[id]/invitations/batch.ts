import { inviteMany } from '#features/accounts/workspaces/invite-many.server.ts';
import { inviteManySchema, inviteOutcomeSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'workspace',
    id: 'invalid_id',
    needs: 'session',
    refuses: [
      'workspace_left',
      'workspace_personal',
      'owner_only',
      'reader_only',
      'email_not_confirmed',
      'demo_account',
    ],
    summary: 'Invite every address of a pasted list, with one role, and say what became of each',
    answers:
      'One item for each part of the text; those that were invited carry the link. Whoever waits for an answer keeps the link they have.',
    body: inviteManySchema,
    response: itemsOf(inviteOutcomeSchema),
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => inviteMany(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
