import { and, eq, inArray } from 'drizzle-orm';
import { journalWritten } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { openRecords } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Followed, Follower, LiveHub } from '#kernel/live.ts';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import { followedKey, lastChange, noteOpen, othersOf, peopleAt, savedSince } from './live.server.ts';

/** Until changes of other processes on the database are looked for; what this one writes is looked for at once. */
const POLL_MS = 2_000;
/** Changes come in numbers: one look is for all of them. */
const SOON_MS = 250;
/** The rows of this process are renewed, and each stream asked whether it may go on. */
const RENEW_MS = 15_000;
const MOST_FOLLOWERS = 1_000;

type Open = Follower & { told: string };

type Options = { db: Database; log: Pick<Logger, 'debug'>; clock?: () => Date; pollMs?: number };

/**
 * Follows the journal for all open tabs of a process: one look, however many there are, and none without any. Who has a
 * record open stands in the database, so that the tabs of other processes are seen.
 */
export function createLiveHub({ db, log, clock = () => new Date(), pollMs = POLL_MS }: Options): LiveHub {
  const open = new Set<Open>();
  let timer: NodeJS.Timeout | undefined;
  let isSoon = false;
  let isLooking = false;
  let isClosed = false;
  let renewedAt = 0;
  /** Writes of rows, one after the other: a tab that comes back must not be taken out by its own leaving. */
  let writes: Promise<unknown> = Promise.resolve();
  const write = (act: () => Promise<unknown>): void => {
    writes = writes
      .then(act)
      .catch((error: unknown) => log.debug({ err: error }, 'an open tab was not noted'));
  };

  const recordsOf = (followers: Iterable<Open>): Followed[] => [
    ...new Map([...followers].map(({ record }) => [followedKey(record), record])).values(),
  ];

  function plan(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms).unref();
  }
  const onWritten = (): void => {
    if (isSoon || isLooking) return void (isSoon = true);
    isSoon = true;
    plan(SOON_MS);
  };

  function drop(follower: Open): void {
    if (!open.delete(follower)) return;
    const { userId, tab } = follower;
    const isBack = [...open].some((each) => each.userId === userId && each.tab === tab);
    if (tab !== undefined && !isBack)
      write(async () =>
        everyRow(db, openRecords)
          .delete()
          .where(and(eq(openRecords.userId, userId), eq(openRecords.tab, tab))),
      );
    if (open.size > 0) return onWritten();
    isSoon = false;
    clearTimeout(timer);
    journalWritten.unsubscribe(onWritten);
  }

  function end(follower: Open): void {
    drop(follower);
    follower.end();
  }

  /** Says again that the tabs are open, and asks of each whether it may be. */
  async function renew(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - renewedAt) < RENEW_MS) return;
    renewedAt = now.getTime();
    for (const follower of open) {
      if (await follower.isAllowed()) follower.beat();
      else end(follower);
    }
    const rows = [...open].flatMap(({ userId, tab }) => (tab === undefined ? [] : [{ userId, tab }]));
    if (rows.length === 0) return;
    const isOwn = and(
      inArray(
        openRecords.userId,
        rows.map(({ userId }) => userId),
      ),
      inArray(
        openRecords.tab,
        rows.map(({ tab }) => tab),
      ),
    );
    write(async () => everyRow(db, openRecords).update({ seenAt: now.toISOString() }).where(isOwn));
  }

  async function tell(now: Date): Promise<void> {
    const followers = [...open];
    const records = recordsOf(followers);
    const upTo = await lastChange(db);
    const after = Math.min(...followers.map((each) => each.after));
    const [people, saved] = await Promise.all([
      peopleAt(db, records, now),
      savedSince(db, records, { after, upTo }),
    ]);
    for (const follower of followers) {
      const key = followedKey(follower.record);
      const news = othersOf(
        follower.userId,
        { people: people.get(key), saved: saved.get(key) },
        follower.after,
      );
      follower.after = upTo;
      const told = JSON.stringify(news.people);
      if (news.saved.length === 0 && told === follower.told) continue;
      follower.told = told;
      if (await follower.isAllowed()) follower.send({ id: upTo, data: { change: upTo, ...news } });
      else end(follower);
    }
  }

  async function look(): Promise<void> {
    isLooking = true;
    isSoon = false;
    try {
      const now = clock();
      await renew(now);
      if (open.size > 0) await tell(now);
    } catch (error) {
      log.debug({ err: error }, 'open tabs are told later');
    }
    isLooking = false;
    if (open.size > 0 && !isClosed) plan(isSoon ? SOON_MS : pollMs);
  }

  return {
    follow: (follower) => {
      if (isClosed || open.size >= MOST_FOLLOWERS) throw new AppError('busy');
      const { record, userId, tab } = follower;
      const added: Open = { ...follower, told: '' };
      if (open.size === 0) {
        journalWritten.subscribe(onWritten);
        renewedAt = clock().getTime();
      }
      open.add(added);
      if (tab !== undefined) write(() => noteOpen(db, { record, userId, tab }, clock()));
      onWritten();
      return () => drop(added);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const last = [...open];
      for (const follower of last) end(follower);
      await writes;
    },
  };
}
