import { record } from '#db/journal/cause.ts';
import { callCause, type ServiceContext } from '#kernel/context.ts';

/** Calls a service as an endpoint does: in one transaction, of which every change has one cause. */
export const call = <T>(ctx: ServiceContext, service: (inside: ServiceContext) => Promise<T>): Promise<T> =>
  record(ctx.db, callCause(ctx, 'POST /test'), (tx) => service({ ...ctx, db: tx }));

/** The same, with the id of the cause. */
export const causeOf = async (
  ctx: ServiceContext,
  service: (inside: ServiceContext) => Promise<unknown>,
): Promise<number> =>
  record(ctx.db, callCause(ctx, 'POST /test'), async (tx, causeId) => {
    await service({ ...ctx, db: tx });
    return causeId;
  });

/** Calls a service with its own arguments, as an endpoint does. */
export const called = <Given extends unknown[], T>(
  ctx: ServiceContext,
  service: (inside: ServiceContext, ...given: Given) => Promise<T>,
  ...given: Given
): Promise<T> => call(ctx, (inside) => service(inside, ...given));
