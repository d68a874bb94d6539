import { pipelinePageSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The pipelines of the workspace with their stages',
    response: pipelinePageSchema,
  },
  async (ctx) => ({ items: await listPipelines(ctx), nextCursor: null }),
);
export const ALL = methodNotAllowed('GET');
