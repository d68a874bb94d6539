import type { NotifiedRecord } from './notification.values.ts';

const PAGES: Record<NotifiedRecord, string> = {
  contact: '/leadmanager/contacts',
  company: '/leadmanager/companies',
  opportunity: '/leadmanager/opportunities',
  task: '/leadmanager/tasks',
  communication: '/leadmanager/communications',
  enquiry: '/leadmanager/inbox',
  lead: '/comercia/leads',
  rule: '/leadmanager/settings/rules',
  workspace: '/account/workspaces',
};

const OWN: Partial<Record<NotifiedRecord, string>> = { task: '?assignee=mine', workspace: '' };

/** Path of the record; of several, that of the list of those that the reader answers for. */
export const notificationHref = (record: NotifiedRecord, recordId: number | null): string =>
  recordId === null ? PAGES[record] + (OWN[record] ?? '?owner=mine') : `${PAGES[record]}/${recordId}`;
