import { splitName } from '#features/leads/inbox/inbox.rules.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { shortTitle } from '#features/leads/opportunities/short-title.rules.ts';
import { personFacts } from '#features/leads/merge/same-person.rules.ts';
import type { StartItem } from './start.schema.ts';
import type { Waiting } from './start-rows.rules.ts';
import type { StartState } from './start.values.ts';

/** The moment, the day of the reader's clock, and the end of that day as a time. */
export type Clock = { now: string; day: string; end: string };

type Ids = Partial<Record<'contact' | 'lead' | 'opportunity' | 'company', number | null>>;
const about = (ids: Ids): string[] =>
  Object.entries(ids).flatMap(([kind, id]) => (typeof id === 'number' ? [`${kind}:${id}`] : []));

type Given = Pick<StartItem, 'kind' | 'state' | 'id' | 'title' | 'href'> & Partial<StartItem>;
const item = (given: Given): StartItem => ({
  detail: null,
  at: null,
  amountCents: null,
  currency: 'EUR',
  ...given,
});

const list = (value: string | null): string[] => (value === null ? [] : [value]);
const joined = (...names: (string | null | undefined)[]): string | null =>
  [...new Set(names)].filter(Boolean).join(' · ') || null;

const titleOf = (title: string, company: string | null): string =>
  shortTitle(title, company === null ? null : { name: company });

export type Sender = { name: string; email: string | null; phone: string | null; company: string | null };
const senderFacts = ({ name, email, phone, company }: Sender) =>
  personFacts({ ...splitName(name), emails: list(email), phones: list(phone), company });

export type ContactRow = {
  firstName: string;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  emails: readonly string[];
  phones: readonly string[];
};
const contactFacts = (contact: ContactRow | null, company: string | null) =>
  contact &&
  personFacts({
    ...contact,
    emails: [...list(contact.email), ...contact.emails],
    phones: [...list(contact.phone), ...contact.phones],
    company,
  });

export type EnquiryRow = Sender & {
  id: number;
  createdAt: string;
  excerpt: string;
  marketingLeadId: number | null;
  contactId: number | null;
  opportunityId: number | null;
};

export const enquiryWaiting = (row: EnquiryRow): Waiting => ({
  item: item({
    kind: 'enquiry',
    state: 'unanswered',
    id: row.id,
    title: row.name || row.company || row.excerpt,
    detail: joined(row.company, row.excerpt),
    at: row.createdAt,
    href: `/leadmanager/inbox/${row.id}`,
  }),
  about: about({ lead: row.marketingLeadId, contact: row.contactId, opportunity: row.opportunityId }),
  person: senderFacts(row),
});

export type LeadRow = Sender & {
  id: number;
  createdAt: string;
  contactId: number | null;
  campaign: string | null;
};

export const leadWaiting = (row: LeadRow): Waiting => ({
  item: item({
    kind: 'lead',
    state: 'unanswered',
    id: row.id,
    title: row.name || (row.company ?? ''),
    detail: joined(row.name ? row.company : null, row.campaign),
    at: row.createdAt,
    href: `/comercia/leads/${row.id}`,
  }),
  about: about({ lead: row.id, contact: row.contactId }),
  person: senderFacts(row),
});

export type TaskRow = {
  id: number;
  title: string;
  dueAt: string | null;
  /** Of the task, else of its opportunity. */
  contactId: number | null;
  contact: ContactRow | null;
  opportunityId: number | null;
  opportunity: string | null;
  company: string | null;
};

/** A task that is reminded of today counts as today's, whenever it is due. */
const taskState = (dueAt: string | null, isReminded: boolean, { now, end }: Clock): StartState => {
  if (dueAt !== null && dueAt < now) return 'overdue';
  return isReminded || (dueAt !== null && dueAt < end) ? 'today' : 'coming';
};

export const taskWaiting = (row: TaskRow & { remindAt: string | null }, clock: Clock): Waiting => ({
  item: item({
    kind: 'task',
    state: taskState(row.dueAt, row.remindAt !== null && row.remindAt < clock.end, clock),
    id: row.id,
    title: row.title,
    detail: joined(
      row.contact && contactName(row.contact),
      row.company,
      row.opportunity && titleOf(row.opportunity, row.company),
    ),
    at: row.dueAt,
    href: `/leadmanager/tasks/${row.id}`,
  }),
  about: about({ contact: row.contactId, opportunity: row.opportunityId }),
  person: contactFacts(row.contact, row.company),
});

export type OpportunityRow = {
  id: number;
  title: string;
  amountCents: number;
  currency: string;
  expectedClose: string | null;
  contactId: number | null;
  contact: ContactRow | null;
  company: string | null;
};

/** An open opportunity without a next step; it is overdue once the day has passed on which it is to close. */
export function opportunityWaiting(row: OpportunityRow, { day }: Clock): Waiting {
  const isLate = row.expectedClose !== null && row.expectedClose < day;
  return {
    item: item({
      kind: 'opportunity',
      state: isLate ? 'overdue' : 'undated',
      id: row.id,
      title: titleOf(row.title, row.company),
      detail: joined(row.contact && contactName(row.contact), row.company),
      at: row.expectedClose,
      amountCents: row.amountCents,
      currency: row.currency,
      href: `/leadmanager/opportunities/${row.id}`,
    }),
    about: about({ opportunity: row.id, contact: row.contactId }),
    person: contactFacts(row.contact, row.company),
  };
}

export type CompanyRow = {
  id: number;
  name: string;
  sector: string;
  /** Day of the first of its actions that are not done. */
  actionDue: string | null;
  /** Since when proposals are open. */
  proposedAt: string | null;
  isReturned: boolean;
  isReady: boolean;
};

/** Of a company of the consulting portal; `before`: actions due from that day on are too far away. */
export function companyWaiting(row: CompanyRow, { day }: Clock, before: string): Waiting[] {
  const { id, name: title, sector: detail, actionDue, proposedAt, isReturned, isReady } = row;
  const page = `/empresa/${id}`;
  const report = `${page}?tab=report`;
  const items: StartItem[] = [];
  if (actionDue !== null && actionDue < before) {
    const state = actionDue < day ? 'overdue' : actionDue === day ? 'today' : 'coming';
    items.push(item({ kind: 'actions', state, id, title, detail, at: actionDue, href: report }));
  }
  if (proposedAt !== null) {
    const kind = isReturned ? 'questionnaire' : 'proposals';
    items.push(item({ kind, state: 'unanswered', id, title, detail, at: proposedAt, href: page }));
  }
  if (isReady) items.push(item({ kind: 'report', state: 'undated', id, title, detail, href: report }));
  return items.map((each) => ({ item: each, about: about({ company: id }), person: null }));
}
