import { and, eq, isNull, or, type Placeholder, type SQL } from 'drizzle-orm';
import { inboxEntries } from '#db/schema/index.ts';
import type { SessionUser, Workspace } from '#kernel/context.ts';

type Id = number | Placeholder;

/** The caller, or the places of the ids in a statement. */
type Reader = {
  user: { id: Id; role: SessionUser['role'] };
  workspace: { id: Id; token?: Workspace['token'] };
};

/** Entries of one page owner, or of the site's own those of one workspace or, without one, of the administrators. */
export type InboxPlace = { userId: Id | null; workspaceId: Id | null };

const is = (column: typeof inboxEntries.userId | typeof inboxEntries.workspaceId, id: Id | null): SQL =>
  id === null ? isNull(column) : eq(column, id);

/** Condition of the entries of one place, in the order of their index. */
export const isIn = ({ userId, workspaceId }: InboxPlace): SQL | undefined =>
  and(is(inboxEntries.userId, userId), is(inboxEntries.workspaceId, workspaceId));

/**
 * Everybody sees the answers to their own pages, members the site's enquiries that their workspace was given, and
 * administrators those that nobody was given (docs/decisions/030). A token that is bound to another workspace than the
 * personal one sees the enquiries of that one alone.
 */
export const placesOf = ({ user, workspace }: Reader): InboxPlace[] => {
  const given = { userId: null, workspaceId: workspace.id };
  if (workspace.token?.isElsewhere) return [given];
  return [
    ...(user.role === 'admin' ? [{ userId: null, workspaceId: null }] : []),
    given,
    { userId: user.id, workspaceId: null },
  ];
};

/** @param also holds within each place, so that SQLite finds it along the index */
export const isOwnEntry = (reader: Reader, also?: SQL): SQL | undefined =>
  or(...placesOf(reader).map((place) => and(isIn(place), also)));

/** The owners under which the index of the search has the entries of these places; 0: the site. */
export const indexOwnersOf = (reader: Reader & { user: { id: number } }): number[] => [0, reader.user.id];
