import {
  photographFormSchema,
  photographQuery,
  photographSchema,
  receivedPhotographSchema,
} from '#features/marketing/media/photograph.schema.ts';
import { receivePhotograph, uploadPhotograph } from '#features/marketing/media/photograph-upload.server.ts';
import { listPhotographs } from '#features/marketing/media/photograph.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The photographs of products',
    query: photographQuery,
    response: pageOf(photographSchema),
  },
  (ctx, { query }) => listPhotographs(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    summary: 'Give a product a photograph: JPEG, PNG, WebP or AVIF of up to 15 MB, kept as JPEG',
    upload: { field: 'file', form: photographFormSchema, receive: receivePhotograph },
    body: receivedPhotographSchema,
    response: photographSchema,
    status: 201,
    isSlow: true,
  },
  (ctx, { body, http }) => uploadPhotograph(ctx, body, http.locals.runtime.work),
);
export const ALL = methodNotAllowed('GET', 'POST');
