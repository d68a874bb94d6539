import { ruleSchema, updateRuleSchema } from '#features/loop/rules/rule.schema.ts';
import { deleteRule, requireRule, updateRule } from '#features/loop/rules/rule.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const rule = { role: 'user', owner: 'rule', id: 'invalid_id' } as const;
const changed = { ...rule, act: 'setUp', refuses: ['set_up_by_owners'] } as const;

export const GET = endpoint({ ...rule, summary: 'One rule', response: ruleSchema }, (ctx, { id }) =>
  requireRule(ctx, id),
);
export const PATCH = endpoint(
  {
    ...changed,
    summary: 'Change a rule or switch it on or off; from then on it acts in your name',
    body: updateRuleSchema,
    response: ruleSchema,
  },
  (ctx, { id, body }) => updateRule(ctx, id, body),
);
export const DELETE = endpoint(
  { ...changed, summary: 'Delete a rule with its log; what it has done stays', status: 204 },
  (ctx, { id }) => deleteRule(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
