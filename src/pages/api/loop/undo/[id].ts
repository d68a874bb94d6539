import { undoArrow } from '#features/loop/arrows/undo-arrow.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'arrow',
    id: 'invalid_id',
    takesNoRoom: true,
    summary: 'Undo an arrow of the loop within a day; what is used elsewhere or was changed since stays',
    status: 204,
  },
  (ctx, { id }) => undoArrow(ctx, id),
);
export const ALL = methodNotAllowed('POST');
