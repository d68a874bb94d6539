import { createInvitation, listInvitations } from '#features/accounts/users/invitation.server.ts';
import {
  createInvitationSchema,
  invitationSchema,
  newInvitationSchema,
} from '#features/accounts/users/user-admin.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
const admin = { role: 'admin', owner: 'none' } as const;

export const GET = endpoint(
  { ...admin, summary: 'Invitations that wait for an answer', response: pageOf(invitationSchema) },
  (ctx) => listInvitations(ctx),
);
export const POST = endpoint(
  {
    ...admin,
    summary: 'Invite somebody: a link that makes one account, mailed where an address is given',
    body: createInvitationSchema,
    response: newInvitationSchema,
    status: 201,
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { body, http }) => createInvitation(ctx, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
