import {
  createWebhookSchema,
  newWebhookSchema,
  webhookSchema,
} from '#features/accounts/webhooks/webhook.schema.ts';
import { createWebhook, listWebhooks } from '#features/accounts/webhooks/webhook.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
const self = { role: 'user', owner: 'self', act: 'manage' } as const;

export const GET = endpoint(
  { ...self, summary: 'The webhooks of the workspace, for its owners', response: pageOf(webhookSchema) },
  (ctx) => listWebhooks(ctx),
);
export const POST = endpoint(
  {
    ...self,
    summary: 'Add a webhook: an address that is told of changes; its secret is answered once',
    refuses: ['demo_account', 'too_many_webhooks'],
    body: createWebhookSchema,
    response: newWebhookSchema,
    status: 201,
    isSecret: true,
  },
  (ctx, { body, http }) => createWebhook(ctx, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
