import { putWriterSchema, writerSettingsSchema } from '#features/accounts/settings/writer.schema.ts';
import { deleteWriter, getWriter, putWriter } from '#features/accounts/settings/writer-settings.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const own = { role: 'user', owner: 'self' } as const;

export const GET = endpoint(
  {
    ...own,
    summary: 'The model that writes for one’s own workspace; its key is never answered',
    response: writerSettingsSchema,
  },
  (ctx, { http }) => getWriter(ctx, http.locals.runtime.config),
);
export const PUT = endpoint(
  {
    ...own,
    act: 'bill',
    summary: 'Set the model that writes; without a key the stored one stays',
    body: putWriterSchema,
    response: writerSettingsSchema,
  },
  (ctx, { body, http }) => putWriter(ctx, body, http.locals.runtime.config),
);
export const DELETE = endpoint(
  { ...own, act: 'bill', summary: 'Remove the model of one’s own, key and all', status: 204 },
  (ctx) => deleteWriter(ctx),
);
export const ALL = methodNotAllowed('GET', 'PUT', 'DELETE');
