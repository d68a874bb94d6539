import type { AstroGlobal } from 'astro';
import { databaseOf } from '#db/drizzle.ts';
import { AppError } from '#shared/errors.ts';
import { serviceContext, type PublicContext, type ServiceContext } from '#kernel/context.ts';

export const publicPageContext = ({ runtime, locale, timeZone }: App.Locals): PublicContext => ({
  db: databaseOf(runtime.client),
  now: new Date(),
  locale,
  timeZone,
  log: runtime.log,
});

/** Context of a page that `page-access.ts` protects; the middleware has redirected everybody without a session. */
export function pageContext(locals: App.Locals): ServiceContext {
  const { user, workspace } = locals;
  if (!user || !workspace) throw new AppError('signed_out');
  return serviceContext({
    ...publicPageContext(locals),
    user,
    workspace,
    runWork: (work) => locals.runtime.work.run(work, `user:${user.id}`),
  });
}

/** Context of a page below /admin, and what an administrator sees there; anybody else gets 403 and null. */
export async function adminPage<Shown>(
  { locals, response }: Pick<AstroGlobal, 'locals' | 'response'>,
  load: (context: ServiceContext) => Promise<Shown>,
): Promise<{ context: ServiceContext; shown: Shown | null }> {
  const context = pageContext(locals);
  const isAdmin = context.user.role === 'admin';
  if (!isAdmin) response.status = 403;
  return { context, shown: isAdmin ? await load(context) : null };
}

/** Nothing of a demo is public, whatever its records say. */
export const isDemoSession = ({ standing }: App.Locals): boolean => Boolean(standing?.demoExpiresAt);
