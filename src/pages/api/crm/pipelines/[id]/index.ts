import { pipelineSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'pipeline',
    id: 'invalid_id',
    summary: 'One pipeline with its stages',
    response: pipelineSchema,
  },
  (ctx, { id }) => requirePipeline(ctx, id),
);
export const ALL = methodNotAllowed('GET');
