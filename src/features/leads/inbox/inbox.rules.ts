import type { LeadSource } from '#features/marketing/marketing.values.ts';
import { INBOX_STATUSES, type InboxKind, type InboxStatus } from '#features/site/contact/inbox.values.ts';

/** `inbox`: what is neither archived nor spam. */
export const INBOX_FOLDERS = ['inbox', ...INBOX_STATUSES] as const;
export type InboxFolder = (typeof INBOX_FOLDERS)[number];
export type InboxCounts = Readonly<Record<InboxStatus, number>>;

/** What a folder shows, in the order in which it shows it. */
export const FOLDER_STATUSES: Record<InboxFolder, readonly InboxStatus[]> = {
  inbox: ['unread', 'read'],
  unread: ['unread'],
  read: ['read'],
  archived: ['archived'],
  suspected: ['suspected'],
  spam: ['spam'],
};

/** The folder in which an entry is found that is opened by its address alone. */
export const homeFolder = (status: InboxStatus): InboxFolder =>
  FOLDER_STATUSES.inbox.includes(status) ? 'inbox' : status;

export const countIn = (folder: InboxFolder, counts: InboxCounts): number =>
  FOLDER_STATUSES[folder].reduce((sum, status) => sum + counts[status], 0);

/** The counts after one entry has moved, so that its folders need not be counted anew. */
export const movedCounts = (counts: InboxCounts, from: InboxStatus, to: InboxStatus): InboxCounts =>
  from === to ? counts : { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };

/** The first word, and the rest: `Ana Ruiz García` is Ana, whose family names are Ruiz García. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : null };
}

export const sourceOf = (kind: InboxKind): LeadSource =>
  kind === 'landing_page' ? 'landing_page' : 'website';
