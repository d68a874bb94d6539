import { dryRunAnswerSchema, dryRunSchema } from '#features/loop/rules/rule.schema.ts';
import { dryRun } from '#features/loop/rules/dry-run.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    isReading: true,
    limit: { bucket: 'rule-dry-run', max: 120, windowSeconds: 3_600 },
    summary: 'For which records a rule that is not saved would have run within seven days; changes nothing',
    body: dryRunSchema,
    response: dryRunAnswerSchema,
  },
  (ctx, { body }) => dryRun(ctx, body),
);
export const ALL = methodNotAllowed('POST');
