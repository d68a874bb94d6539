import { currentUser } from '#features/accounts/user.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint({ role: 'user', owner: 'self', summary: 'The signed-in user' }, (ctx) =>
  currentUser(ctx),
);
export const ALL = methodNotAllowed('GET');
