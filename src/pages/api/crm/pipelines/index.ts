import { pipelinePageSchema, pipelineSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { createPipeline, showPipelines } from '#features/leads/pipelines/pipeline-edit.server.ts';
import { createPipelineSchema, pipelineQuerySchema } from '#features/leads/pipelines/pipeline.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The pipelines of the workspace with their stages, the default one first',
    query: pipelineQuerySchema,
    response: pipelinePageSchema,
  },
  (ctx, { query }) => showPipelines(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'setUp',
    refuses: ['set_up_by_owners'],
    summary: 'Make a pipeline; without stages it begins with those of a new workspace',
    body: createPipelineSchema,
    response: pipelineSchema,
    status: 201,
  },
  (ctx, { body }) => createPipeline(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
