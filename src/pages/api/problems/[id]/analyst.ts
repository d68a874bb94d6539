import { takenActionSchema } from '#features/consulting/analyst/analyst.schema.ts';
import { dismissReading } from '#features/consulting/analyst/analyst.server.ts';
import { takeDraftedAction } from '#features/consulting/analyst/drafted-action.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const proposal = { role: 'user', owner: 'problem', id: 'invalid_id' } as const;

export const POST = endpoint(
  {
    ...proposal,
    refuses: ['report_exists', 'draft_language'],
    summary:
      'Put the action that a model drafted for a problem into the draft, as a recommendation of one’s own',
    response: takenActionSchema,
  },
  (ctx, { id }) => takeDraftedAction(ctx, id),
);
export const DELETE = endpoint(
  { ...proposal, summary: 'Dismiss what a model proposes for a problem', status: 204 },
  (ctx, { id }) => dismissReading(ctx, id),
);
export const ALL = methodNotAllowed('POST', 'DELETE');
