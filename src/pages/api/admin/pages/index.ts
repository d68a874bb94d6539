import { PAGE_SORTS, publishedPageSchema } from '#features/marketing/landing/page-admin.schema.ts';
import { listPages } from '#features/marketing/landing/page-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { listQuery } from '#shared/list.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'Every landing page that is published or was taken down, with its owner',
    query: listQuery(PAGE_SORTS),
    response: pageOf(publishedPageSchema),
  },
  (ctx, { query }) => listPages(ctx, query),
);
export const ALL = methodNotAllowed('GET');
