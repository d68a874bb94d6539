import { removePeople } from '#features/loop/mailing/audience.server.ts';
import { audienceSchema, removePeopleSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'mailList',
    id: 'invalid_id',
    takesNoRoom: true,
    summary: 'Take addresses off a list',
    body: removePeopleSchema,
    response: audienceSchema,
  },
  (ctx, { id, body }) => removePeople(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
