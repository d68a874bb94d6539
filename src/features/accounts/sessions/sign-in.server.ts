import type { APIContext } from 'astro';
import { writeFaultIn } from '#db/errors.ts';
import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import {
  DEVICE_DAYS,
  findKnownDevice,
  rememberDevice,
} from '#features/accounts/sessions/known-device.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import { tellOfNewDevice } from '#features/accounts/sessions/new-device.server.ts';
import type { PublicUser } from '#features/accounts/users/user.schema.ts';
import { foldCase } from '#shared/texts/text.ts';
import { readCookie } from '#kernel/api/cookies.ts';
import type { PublicContext } from '#kernel/context.ts';
import { sessionCookieName, sessionCookieOptions } from './session-cookie.server.ts';
import type { ActiveSession } from '#kernel/session.ts';
import { createSession, endSession, sessionOfCookie } from './sessions.server.ts';

const deviceCookieName = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? '__Host-device' : 'device';

const deviceOf = ({ cookies, locals }: APIContext): string | undefined =>
  readCookie(cookies, deviceCookieName(locals.runtime.config.siteUrl));

export const attemptOf = (http: APIContext): Attempt => ({
  address: http.locals.clientAddress,
  device: deviceOf(http),
  isLimited: http.locals.runtime.config.isRateLimited,
});

/** Marks the browser as a known device after a proof of ownership: others' guesses no longer slow it. */
export async function knowDevice(ctx: PublicContext, userId: number, http: APIContext): Promise<void> {
  const { siteUrl } = http.locals.runtime.config;
  const token = await rememberDevice(ctx, userId, deviceOf(http));
  const maxAge = DEVICE_DAYS * 86_400;
  http.cookies.set(deviceCookieName(siteUrl), token, { ...sessionCookieOptions(siteUrl), maxAge });
}

/** If the database cannot be written, signing in matters more than ending the old session and storing the device. */
function ignoreWriteFault(error: unknown): void {
  if (writeFaultIn(error) === undefined) throw error;
}

/** Ends the session of the cookie, which a stale Authorization header would otherwise leave alive. */
async function endSessionOfCookie(ctx: PublicContext, http: APIContext): Promise<void> {
  const name = sessionCookieName(http.locals.runtime.config.siteUrl);
  const session = await sessionOfCookie(ctx.db, readCookie(http.cookies, name), ctx.now);
  if (session && session.by !== 'apiToken') await endSession(ctx.db, session.id);
}

/**
 * Starts a session, sets its cookie and returns the bearer token (product.md D8). Ends the browser's previous session:
 * its cookie is overwritten, so nobody could sign it out any more.
 */
export async function startSession(ctx: PublicContext, userId: number, http: APIContext): Promise<string> {
  const { siteUrl } = http.locals.runtime.config;
  const userAgent = http.request.headers.get('user-agent') ?? '';
  const { cookieToken, bearerToken } = await createSession(ctx.db, userId, userAgent, ctx.now);
  await endSessionOfCookie(ctx, http).catch(ignoreWriteFault);
  http.cookies.set(sessionCookieName(siteUrl), cookieToken, sessionCookieOptions(siteUrl));
  return bearerToken;
}

export async function signIn(ctx: PublicContext, userId: number, http: APIContext): Promise<string> {
  const token = await startSession(ctx, userId, http);
  await knowDevice(ctx, userId, http).catch(ignoreWriteFault);
  return token;
}

/**
 * Signs in somebody who has given all their credentials: the audit log knows of it, and an email tells of a browser that
 * the account has not been seen in before.
 */
export async function signInWithCredentials(
  ctx: PublicContext,
  user: PublicUser,
  http: APIContext,
): Promise<string> {
  const { config } = http.locals.runtime;
  const [token, known] = await Promise.all([
    startSession(ctx, user.id, http),
    findKnownDevice(ctx, foldCase(user.username), deviceOf(http)),
  ]);
  await Promise.all([
    knowDevice(ctx, user.id, http).catch(ignoreWriteFault),
    noteAudit(ctx, 'sign_in', { actorId: user.id, subjectId: user.id }),
    known === null && tellOfNewDevice(ctx, user, config).catch(ignoreWriteFault),
  ]);
  return token;
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
