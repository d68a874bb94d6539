import { testWriterSchema, writerTrialSchema } from '#features/accounts/settings/writer.schema.ts';
import { tryWriter } from '#features/marketing/writer/checks/writer-trial.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    summary: 'Have a model write of one’s own product beside the composer, before it is set',
    answers:
      '`fault`: why the model gave nothing, null where it did: `key_missing`, `unreachable`, `refused`, `key_refused`, `not_found`, `too_many`, `server_error`, `private_address`, `insecure_address`, `redirected`, `stalled`, `cut`, `shape`, `too_long`, or `web_page` where the address answers with a page for people instead of JSON (it usually lacks `/v1`).',
    body: testWriterSchema,
    response: writerTrialSchema,
    limit: { bucket: 'writer-test', max: 60, windowSeconds: 3_600 },
    isSecret: true,
    takesNoRoom: true,
  },
  (ctx, { body, http }) => tryWriter(ctx, body, http.locals.runtime.config, http.request.signal),
);
export const ALL = methodNotAllowed('POST');
