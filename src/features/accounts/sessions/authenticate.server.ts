import type { AstroCookies } from 'astro';
import { sessionOfApiToken } from '#features/accounts/tokens/api-token.server.ts';
import type { Database } from '#db/drizzle.ts';
import { otherWorkspace } from '#features/accounts/workspace.server.ts';
import { AppError } from '#shared/errors.ts';
import type { Workspace } from '#kernel/context.ts';
import { sessionCookieName } from './session-cookie.server.ts';
import { bearerToken } from '#kernel/api/bearer-token.ts';
import { readCookie } from '#kernel/api/cookies.ts';
import type { ActiveSession } from '#kernel/session.ts';
import { WORKSPACE_PARAMETER } from '#shared/api.ts';
import { sessionOfBearer, sessionOfCookie } from './sessions.server.ts';

export async function sessionOfHeader(
  db: Database,
  header: string,
  now: Date,
): Promise<ActiveSession | null> {
  const token = bearerToken(header);
  if (token === undefined) return null;
  return (await sessionOfBearer(db, token, now)) ?? sessionOfApiToken(db, token, now);
}

/** Returns the current user of a page: by the session cookie only, never by a token. */
export const sessionOfPage = (
  db: Database,
  cookies: AstroCookies,
  siteUrl: string,
  now: Date,
): Promise<ActiveSession | null> => sessionOfCookie(db, readCookie(cookies, sessionCookieName(siteUrl)), now);

/**
 * Returns the current user of an API request. An Authorization header decides alone: an invalid one never falls back to
 * the cookie.
 */
export async function authenticate(
  db: Database,
  request: Request,
  cookies: AstroCookies,
  siteUrl: string,
  now: Date,
): Promise<ActiveSession | null> {
  const header = request.headers.get('authorization');
  const session =
    header === null ? await sessionOfPage(db, cookies, siteUrl, now) : await sessionOfHeader(db, header, now);
  // A portal page sends its user; if another tab has changed the user, it counts as signed out.
  const pageUser = request.headers.get('x-page-user');
  if (!session || (pageUser !== null && pageUser !== String(session.user.id))) return null;
  return { ...session, workspace: await chosenWorkspace(db, session, askedWorkspace(request)) };
}

/** Returns the workspace of the page that asks: a link or an image says it in its address. */
const askedWorkspace = ({ headers, method, url }: Request): string | null =>
  headers.get('x-workspace') ??
  (method === 'GET' || method === 'HEAD' ? new URL(url).searchParams.get(WORKSPACE_PARAMETER) : null);

/** Errors: `workspace_left` for a workspace that the caller is no member of, or no longer. */
async function chosenWorkspace(
  db: Database,
  session: ActiveSession,
  chosen: string | null,
): Promise<Workspace> {
  if (chosen === null || chosen === 'own' || chosen === String(session.workspace.id))
    return session.workspace;
  if (!/^[1-9]\d{0,14}$/.test(chosen)) throw new AppError('not_found');
  return otherWorkspace(db, session, Number(chosen));
}
