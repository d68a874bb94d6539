import { photographSchema, updatePhotographSchema } from '#features/marketing/media/photograph.schema.ts';
import {
  deletePhotograph,
  getPhotograph,
  updatePhotograph,
} from '#features/marketing/media/photograph.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const photograph = { role: 'user', owner: 'photograph', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...photograph, summary: 'One photograph, as data', response: photographSchema },
  (ctx, { id }) => getPhotograph(ctx, id),
);
export const PATCH = endpoint(
  {
    ...photograph,
    summary: 'Set the focal point of a photograph, which every crop keeps in sight',
    body: updatePhotographSchema,
    response: photographSchema,
  },
  (ctx, { id, body }) => updatePhotograph(ctx, id, body),
);
export const DELETE = endpoint(
  { ...photograph, summary: 'Delete a photograph', status: 204 },
  (ctx, { id }) => deletePhotograph(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
