import { databaseOf } from '#db/drizzle.ts';
import { AppError } from '#shared/errors.ts';
import type { PublicContext, ServiceContext } from '#server/context.ts';

export const publicPageContext = ({ runtime, locale, timeZone }: App.Locals): PublicContext => ({
  db: databaseOf(runtime.client),
  now: new Date(),
  locale,
  timeZone,
});

/** Context of a page that `page-access.ts` protects; the middleware has redirected everybody without a session. */
export function pageContext(locals: App.Locals): ServiceContext {
  const { user } = locals;
  if (!user) throw new AppError('signed_out');
  return { ...publicPageContext(locals), user };
}

/** Nothing of a demo is public, whatever its records say. */
export const isDemoSession = ({ standing }: App.Locals): boolean => Boolean(standing?.demoExpiresAt);
