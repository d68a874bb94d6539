import { eq } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import { inboxEntries } from '#db/schema/index.ts';
import { convertRow } from '#features/leads/inbox/inbox-convert.server.ts';
import { writeReply } from '#features/leads/inbox/inbox-reply.server.ts';
import { requireEntryRow, type EntryRow } from '#features/leads/inbox/inbox-rows.server.ts';
import type {
  Convert,
  Converted,
  InboxEntry,
  Reply,
  UpdateInbox,
} from '#features/leads/inbox/inbox.schema.ts';
import { changeEntry, updateEntry } from '#features/leads/inbox/inbox.server.ts';
import { releaseAnswer } from '#features/marketing/landing/landing-release.server.ts';
import { releaseEnquiry } from '#features/site/contact/enquiry.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';

import type { Undoable } from './undo.schema.ts';
import { undoable } from './undoable.server.ts';

type ReleaseSettings = Pick<
  Settings,
  'siteUrl' | 'mailFrom' | 'mailTo' | 'smtpUrl' | 'isRateLimited' | 'secrets'
>;

/**
 * Sends the held emails once, in the transaction that clears `held`; later calls do nothing. Returns the entry as it is
 * then.
 */
async function release(ctx: ServiceContext, id: number, settings: ReleaseSettings): Promise<EntryRow> {
  const row = await requireEntryRow(ctx, id);
  const { entry, message } = row;
  if (entry.held === null) return row;
  await ctx.db.update(inboxEntries).set({ held: null }).where(eq(inboxEntries.id, id));
  if (message !== null) {
    if (entry.kind === 'landing_page') await releaseAnswer(ctx, { entry, message }, settings);
    else await releaseEnquiry(ctx, { entry, message }, settings);
  }
  return requireEntryRow(ctx, id);
}

/** Moving an entry to the inbox, replying to it or converting it marks it as genuine (product.md D24). */
const asGenuine = <T>(
  ctx: ServiceContext,
  id: number,
  settings: ReleaseSettings,
  act: (ctx: ServiceContext, row: Promise<EntryRow>) => Promise<() => Promise<T>>,
): Promise<T> =>
  commitWithLast(ctx.db, (tx) => {
    const inside = { ...ctx, db: tx };
    return act(inside, release(inside, id, settings));
  });

/** Calls `updateEntry`; `read` and `unread` mark a suspected entry as genuine. */
export const moveEntry = (
  ctx: ServiceContext,
  id: number,
  input: UpdateInbox,
  settings: ReleaseSettings,
): Promise<InboxEntry> =>
  input.status === 'read' || input.status === 'unread'
    ? asGenuine(ctx, id, settings, (inside, row) => changeEntry(inside, row, input))
    : updateEntry(ctx, id, input);

export const answerEntry = (
  ctx: ServiceContext,
  id: number,
  input: Reply,
  settings: ReleaseSettings,
): Promise<InboxEntry> =>
  asGenuine(ctx, id, settings, (inside, row) => writeReply(inside, id, row, input, settings));

export const makeRecordsOf = (
  ctx: ServiceContext,
  id: number,
  input: Convert,
  settings: ReleaseSettings,
): Promise<Converted & Undoable> =>
  asGenuine(ctx, id, settings, async (inside, released) => {
    const row = await released;
    const made = await undoable(inside, (within) => convertRow(within, row, input));
    return async () => made;
  });
