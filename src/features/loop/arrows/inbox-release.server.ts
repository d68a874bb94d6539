import { eq, sql, type SQL } from 'drizzle-orm';
import {
  contactMessages,
  crmCommunications,
  crmContacts,
  crmOpportunities,
  inboxEntries,
  marketingLeads,
} from '#db/schema/index.ts';
import { convertEntry } from '#features/leads/inbox/inbox-convert.server.ts';
import { replyToEntry } from '#features/leads/inbox/inbox-reply.server.ts';
import { requireEntryRow } from '#features/leads/inbox/inbox-rows.server.ts';
import type {
  Convert,
  Converted,
  InboxEntry,
  Reply,
  UpdateInbox,
} from '#features/leads/inbox/inbox.schema.ts';
import { updateEntry } from '#features/leads/inbox/inbox.server.ts';
import { releaseAnswer } from '#features/marketing/landing/landing-release.server.ts';
import { releaseEnquiry } from '#features/site/contact/enquiry.server.ts';
import type { Settings } from '#server/config/config.ts';
import type { ServiceContext } from '#server/context.ts';

import type { Undoable } from './undo.schema.ts';
import { undoable, type Changing } from './undoable.server.ts';

type ReleaseSettings = Pick<
  Settings,
  'siteUrl' | 'mailFrom' | 'mailTo' | 'smtpUrl' | 'isRateLimited' | 'secrets'
>;

/** Sends the held emails once, in the transaction that clears `held`; later calls do nothing. */
async function release(ctx: ServiceContext, id: number, settings: ReleaseSettings): Promise<void> {
  const { entry, message } = await requireEntryRow(ctx, id);
  if (entry.held === null) return;
  await ctx.db.update(inboxEntries).set({ held: null }).where(eq(inboxEntries.id, id));
  if (message === null) return;
  if (entry.kind === 'landing_page') await releaseAnswer(ctx, { entry, message }, settings);
  else await releaseEnquiry(ctx, { entry, message }, settings);
}

/** Moving an entry to the inbox, replying to it or converting it marks it as genuine (product.md D24). */
const asGenuine = <T>(
  ctx: ServiceContext,
  id: number,
  settings: ReleaseSettings,
  act: (ctx: ServiceContext) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await release(inside, id, settings);
    return act(inside);
  });

/** Calls `updateEntry`; `read` and `unread` mark a suspected entry as genuine. */
export const moveEntry = (
  ctx: ServiceContext,
  id: number,
  input: UpdateInbox,
  settings: ReleaseSettings,
): Promise<InboxEntry> =>
  input.status === 'read' || input.status === 'unread'
    ? asGenuine(ctx, id, settings, (inside) => updateEntry(inside, id, input))
    : updateEntry(ctx, id, input);

export const answerEntry = (
  ctx: ServiceContext,
  id: number,
  input: Reply,
  settings: ReleaseSettings,
): Promise<InboxEntry> => asGenuine(ctx, id, settings, (inside) => replyToEntry(inside, id, input, settings));

const isId = (id: number | null | undefined): SQL => sql`"id" = ${id ?? null}`;

/** What a conversion may change, whatever it makes. */
function changedBy(id: number, { contactId, opportunityId }: Convert): Changing[] {
  const ofEntry = (column: string) =>
    sql`"id" = (select ${sql.identifier(column)} from "inbox_entries" where "id" = ${id})`;
  return [
    { table: inboxEntries, where: isId(id) },
    { table: contactMessages, where: ofEntry('contactMessageId') },
    { table: marketingLeads, where: ofEntry('marketingLeadId') },
    { table: crmCommunications, where: sql`"inboxEntryId" = ${id}` },
    { table: crmContacts, where: isId(contactId) },
    { table: crmOpportunities, where: isId(opportunityId) },
  ];
}

export const makeRecordsOf = (
  ctx: ServiceContext,
  id: number,
  input: Convert,
  settings: ReleaseSettings,
): Promise<Converted & Undoable> =>
  asGenuine(ctx, id, settings, (inside) =>
    undoable(inside, changedBy(id, input), (within) => convertEntry(within, id, input)),
  );
