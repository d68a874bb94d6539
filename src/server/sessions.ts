import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { eq } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { sessions, users } from '#db/schema/index.ts';
import { isBeyond } from '#db/stored-times.ts';
import { isUsable } from '#features/accounts/user-standing.rules.ts';
import type { Locale } from '#shared/languages.ts';
import type { Database, SessionUser } from './context.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';
import { isNewUse } from './last-use.ts';

/**
 * Lucia stands in this file alone (it is deprecated upstream; docs/decisions/003). Used through its public API, hardened:
 * the cookie's value is never stored, only its SHA-256; the look-up follows a format check; an absolute lifetime stands
 * beside the idle one; and the bearer token is a second secret of the same session (product.md D8).
 */
export const SESSION_IDLE_DAYS = 7;
export const SESSION_ABSOLUTE_DAYS = 30;
export const BEARER_HOURS = 12;

type SessionAttributes = {
  absoluteExpiresAt: number;
  bearerHash: string;
  bearerExpiresAt: number;
  userAgent: string;
  lastUsedAt: string | null;
  createdAt: string;
};
type UserAttributes = Omit<SessionUser, 'id'> & {
  emailConfirmedAt: string | null;
  disabledAt: string | null;
  demoExpiresAt: string | null;
  language: Locale;
};

const buildLucia = (db: Database) =>
  new Lucia(new DrizzleSQLiteAdapter(db, sessions, users), {
    sessionExpiresIn: new TimeSpan(SESSION_IDLE_DAYS, 'd'),
    getSessionAttributes: ({ absoluteExpiresAt, bearerExpiresAt, lastUsedAt, createdAt }) => ({
      absoluteExpiresAt,
      bearerExpiresAt,
      lastUsedAt,
      createdAt,
    }),
    getUserAttributes: (row) => ({
      username: row.username,
      name: row.name,
      email: row.email,
      role: row.role,
      emailConfirmedAt: row.emailConfirmedAt,
      disabledAt: row.disabledAt,
      demoExpiresAt: row.demoExpiresAt,
      language: row.language,
    }),
  });

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof buildLucia>;
    UserId: number;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

const built = new WeakMap<Database, ReturnType<typeof buildLucia>>();
function luciaOf(db: Database) {
  const known = built.get(db) ?? buildLucia(db);
  built.set(db, known);
  return known;
}

export type NewSession = { id: string; cookieToken: string; bearerToken: string };
/** What the caller showed: an API token opens no session, and neither kind of token opens an account (product.md D8). */
export type Credential = 'cookie' | 'loginToken' | 'apiToken';

export type ActiveSession = {
  /** Of the row; empty for an API token. */
  id: string;
  by: Credential;
  user: SessionUser;
  standing: Standing;
  /** When the password was last given for it: ISO 8601. */
  since: string;
};

/** What pages say about an account beside its name. */
export type Standing = { isEmailConfirmed: boolean; demoExpiresAt: string | null; language: Locale };

/** Always a new id: nothing that a visitor brought along is taken over (session fixation). */
export async function createSession(
  db: Database,
  userId: number,
  userAgent: string,
  now: Date,
): Promise<NewSession> {
  const cookieToken = newSecret();
  const bearerToken = newSecret();
  const seconds = Math.floor(now.getTime() / 1000);
  const session = await luciaOf(db).createSession(
    userId,
    {
      absoluteExpiresAt: seconds + SESSION_ABSOLUTE_DAYS * 86_400,
      bearerHash: hashSecret(bearerToken),
      bearerExpiresAt: seconds + BEARER_HOURS * 3_600,
      userAgent: userAgent.slice(0, 300),
      lastUsedAt: now.toISOString(),
      createdAt: now.toISOString(),
    },
    { sessionId: hashSecret(cookieToken) },
  );
  return { id: session.id, cookieToken, bearerToken };
}

/** Who was last here is told to the minute; a page of ten calls must not become ten writes. */
async function noteUse(db: Database, id: string, lastUsedAt: string | null, now: Date): Promise<void> {
  if (!isNewUse(lastUsedAt, now)) return;
  // Nobody is refused because this could not be written.
  await db
    .update(sessions)
    .set({ lastUsedAt: now.toISOString() })
    .where(eq(sessions.id, id))
    .catch(() => undefined);
}

/** Also where it ends later than it could: it was made while the clock was ahead. `at` in seconds since 1970. */
const hasEnded = (at: number, now: Date, hours: number): boolean =>
  at * 1000 <= now.getTime() || isBeyond(at * 1000, now, hours * 3_600_000);

async function validate(
  db: Database,
  sessionId: string,
  now: Date,
  by: 'cookie' | 'loginToken',
): Promise<ActiveSession | null> {
  const lucia = luciaOf(db);
  const { session, user } = await lucia.validateSession(sessionId);
  if (!session) return null;
  if (hasEnded(session.absoluteExpiresAt, now, SESSION_ABSOLUTE_DAYS * 24) || !isUsable(user, now)) {
    await lucia.invalidateSession(sessionId);
    return null;
  }
  if (by === 'loginToken' && hasEnded(session.bearerExpiresAt, now, BEARER_HOURS)) return null;
  await noteUse(db, sessionId, session.lastUsedAt, now);
  const { id, username, name, email, role, emailConfirmedAt, demoExpiresAt, language } = user;
  return {
    id: session.id,
    by,
    user: { id, username, name, email, role },
    standing: { isEmailConfirmed: emailConfirmedAt !== null, demoExpiresAt, language },
    since: session.createdAt,
  };
}

export async function sessionOfCookie(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<ActiveSession | null> {
  return token !== undefined && isSecret(token) ? validate(db, hashSecret(token), now, 'cookie') : null;
}

/** Of the token that a login answered. */
export async function sessionOfBearer(db: Database, token: string, now: Date): Promise<ActiveSession | null> {
  if (!isSecret(token)) return null;
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.bearerHash, hashSecret(token)));
  return row ? validate(db, row.id, now, 'loginToken') : null;
}

/** Cookie and bearer die together. */
export const endSession = (db: Database, id: string): Promise<void> => luciaOf(db).invalidateSession(id);
export const endSessionsOf = (db: Database, userId: number): Promise<void> =>
  luciaOf(db).invalidateUserSessions(userId);

/** `__Host-` binds the cookie to this host and to TLS; browsers refuse that name over plain HTTP. */
export const sessionCookieName = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? '__Host-session' : 'session';

export const sessionCookieOptions = (siteUrl: string) => ({
  httpOnly: true,
  secure: siteUrl.startsWith('https:'),
  sameSite: 'lax' as const,
  path: '/',
  maxAge: SESSION_ABSOLUTE_DAYS * 86_400,
});
