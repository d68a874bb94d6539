import type { LeadSource } from '#shared/lead-sources.ts';
import {
  GENUINE_STATUSES,
  INBOX_STATUSES,
  type InboxKind,
  type InboxStatus,
} from '#features/site/contact/inbox.values.ts';

/** `inbox`: neither archived nor spam; `spam`: with what is only suspected; `all`: with the archived ones, as the analytics count. */
export const INBOX_FOLDERS = ['inbox', ...INBOX_STATUSES, 'all'] as const;
export type InboxFolder = (typeof INBOX_FOLDERS)[number];
export type InboxCounts = Readonly<Record<InboxStatus, number>>;

export const FOLDER_STATUSES: Record<InboxFolder, readonly InboxStatus[]> = {
  inbox: ['unread', 'read'],
  unread: ['unread'],
  read: ['read'],
  archived: ['archived'],
  suspected: ['suspected'],
  spam: ['suspected', 'spam'],
  all: GENUINE_STATUSES,
};

export const homeFolder = (status: InboxStatus): InboxFolder =>
  FOLDER_STATUSES.inbox.includes(status) ? 'inbox' : status === 'suspected' ? 'spam' : status;

export const countIn = (folder: InboxFolder, counts: InboxCounts): number =>
  FOLDER_STATUSES[folder].reduce((sum, status) => sum + counts[status], 0);

/** Returns the counts after one entry has moved, without a new query. */
export const movedCounts = (counts: InboxCounts, from: InboxStatus, to: InboxStatus): InboxCounts =>
  from === to ? counts : { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };

/** Splits off the first word: `Ana Ruiz García` is Ana with the family names Ruiz García. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : null };
}

export const sourceOf = (kind: InboxKind): LeadSource =>
  kind === 'landing_page' ? 'landing_page' : 'website';
