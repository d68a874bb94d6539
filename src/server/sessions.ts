import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { eq } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { sessions, users } from '#db/schema/index.ts';
import type { UserRole } from '#features/accounts/user.schema.ts';
import type { Database, SessionUser } from './context.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';

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
  createdAt: string;
};
type UserAttributes = { username: string; name: string; email: string; role: UserRole };

const buildLucia = (db: Database) =>
  new Lucia(new DrizzleSQLiteAdapter(db, sessions, users), {
    sessionExpiresIn: new TimeSpan(SESSION_IDLE_DAYS, 'd'),
    getSessionAttributes: ({ absoluteExpiresAt, bearerExpiresAt }) => ({
      absoluteExpiresAt,
      bearerExpiresAt,
    }),
    getUserAttributes: ({ username, name, email, role }) => ({ username, name, email, role }),
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
export type ActiveSession = { id: string; user: SessionUser };

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
      createdAt: now.toISOString(),
    },
    { sessionId: hashSecret(cookieToken) },
  );
  return { id: session.id, cookieToken, bearerToken };
}

async function validate(
  db: Database,
  sessionId: string,
  now: Date,
  limit: 'cookie' | 'bearer',
): Promise<ActiveSession | null> {
  const lucia = luciaOf(db);
  const { session, user } = await lucia.validateSession(sessionId);
  if (!session) return null;
  const seconds = now.getTime() / 1000;
  if (session.absoluteExpiresAt <= seconds) {
    await lucia.invalidateSession(sessionId);
    return null;
  }
  if (limit === 'bearer' && session.bearerExpiresAt <= seconds) return null;
  const { id, username, name, email, role } = user;
  return { id: session.id, user: { id, username, name, email, role } };
}

export async function sessionOfCookie(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<ActiveSession | null> {
  return token !== undefined && isSecret(token) ? validate(db, hashSecret(token), now, 'cookie') : null;
}

/** The scheme is matched without regard to case (RFC 9110 section 11.1). */
export async function sessionOfBearer(
  db: Database,
  header: string,
  now: Date,
): Promise<ActiveSession | null> {
  const token = /^bearer +([^\s]+) *$/i.exec(header)?.[1];
  if (token === undefined || !isSecret(token)) return null;
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.bearerHash, hashSecret(token)));
  return row ? validate(db, row.id, now, 'bearer') : null;
}

/** Cookie and bearer die together. */
export const endSession = (db: Database, id: string): Promise<void> => luciaOf(db).invalidateSession(id);

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
