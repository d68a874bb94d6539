import { createRuleSchema, ruleListSchema, ruleSchema } from '#features/loop/rules/rule.schema.ts';
import { createRule, listRules } from '#features/loop/rules/rule.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The rules of the workspace, which do things by themselves',
    response: ruleListSchema,
  },
  (ctx) => listRules(ctx),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'setUp',
    refuses: ['set_up_by_owners'],
    summary: 'Add a rule: when something happens, if a record meets conditions, then do things in your name',
    body: createRuleSchema,
    response: ruleSchema,
    status: 201,
  },
  (ctx, { body }) => createRule(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
