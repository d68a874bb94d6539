import { findBoard } from '#features/leads/opportunities/board.server.ts';
import { boardQuerySchema, boardSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'pipeline',
    id: 'invalid_id',
    summary: 'The board of a pipeline: counts and sums by stage, and the first cards of each',
    query: boardQuerySchema,
    response: boardSchema,
  },
  (ctx, { id, query }) => findBoard(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
