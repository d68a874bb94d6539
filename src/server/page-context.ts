import { databaseOf } from '#db/drizzle.ts';
import { AppError } from '#shared/errors.ts';
import type { PublicContext, ServiceContext } from './context.ts';

/** The service context of a page that `page-access.ts` protects; the middleware has turned everybody else away. */
export function pageContext({ runtime, locale, user }: App.Locals): ServiceContext {
  if (!user) throw new AppError('signed_out');
  return { db: databaseOf(runtime.client), now: new Date(), locale, user };
}

/** The service context of a page that anyone may open. */
export const publicContext = ({ runtime, locale }: App.Locals): PublicContext => ({
  db: databaseOf(runtime.client),
  now: new Date(),
  locale,
});
