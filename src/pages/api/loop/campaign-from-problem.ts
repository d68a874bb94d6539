import {
  campaignBriefSchema,
  campaignFromProblemSchema,
} from '#features/loop/arrows/campaign-from-problem.schema.ts';
import { campaignFromProblem } from '#features/loop/arrows/campaign-from-problem.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'problem',
    summary: 'Begin the brief of a campaign with a problem or an action of a report',
    body: campaignFromProblemSchema,
    response: campaignBriefSchema,
    status: 201,
    orFound: true,
  },
  (ctx, { body }) => campaignFromProblem(ctx, body),
);
export const ALL = methodNotAllowed('POST');
