import {
  opportunitiesFromReportSchema,
  opportunityFromReportSchema,
} from '#features/loop/arrows/opportunity-from-report.schema.ts';
import { opportunityFromReport } from '#features/loop/arrows/opportunity-from-report.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'actionReport',
    summary: 'Create opportunities from actions of a report',
    body: opportunityFromReportSchema,
    response: opportunitiesFromReportSchema,
    status: 201,
    orFound: true,
  },
  (ctx, { body }) => opportunityFromReport(ctx, body),
);
export const ALL = methodNotAllowed('POST');
