import type { APIContext, MiddlewareNext } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { databaseOf } from '#db/drizzle.ts';
import { navigationBadges } from '#features/loop/start/start-counts.server.ts';
import { navigationViews } from '#features/leads/views/navigation-views.server.ts';
import { rememberLanguage } from '#features/accounts/users/profile.server.ts';
import { isLocale, negotiateLocale } from '#i18n/index.ts';
import { chooseWorkspace, listWorkspaces } from '#features/accounts/workspaces/workspace.server.ts';
import { countUnread } from '#features/accounts/notifications/notification.server.ts';
import { sessionOfPage } from '#features/accounts/sessions/authenticate.server.ts';
import { readLanguageCookie, readTimeZoneCookie } from '#kernel/api/cookies.ts';
import { developmentLocals } from '#app/development.ts';
import { setLanguage } from '#app/astro/language.ts';
import { problemPage } from '#kernel/front/problem-answer.ts';
import { knownError } from '#kernel/api/known-error.ts';
import { isHeldBack, isSitePage, ownPage, pageAccess, SECURITY_PAGE } from '#app/astro/page-access.ts';
import { pageContext } from '#app/astro/page-context.ts';
import type { ActiveSession } from '#kernel/session.ts';
import { countSignedOut } from '#kernel/api/signed-out-calls.ts';
import { writeAside } from '#kernel/api/side-write.ts';
import { WORKSPACE_PARAMETER } from '#shared/api.ts';
import { isAppError } from '#shared/errors.ts';
import { localPath } from '#shared/paths.ts';

/** Says that a link leads into a workspace of others. */
const ELSEWHERE_PAGE = '/account/workspaces/elsewhere';

/** A page that hands over to another one (`Astro.rewrite`) comes by twice. */
const askedSessions = new WeakMap<App.Locals, Promise<ActiveSession | null>>();

function sessionOf({ locals, cookies }: APIContext): Promise<ActiveSession | null> {
  const { config, client } = locals.runtime;
  const asked =
    askedSessions.get(locals) ?? sessionOfPage(databaseOf(client), cookies, config.siteUrl, new Date());
  askedSessions.set(locals, asked);
  return asked;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/**
 * Astro would print what a page threw, over several lines and with the values of its statements. The front has the
 * site's own page for a bare 404 and 500.
 */
function failedPage({ locals, request, cookies }: APIContext, error: unknown): Response {
  const { code, status } = knownError(error, locals.runtime.log, locals.requestId);
  if (status === 404 || status === 500) return new Response(null, { status });
  const locale = negotiateLocale(readLanguageCookie(cookies), request.headers.get('accept-language'));
  const { body, headers } = problemPage(code, locale);
  return new Response(body, { status, headers });
}

/** Pages only: the calls under /api/ answer for themselves in `endpoint()`. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  if (import.meta.env.DEV) Object.assign(context.locals, await developmentLocals(context));
  if (context.url.pathname.startsWith('/api/')) return next();
  try {
    return await answerPage(context, next);
  } catch (error) {
    // Astro's own page of an error shows the developer where it was thrown.
    if (import.meta.env.DEV) throw error;
    return failedPage(context, error);
  }
});

/** A link of an email or a notification says in which workspace its page is: it is opened first. */
async function openWorkspace(
  context: APIContext,
  next: MiddlewareNext,
  { asked, here }: { asked: string; here: number },
): Promise<Response> {
  const { locals, url } = context;
  try {
    const id = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : 0;
    if (id !== here) await chooseWorkspace(pageContext(locals), id);
  } catch (error) {
    if (!isAppError(error) || error.status !== 404) throw error;
    const response = await next(ELSEWHERE_PAGE);
    response.headers.set('cache-control', 'no-store');
    return response;
  }
  url.searchParams.delete(WORKSPACE_PARAMETER);
  return context.redirect(url.pathname + url.search, 303);
}

async function answerPage(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { locals, url, request, cookies } = context;

  const session = await sessionOf(context);
  locals.user = session?.user ?? null;
  locals.workspace = session?.workspace ?? null;
  locals.sessionId = session?.id ?? null;
  locals.standing = session?.standing ?? null;
  // Counted only where a page shows its navigation.
  const countBadges = once(() => navigationBadges(pageContext(locals)));
  locals.badges = countBadges;
  locals.views = once(() => navigationViews(pageContext(locals)));
  locals.workspaces = once(async () => (await listWorkspaces(pageContext(locals))).items);
  locals.unreadNotifications = once(() => countUnread(pageContext(locals)));
  if (!session) countSignedOut(locals, request.method);
  locals.timeZone = readTimeZoneCookie(cookies);
  const chosen = url.searchParams.get('lang');
  if (request.method === 'GET' && isLocale(chosen)) {
    setLanguage(context, chosen);
    url.searchParams.delete('lang');
    return context.redirect(url.pathname + url.search, 303);
  }
  const { formAnswer } = locals;
  const stored = readLanguageCookie(cookies);
  const wanted = session || !isSitePage(url) ? request.headers.get('accept-language') : null;
  locals.locale = formAnswer?.locale ?? negotiateLocale(stored, wanted);
  if (session && isLocale(stored) && stored !== session.standing.language)
    writeAside(`language:${session.user.id}`, () => rememberLanguage(pageContext(locals), stored));

  const access = pageAccess(url.pathname);
  if (access.kind === 'protected' && !session) {
    return context.redirect(`${access.signIn}?next=${encodeURIComponent(url.pathname + url.search)}`, 303);
  }
  if (access.kind === 'signIn' && session && !formAnswer) {
    return context.redirect(localPath(url.searchParams.get('next')) ?? access.home, 303);
  }
  if (session && isHeldBack(locals.runtime.config.requireSecondFactor, session, url.pathname))
    return context.redirect(SECURITY_PAGE, 303);
  const asked = access.kind === 'protected' && session ? url.searchParams.get(WORKSPACE_PARAMETER) : null;
  if (session && asked !== null && request.method === 'GET')
    return openWorkspace(context, next, { asked, here: session.workspace.id });
  // Begun beside the page's own reading, because its navigation comes after that.
  if (access.kind === 'protected') countBadges().catch(() => undefined);
  const own = session ? ownPage(url.pathname) : undefined;
  const response = await (own === undefined ? next() : next(own));
  response.headers.set('cache-control', 'no-store');
  return response;
}
