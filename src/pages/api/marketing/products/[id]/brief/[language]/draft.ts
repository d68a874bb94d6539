import { briefDraftSchema } from '#features/marketing/brief/brief.schema.ts';
import { draftBrief } from '#features/marketing/brief/brief-draft.server.ts';
import { briefLanguage } from '#features/marketing/brief/brief.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    id: 'invalid_id',
    summary: 'Have the model draft the brief of a language from the other one; nothing is stored',
    response: briefDraftSchema,
    isSecret: true,
    takesNoRoom: true,
  },
  (ctx, { id, http: { params, locals, request } }) =>
    draftBrief(ctx, id, briefLanguage(params['language']), locals.runtime.config, request.signal),
);
export const ALL = methodNotAllowed('POST');
