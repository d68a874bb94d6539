import type { APIContext } from 'astro';
import { writeFaultIn } from '#db/errors.ts';
import type { Attempt } from '#features/accounts/throttle.server.ts';
import { readCookie } from './authenticate.ts';
import type { PublicContext } from './context.ts';
import { sessionCookieName, sessionCookieOptions } from './session-cookie.ts';
import { createSession, endSession, sessionOfCookie, type ActiveSession } from './sessions.ts';

/** Whose failures a wrong password counts towards. */
export const attemptOf = ({ locals }: APIContext): Attempt => ({
  address: locals.clientAddress,
  isLimited: locals.runtime.config.isRateLimited,
});

/** A stale Authorization header must not leave the session of the cookie behind it alive. */
async function endSessionOfCookie(ctx: PublicContext, http: APIContext): Promise<void> {
  const name = sessionCookieName(http.locals.runtime.config.siteUrl);
  const session = await sessionOfCookie(ctx.db, readCookie(http.cookies, name), ctx.now);
  if (session && session.by !== 'apiToken') await endSession(ctx.db, session.id);
}

/**
 * Starts a session, sets its cookie and answers the bearer token (product.md D8). The session that the browser held
 * until now ends: its cookie is overwritten, so nobody could sign it out any more.
 */
export async function signIn(ctx: PublicContext, userId: number, http: APIContext): Promise<string> {
  const { siteUrl } = http.locals.runtime.config;
  const userAgent = http.request.headers.get('user-agent') ?? '';
  const { cookieToken, bearerToken } = await createSession(ctx.db, userId, userAgent, ctx.now);
  await endSessionOfCookie(ctx, http).catch((error: unknown) => {
    // Where nothing can be written, signing in goes before ending what the browser held.
    if (writeFaultIn(error) === undefined) throw error;
  });
  http.cookies.set(sessionCookieName(siteUrl), cookieToken, sessionCookieOptions(siteUrl));
  return bearerToken;
}

export async function signOut(
  ctx: PublicContext,
  session: ActiveSession | null,
  http: APIContext,
): Promise<void> {
  const { siteUrl } = http.locals.runtime.config;
  if (session && session.by !== 'apiToken') await endSession(ctx.db, session.id);
  await endSessionOfCookie(ctx, http);
  const { maxAge: _, ...attributes } = sessionCookieOptions(siteUrl);
  http.cookies.delete(sessionCookieName(siteUrl), attributes);
}
