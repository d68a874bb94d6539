import { testWriterSchema, writerTrialSchema } from '#features/accounts/settings/writer.schema.ts';
import { tryWriter } from '#features/marketing/writer/checks/writer-trial.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    summary: 'Have a model write of one’s own product beside the composer, before it is set',
    body: testWriterSchema,
    response: writerTrialSchema,
    limit: { bucket: 'writer-test', max: 60, windowSeconds: 3_600 },
    isSecret: true,
    takesNoRoom: true,
  },
  (ctx, { body, http }) => tryWriter(ctx, body, http.locals.runtime.config, http.request.signal),
);
export const ALL = methodNotAllowed('POST');
