import { ownSchema } from '#features/consulting/report/catalogue/own/own.schema.ts';
import { restoreOwn } from '#features/consulting/report/catalogue/own/own.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted ownIntervention',
    id: 'invalid_id',
    summary: 'Put back an own intervention that was deleted within the last day',
    response: ownSchema,
  },
  (ctx, { id }) => restoreOwn(ctx, id),
);
export const ALL = methodNotAllowed('POST');
