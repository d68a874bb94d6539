import { listModels } from '#features/accounts/settings/model-list.server.ts';
import { listModelsSchema, modelListSchema } from '#features/accounts/settings/writer.schema.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The models that a provider offers, or why it lists none',
    body: listModelsSchema,
    response: modelListSchema,
    limit: { bucket: 'writer-models', max: 120, windowSeconds: 3_600 },
    isSecret: true,
    takesNoRoom: true,
  },
  (ctx, { body, http }) => listModels(ctx, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
