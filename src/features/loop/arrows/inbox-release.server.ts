import { eq } from 'drizzle-orm';
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

/**
 * Moving an entry to the inbox, replying to it or converting it marks it as genuine (product.md D24): `read` and `unread`
 * do so of a suspected one.
 */
export const moveEntry = async (
  ctx: ServiceContext,
  id: number,
  input: UpdateInbox,
  settings: ReleaseSettings,
): Promise<InboxEntry> =>
  input.status === 'read' || input.status === 'unread'
    ? changeEntry(ctx, await release(ctx, id, settings), input)
    : updateEntry(ctx, id, input);

export const answerEntry = async (
  ctx: ServiceContext,
  id: number,
  input: Reply,
  settings: ReleaseSettings,
): Promise<InboxEntry> => writeReply(ctx, await release(ctx, id, settings), input, settings);

export async function makeRecordsOf(
  ctx: ServiceContext,
  id: number,
  input: Convert,
  settings: ReleaseSettings,
): Promise<Converted & Undoable> {
  const row = await release(ctx, id, settings);
  return undoable(ctx, (within) => convertRow(within, row, input));
}
