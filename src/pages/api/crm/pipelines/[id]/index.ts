import { pipelineSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import { deletePipeline, updatePipeline } from '#features/leads/pipelines/pipeline-edit.server.ts';
import {
  deletePipelineQuery,
  deletePipelineSchema,
  updatePipelineSchema,
} from '#features/leads/pipelines/pipeline.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const pipeline = { role: 'user', owner: 'pipeline', id: 'invalid_id' } as const;
const changed = { ...pipeline, act: 'setUp', refuses: ['set_up_by_owners'] } as const;

export const GET = endpoint(
  { ...pipeline, summary: 'One pipeline with its stages', response: pipelineSchema },
  (ctx, { id }) => requirePipeline(ctx, id),
);
export const PATCH = endpoint(
  {
    ...changed,
    summary: 'Change a pipeline; opportunities of a stage that is left out go where `moves` says',
    body: updatePipelineSchema,
    response: pipelineSchema,
  },
  (ctx, { id, body }) => updatePipeline(ctx, id, body),
);
export const DELETE = endpoint(
  {
    ...changed,
    summary: 'Delete a pipeline; its opportunities go to another one, where they stay open, won or lost',
    query: deletePipelineQuery,
    body: deletePipelineSchema,
    status: 204,
    refuses: ['set_up_by_owners', 'last_pipeline'],
  },
  (ctx, { id, query, body }) =>
    deletePipeline(
      ctx,
      id,
      body.moveTo ?? (query.moveTo === undefined ? undefined : { pipelineId: query.moveTo }),
    ),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
