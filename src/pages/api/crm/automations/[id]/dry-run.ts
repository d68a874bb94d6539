import { dryRunAnswerSchema } from '#features/loop/rules/rule.schema.ts';
import { dryRunOf } from '#features/loop/rules/dry-run.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'rule',
    id: 'invalid_id',
    isReading: true,
    limit: { bucket: 'rule-dry-run', max: 120, windowSeconds: 3_600 },
    summary: 'For which records a rule would have run within seven days; changes nothing',
    response: dryRunAnswerSchema,
  },
  (ctx, { id }) => dryRunOf(ctx, id),
);
export const ALL = methodNotAllowed('POST');
