import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { eq, sql } from 'drizzle-orm';
import type { DatabaseSession, DatabaseUser } from 'lucia';
import type { Database } from '#db/drizzle.ts';
import { accountUsage, sessions, users, workspaceMembers, workspaces } from '#db/schema/index.ts';
import { accountFacts, isChosenOf, isPersonalOf } from '#features/accounts/workspace.server.ts';
import { writeAside } from '#kernel/api/side-write.ts';

/** Prepared once, because every request needs it. */
const sessionQuery = (db: Database) =>
  db
    .select({ session: sessions, user: users, facts: accountFacts })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(workspaces, isPersonalOf(sessions.userId))
    .leftJoin(workspaceMembers, isChosenOf(sessions.userId))
    .leftJoin(accountUsage, eq(accountUsage.userId, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare();

/** Reading a session must not fail because its new expiry, or its deletion, could not be written. */
export class ReadingAdapter extends DrizzleSQLiteAdapter {
  readonly #find: ReturnType<typeof sessionQuery>;

  constructor(db: Database) {
    super(db, sessions, users);
    this.#find = sessionQuery(db);
  }

  /** In one query, where the adapter makes two, with what every call needs of the account. */
  override async getSessionAndUser(id: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [found] = await this.#find.all({ id });
    if (!found) return [null, null];
    const { id: sessionId, userId, expiresAt, ...attributes } = found.session;
    const { id: ownId, ...userAttributes } = found.user;
    return [
      { id: sessionId, userId, expiresAt: new Date(expiresAt * 1_000), attributes },
      { id: ownId, attributes: { ...userAttributes, ...found.facts } },
    ];
  }

  override async updateSessionExpiration(id: string, expiresAt: Date): Promise<void> {
    writeAside(`session-end:${id}`, () => super.updateSessionExpiration(id, expiresAt));
  }

  override async deleteSession(id: string): Promise<void> {
    writeAside(`session-over:${id}`, () => super.deleteSession(id));
  }
}
