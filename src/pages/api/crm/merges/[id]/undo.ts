import { undoneMergeSchema } from '#features/leads/merge/merge-undo.schema.ts';
import { undoMerge } from '#features/leads/merge/merge-undo.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['merge_not_last', 'merge_kept_deleted'],
    owner: 'merge',
    id: 'invalid_id',
    takesNoRoom: true,
    summary: 'Make two records of one again, within 30 days; what was changed since is kept and said',
    response: undoneMergeSchema,
  },
  (ctx, { id }) => undoMerge(ctx, id),
);
export const ALL = methodNotAllowed('POST');
