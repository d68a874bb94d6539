import {
  createViewSchema,
  viewListSchema,
  viewQuerySchema,
  viewSchema,
} from '#features/leads/views/view.schema.ts';
import { createView, listViews } from '#features/leads/views/view.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: "The views of lists: the caller's and those shared in the workspace",
    query: viewQuerySchema,
    response: viewListSchema,
  },
  (ctx, { query }) => listViews(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Save a view of a list',
    body: createViewSchema,
    response: viewSchema,
    status: 201,
  },
  (ctx, { body }) => createView(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
