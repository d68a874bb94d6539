import { listModels } from '#features/accounts/settings/model-list.server.ts';
import { listModelsSchema, modelListSchema } from '#features/accounts/settings/writer.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The models that a provider offers, or why it lists none',
    answers:
      '`fault`: why the model gave nothing, null where it did: `key_missing`, `unreachable`, `refused`, `key_refused`, `not_found`, `too_many`, `server_error`, `private_address`, `insecure_address`, `redirected`, `stalled`, `cut`, `shape`, `too_long`, or `web_page` where the address answers with a page for people instead of JSON (it usually lacks `/v1`).',
    body: listModelsSchema,
    response: modelListSchema,
    limit: { bucket: 'writer-models', max: 120, windowSeconds: 3_600 },
    isSecret: true,
    takesNoRoom: true,
  },
  (ctx, { body, http }) => listModels(ctx, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
