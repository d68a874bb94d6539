import {
  causeSchema,
  causesSchema,
  createCauseSchema,
} from '#features/consulting/profile/causes/cause.schema.ts';
import { createCause, listCauses } from '#features/consulting/profile/causes/cause.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const company = { role: 'user', owner: 'company', id: 'invalid_company_id' } as const;

export const GET = endpoint(
  {
    ...company,
    summary: 'The causes that join problems of a company, and what the rules propose beside them',
    response: causesSchema,
  },
  (ctx, { id }) => listCauses(ctx, id),
);
export const POST = endpoint(
  {
    ...company,
    summary: 'State a cause of one or several problems; it opens the letter of the report',
    body: createCauseSchema,
    response: causeSchema,
    status: 201,
  },
  (ctx, { id, body }) => createCause(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
