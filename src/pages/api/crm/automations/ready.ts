import { addReadySchema, readyListSchema, ruleSchema } from '#features/loop/rules/rule.schema.ts';
import { addReady, listReady } from '#features/loop/rules/ready.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'none',
    summary: 'Rules that can be added as they are, in the language of the caller',
    response: readyListSchema,
  },
  (ctx) => Promise.resolve(listReady(ctx)),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'setUp',
    refuses: ['set_up_by_owners'],
    summary: 'Add a ready rule, switched off',
    body: addReadySchema,
    response: ruleSchema,
    status: 201,
  },
  (ctx, { body }) => addReady(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
