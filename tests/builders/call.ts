import { record } from '#db/journal/cause.ts';
import type { ServiceContext } from '#kernel/context.ts';

/** Calls a service as an endpoint does: in one transaction, of which every change has one cause. */
export const call = <T>(ctx: ServiceContext, service: (inside: ServiceContext) => Promise<T>): Promise<T> =>
  record(
    ctx.db,
    { kind: 'call', label: 'POST /test', workspaceId: ctx.workspace.id, actorId: ctx.user.id, at: ctx.now },
    (tx) => service({ ...ctx, db: tx }),
  );
