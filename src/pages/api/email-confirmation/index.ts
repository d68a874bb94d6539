import { sendConfirmationAgain } from '#features/accounts/users/email-confirmation.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { success } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    takesNoRoom: true,
    summary: 'Send the link that confirms the e-mail address again',
    response: success,
    needs: 'session',
    wakesJobs: true,
  },
  (ctx, { http }) => sendConfirmationAgain(ctx, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
