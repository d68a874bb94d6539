import { z } from 'zod';
import {
  INBOX_KINDS,
  INBOX_STATUSES,
  type InboxKind,
  type InboxStatus,
} from '#features/site/contact/inbox.values.ts';
import type { Page } from '#shared/api.ts';
import {
  nullIsAbsent,
  oneOf,
  optionalEmail,
  optionalLine,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import type { Locale } from '#shared/languages.ts';
import { morePhones } from '#features/leads/contacts/contact.schema.ts';
import { allowDuplicate } from '#features/leads/fields/fields.schema.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { INBOX_FOLDERS, type InboxCounts } from './inbox.rules.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import type { PhonePlace } from '#features/leads/contacts/phone-text.rules.ts';
import { createOpportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';

export const inboxQuerySchema = listQuery(['-createdAt']).extend({
  ...countAsked,
  status: oneOf(INBOX_FOLDERS).optional(),
  kind: oneOf(INBOX_KINDS).optional(),
});

export const updateInboxSchema = z
  .strictObject({ status: nullIsAbsent(oneOf(INBOX_STATUSES)), updatedAt: readUpdatedAt })
  .partial();

export const replySchema = z.strictObject({
  subject: optionalLine.default(null),
  body: requiredParagraph('leads:communications.bodyRequired'),
});

const newContact = z
  .strictObject({
    firstName: nullIsAbsent(requiredLine('leads:contacts.firstNameRequired')),
    lastName: optionalLine,
    email: optionalEmail('leads:contacts.emailInvalid'),
    phone: optionalLine,
    position: optionalLine,
    allowDuplicate,
  })
  .partial();
const newCompany = z
  .strictObject({
    name: nullIsAbsent(requiredLine('leads:companies.nameRequired')),
    domain: optionalLine,
    allowDuplicate,
  })
  .partial();
const { title, stage, amountCents, currency, expectedClose } = createOpportunitySchema.shape;
const newOpportunity = z
  .strictObject({ title: nullIsAbsent(title), stage, amountCents, currency, expectedClose })
  .partial();

/**
 * The records to convert to. Defaults: a contact, a company (if one was named) and an opportunity from the enquiry's
 * data. An id selects an existing record; `false` creates none.
 */
export const convertSchema = z.strictObject({
  contactId: rowId.nullish(),
  contact: newContact.nullish(),
  /** Phone numbers of the enquiry to add to the known contact, even if others have them. */
  addPhones: morePhones.nullish(),
  companyId: rowId.nullish(),
  company: z.union([newCompany, z.literal(false)], 'errors:fields.invalid').nullish(),
  /** The open opportunity that the enquiry belongs to. */
  opportunityId: rowId.nullish(),
  opportunity: z.union([newOpportunity, z.literal(false)], 'errors:fields.invalid').nullish(),
});

export type InboxQuery = z.infer<typeof inboxQuerySchema>;
export type UpdateInbox = z.infer<typeof updateInboxSchema>;
export type Reply = z.infer<typeof replySchema>;
export type Convert = z.infer<typeof convertSchema>;

export type InboxSummary = {
  id: number;
  kind: InboxKind;
  status: InboxStatus;
  name: string;
  email: string | null;
  company: string | null;
  service: string | null;
  about: string | null;
  excerpt: string;
  createdAt: string;
  updatedAt: string;
  convertedAt: string | null;
  repliedAt: string | null;
};

export type InboxEntry = InboxSummary & {
  source: string;
  language: Locale;
  page: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  utmTerm: string | null;
  utmContent: string | null;
  consentAt: string | null;
  consentVersion: string | null;
  phone: string | null;
  position: string | null;
  subject: string | null;
  message: string;
  phonePlaces: PhonePlace[];
  /** The converted records, if they are in the caller's workspace. */
  contact: Named | null;
  /** `company` is the enquiry's text; this is the record. */
  linkedCompany: Named | null;
  opportunity: Named | null;
  /** No converted record exists, whoever created it. */
  isConvertible: boolean;
  replies: InboxReply[];
};

export type InboxReply = {
  id: number;
  subject: string | null;
  body: string | null;
  occurredAt: string;
  status: Communication['status'];
  error: string | null;
};

export type InboxPage = Page<InboxSummary> & { counts: InboxCounts };

export type Proposal = {
  contact: {
    firstName: string;
    lastName: string | null;
    email: string | null;
    phone: string | null;
    position: string | null;
  };
  company: { name: string; domain: string | null } | null;
  opportunity: { title: string };
  contacts: Candidate[];
  companies: Candidate[];
  /** Open opportunities of these contacts and companies, last changed first. */
  opportunities: (Named & {
    contact: Named | null;
    company: Named | null;
    amountCents: number;
    currency: string;
  })[];
  /** Phone numbers found in the message. */
  phones: string[];
};
/** `field`: the value both have in common. */
export type Candidate = {
  id: number;
  name: string;
  field: 'email' | 'phone' | 'domain' | 'name';
  /** For a contact: numbers of the enquiry that it does not have. */
  newPhones?: string[];
};
export type Converted = {
  contact: Named;
  company: Named | null;
  opportunity: Named | null;
};
