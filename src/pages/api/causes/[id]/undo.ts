import { undoneSchema } from '#features/loop/journal/journal.schema.ts';
import { undoAnyCause } from '#features/loop/journal/undo-cause.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['already_undone', 'immutable'],
    owner: 'cause',
    id: 'invalid_id',
    isLong: true,
    takesNoRoom: true,
    summary:
      'Undo everything that one call, import or job has changed; what was changed since is kept and said',
    answers:
      'Every answer of a call that changes records has the header `X-Cause-Id`: the id that this call takes. The answer’s `causeId` is that of the undo, which can be undone in turn.',
    response: undoneSchema,
  },
  (ctx, { id }) => undoAnyCause(ctx, id),
);
export const ALL = methodNotAllowed('POST');
