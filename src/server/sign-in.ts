import type { APIContext } from 'astro';
import { readCookie } from './authenticate.ts';
import type { PublicContext } from './context.ts';
import {
  createSession,
  endSession,
  sessionCookieName,
  sessionCookieOptions,
  sessionOfCookie,
  type ActiveSession,
} from './sessions.ts';

/** Starts a session, sets its cookie and answers the bearer token (product.md D8). */
export async function signIn(ctx: PublicContext, userId: number, http: APIContext): Promise<string> {
  const { siteUrl } = http.locals.runtime.config;
  const userAgent = http.request.headers.get('user-agent') ?? '';
  const { cookieToken, bearerToken } = await createSession(ctx.db, userId, userAgent, ctx.now);
  http.cookies.set(sessionCookieName(siteUrl), cookieToken, sessionCookieOptions(siteUrl));
  return bearerToken;
}

export async function signOut(
  ctx: PublicContext,
  session: ActiveSession | null,
  http: APIContext,
): Promise<void> {
  const { siteUrl } = http.locals.runtime.config;
  if (session) await endSession(ctx.db, session.id);
  // A stale Authorization header must not leave the session of the cookie behind it alive.
  const byCookie = await sessionOfCookie(
    ctx.db,
    readCookie(http.cookies, sessionCookieName(siteUrl)),
    ctx.now,
  );
  if (byCookie) await endSession(ctx.db, byCookie.id);
  const { maxAge: _, ...attributes } = sessionCookieOptions(siteUrl);
  http.cookies.delete(sessionCookieName(siteUrl), attributes);
}
