import { analystSettingsSchema, putAnalystSchema } from '#features/consulting/analyst/analyst.schema.ts';
import {
  getAnalystSettings,
  putAnalystSettings,
} from '#features/consulting/analyst/analyst-settings.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const own = { role: 'user', owner: 'self' } as const;

export const GET = endpoint(
  {
    ...own,
    summary: 'Whether the workspace’s model may read its clients’ problems',
    response: analystSettingsSchema,
  },
  (ctx) => getAnalystSettings(ctx),
);
export const PUT = endpoint(
  {
    ...own,
    act: 'bill',
    summary: 'Let the workspace’s model read its clients’ problems, up to so many tokens a month, or not',
    body: putAnalystSchema,
    response: analystSettingsSchema,
  },
  (ctx, { body }) => putAnalystSettings(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'PUT');
