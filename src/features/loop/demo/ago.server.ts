import type { ServiceContext } from '#kernel/context.ts';

/** The context as it was this many days before. */
export const ago = (ctx: ServiceContext, days: number): ServiceContext => ({
  ...ctx,
  now: new Date(ctx.now.getTime() - days * 86_400_000),
});
