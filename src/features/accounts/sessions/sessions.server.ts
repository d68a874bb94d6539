// One long file: the rules of one session, from its cookie to its end, stand side by side.
import { and, eq, ne } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { knownDevices, sessions, users } from '#db/schema/index.ts';
import { writeFaultIn } from '#db/errors.ts';
import { isBeyond } from '#db/stored-times.ts';
import { chosenOf, type AccountFacts } from '#features/accounts/workspace.server.ts';
import { isUsable } from '#features/accounts/users/user-standing.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { isOnServer, type Database } from '#db/drizzle.ts';
import type { SessionUser } from '#kernel/context.ts';
import type { ActiveSession, Standing } from '#kernel/session.ts';
import { hashSecret, isSecret, newSecret } from '#kernel/secrets.ts';
import { SESSION_ABSOLUTE_DAYS } from './session-cookie.server.ts';
import { ReadingAdapter } from './session-adapter.server.ts';
import { isNewUse } from './last-use.rules.ts';
import { writeAside } from '#kernel/api/side-write.ts';
import {
  endUnsaved,
  endUnsavedOf,
  findUnsaved,
  findUnsavedBearer,
  isUnsaved,
  keepUnsaved,
} from './unsaved-sessions.server.ts';

/**
 * Lucia (deprecated upstream; docs/decisions/003) is used only in this file and its adapter, through its public API,
 * and hardened: only the SHA-256 of the cookie's value is stored; the format is checked before the look-up; there is an
 * absolute lifetime beside the idle one; and the bearer token is a second secret of the same session (product.md D8).
 */
export const SESSION_IDLE_DAYS = 7;
export const BEARER_HOURS = 12;
/**
 * Lifetime of a session that could not be stored (unsaved-sessions.ts), unless it is used once there is space again.
 */
const UNSAVED_HOURS = 12;

type SessionAttributes = {
  absoluteExpiresAt: number;
  bearerHash: string;
  bearerExpiresAt: number;
  userAgent: string;
  lastUsedAt: string | null;
  confirmedAt: string | null;
  createdAt: string;
};
type UserAttributes = Omit<SessionUser, 'id'> &
  AccountFacts & {
    emailConfirmedAt: string | null;
    secondFactorAt: string | null;
    disabledAt: string | null;
    demoExpiresAt: string | null;
    language: Locale;
  };

const buildLucia = (db: Database) =>
  new Lucia(new ReadingAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_IDLE_DAYS, 'd'),
    getSessionAttributes: ({ absoluteExpiresAt, bearerExpiresAt, lastUsedAt, confirmedAt, createdAt }) => ({
      absoluteExpiresAt,
      bearerExpiresAt,
      lastUsedAt,
      confirmedAt,
      createdAt,
    }),
    getUserAttributes: (row) => ({
      username: row.username,
      name: row.name,
      email: row.email,
      role: row.role,
      emailConfirmedAt: row.emailConfirmedAt,
      secondFactorAt: row.secondFactorAt,
      disabledAt: row.disabledAt,
      demoExpiresAt: row.demoExpiresAt,
      language: row.language,
      personalId: row.personalId,
      chosenId: row.chosenId,
      chosenRole: row.chosenRole,
      chosenSetUpBy: row.chosenSetUpBy,
      storedBytes: row.storedBytes,
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
type StandingRow = Pick<
  typeof users.$inferSelect,
  'emailConfirmedAt' | 'secondFactorAt' | 'demoExpiresAt' | 'language'
>;
export const standingOf = ({
  emailConfirmedAt,
  secondFactorAt,
  demoExpiresAt,
  language,
}: StandingRow): Standing => ({
  isEmailConfirmed: emailConfirmedAt !== null,
  hasSecondFactor: secondFactorAt !== null,
  demoExpiresAt,
  language,
});

/** Creates a session under a new id, never one that the visitor sent (session fixation). */
export async function createSession(
  db: Database,
  userId: number,
  userAgent: string,
  now: Date,
): Promise<NewSession> {
  const cookieToken = newSecret();
  const bearerToken = newSecret();
  const seconds = Math.floor(now.getTime() / 1000);
  const id = hashSecret(cookieToken);
  const attributes = {
    absoluteExpiresAt: seconds + SESSION_ABSOLUTE_DAYS * 86_400,
    bearerHash: hashSecret(bearerToken),
    bearerExpiresAt: seconds + BEARER_HOURS * 3_600,
    userAgent: userAgent.slice(0, 300),
    lastUsedAt: now.toISOString(),
    confirmedAt: null,
    createdAt: now.toISOString(),
  };
  try {
    await luciaOf(db).createSession(userId, attributes, { sessionId: id });
  } catch (error) {
    // Other instances on a database server would not know it, nor its end.
    if (writeFaultIn(error) === undefined || isOnServer(db)) throw error;
    keepUnsaved({ id, userId, expiresAt: seconds + UNSAVED_HOURS * 3_600, ...attributes });
  }
  return { id, cookieToken, bearerToken };
}

/** Stores the last use by the minute: a page of ten calls must not become ten writes. */
function noteUse(db: Database, id: string, lastUsedAt: string | null, now: Date): void {
  if (!isNewUse(lastUsedAt, now)) return;
  writeAside(`session-use:${id}`, () =>
    db.update(sessions).set({ lastUsedAt: now.toISOString() }).where(eq(sessions.id, id)),
  );
}

/**
 * Also true if the end is further away than possible: the session began while the clock was ahead. `at` in seconds
 * since 1970.
 */
const hasEnded = (at: number, now: Date, hours: number): boolean =>
  at * 1000 <= now.getTime() || isBeyond(at * 1000, now, hours * 3_600_000);

async function validate(
  db: Database,
  sessionId: string,
  now: Date,
  by: 'cookie' | 'loginToken',
): Promise<ActiveSession | null> {
  const lucia = luciaOf(db);
  const unsaved = await findUnsaved(db, sessionId);
  const { session, user } = unsaved ?? (await lucia.validateSession(sessionId));
  if (!session) return null;
  if (hasEnded(session.absoluteExpiresAt, now, SESSION_ABSOLUTE_DAYS * 24) || !isUsable(user, now)) {
    endUnsaved(sessionId);
    await lucia.invalidateSession(sessionId);
    return null;
  }
  if (by === 'loginToken' && hasEnded(session.bearerExpiresAt, now, BEARER_HOURS)) return null;
  if (!isUnsaved(sessionId)) noteUse(db, sessionId, session.lastUsedAt, now);
  const { id, username, name, email, role } = user;
  return {
    id: session.id,
    by,
    user: { id, username, name, email, role },
    workspace: chosenOf(user),
    storedBytes: user.storedBytes,
    standing: standingOf(user),
    since: session.createdAt,
    confirmedAt: session.confirmedAt,
  };
}

export async function sessionOfCookie(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<ActiveSession | null> {
  return token !== undefined && isSecret(token) ? validate(db, hashSecret(token), now, 'cookie') : null;
}

export async function sessionOfBearer(db: Database, token: string, now: Date): Promise<ActiveSession | null> {
  if (!isSecret(token)) return null;
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.bearerHash, hashSecret(token)));
  const id = row?.id ?? findUnsavedBearer(hashSecret(token));
  return id === undefined ? null : validate(db, id, now, 'loginToken');
}

export async function confirmSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now.toISOString() }).where(eq(sessions.id, id));
}

export async function endSession(db: Database, id: string): Promise<void> {
  const wasUnsaved = endUnsaved(id);
  try {
    await db.delete(sessions).where(eq(sessions.id, id));
  } catch (error) {
    // A session that was never stored has ended all the same.
    if (!wasUnsaved) throw error;
  }
}

/** Ends the sessions that began before the account had its second factor, all but the one that set it up. */
export async function endOtherSessions(db: Database, userId: number, keptId: string): Promise<void> {
  endUnsavedOf(userId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}

/** Deletes all credentials that browsers hold of an account: sessions, login tokens and known devices. */
export async function endSessionsOf(db: Database, userId: number): Promise<void> {
  endUnsavedOf(userId);
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await luciaOf(db).invalidateUserSessions(userId);
}
