import { defineMiddleware } from 'astro:middleware';
import { databaseOf } from '#db/drizzle.ts';
import { rememberLanguage } from '#features/accounts/profile.server.ts';
import { isLocale, negotiateLocale } from '#i18n/index.ts';
import { readLanguageCookie, readZoneCookie, sessionOfPage } from '#server/authenticate.ts';
import { developmentLocals } from '#server/development.ts';
import { setLanguage } from '#server/language.ts';
import type { ScriptsOf } from '#server/front/script-graph.ts';
import { withPreloads } from '#server/island-preloads.ts';
import { isSitePage, ownPage, pageAccess } from '#server/page-access.ts';
import { pageContext } from '#server/page-context.ts';
import { localPath } from '#shared/paths.ts';

async function preloaded(response: Response, scriptsOf: ScriptsOf | undefined): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!scriptsOf || !isPage) return response;
  const { status, headers } = response;
  return new Response(withPreloads(await response.text(), scriptsOf), { status, headers });
}

/** Pages only: the calls under /api/ answer for themselves in `endpoint()`. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  const { locals, url, request, cookies } = context;
  if (import.meta.env.DEV) Object.assign(locals, await developmentLocals(context));
  if (url.pathname.startsWith('/api/')) return next();

  const { config, client } = locals.runtime;
  const session = await sessionOfPage(databaseOf(client), cookies, config.siteUrl, new Date());
  locals.user = session?.user ?? null;
  locals.sessionId = session?.id ?? null;
  locals.standing = session?.standing ?? null;
  locals.zone = readZoneCookie(cookies);
  const chosen = url.searchParams.get('lang');
  if (request.method === 'GET' && isLocale(chosen)) {
    setLanguage(cookies, chosen);
    url.searchParams.delete('lang');
    return context.redirect(url.pathname + url.search, 303);
  }
  const { formAnswer } = locals;
  const stored = readLanguageCookie(cookies);
  const wanted = session || !isSitePage(url) ? request.headers.get('accept-language') : null;
  locals.locale = formAnswer?.locale ?? negotiateLocale(stored, wanted);
  if (session && isLocale(stored) && stored !== session.standing.language)
    await rememberLanguage(pageContext(locals), stored);

  const access = pageAccess(url.pathname);
  if (access.kind === 'protected' && !session) {
    return context.redirect(`${access.signIn}?next=${encodeURIComponent(url.pathname + url.search)}`, 303);
  }
  if (access.kind === 'signIn' && session && !formAnswer) {
    return context.redirect(localPath(url.searchParams.get('next')) ?? access.home, 303);
  }
  const own = session ? ownPage(url.pathname) : undefined;
  const response = await preloaded(await (own === undefined ? next() : next(own)), locals.scriptsOf);
  response.headers.set('cache-control', 'no-store');
  return response;
});
