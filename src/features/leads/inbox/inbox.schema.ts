// One long file: the calls of the inbox share their parts.
import { z } from 'zod';
import { INBOX_KINDS, INBOX_STATUSES } from '#features/site/contact/inbox.values.ts';
import {
  nullIsAbsent,
  oneOf,
  optionalLine,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { morePhones } from '#features/leads/contacts/contact.schema.ts';
import { allowDuplicate, leadSource } from '#features/leads/fields/fields.schema.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { queryDay } from '#features/leads/fields/days.schema.ts';
import { queryId } from '#shared/query.ts';
import { patchedFields } from '#shared/record-schema.ts';
import { communicationSchema } from '#features/leads/communications/communication.schema.ts';
import { INBOX_FOLDERS } from './inbox.rules.ts';
import { createOpportunitySchema, namedSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { formAnswersSchema } from '#features/marketing/landing/landing-answer.schema.ts';
import { count, locale, pageOf, record, texts, timestamp } from '#shared/answer.ts';

const entryFilters = {
  /** As the records made of it have it: `landing_page` or `website`; nothing came in any other way. */
  source: leadSource.optional(),
  /** Of the lead that it became. */
  campaignId: queryId,
  hasCampaign: oneOf(['no']).optional(),
  hasLead: oneOf(['yes']).optional(),
  /** `yes`: led to an opportunity, itself or through its lead. */
  hasOpportunity: oneOf(['yes']).optional(),
  createdFrom: queryDay,
  createdTo: queryDay,
};

export const inboxQuerySchema = listQuery(['-createdAt']).extend({
  ...countAsked,
  status: oneOf(INBOX_FOLDERS).optional(),
  kind: oneOf(INBOX_KINDS).optional(),
  ...entryFilters,
});

export const updateInboxSchema = z
  .strictObject({ status: nullIsAbsent(oneOf(INBOX_STATUSES)), updatedAt: readUpdatedAt })
  .partial();

export const replySchema = z.strictObject({
  subject: optionalLine.default(null),
  body: requiredParagraph('leads:communications.bodyRequired'),
  /** Also while somebody else is answering. */
  evenIfClaimed: z.boolean().nullish(),
});

/** `takeOver`: from somebody else who is answering; for an owner of the workspace. */
export const claimSchema = z.strictObject({ takeOver: z.boolean().nullish() });

const { notes: _, ...ENQUIRER_FIELDS } = CONTACT_FIELDS;
const newContact = z
  .strictObject({
    // An enquiry has its own words: they become the notes.
    ...patchedFields(ENQUIRER_FIELDS),
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
export type Claim = z.infer<typeof claimSchema>;
export type Convert = z.infer<typeof convertSchema>;

/** An entry as a line of the list. */
export const inboxSummarySchema = record('InboxSummary', {
  id: rowId,
  kind: z.enum(INBOX_KINDS),
  status: z.enum(INBOX_STATUSES),
  name: z.string(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  service: z.string().nullable(),
  about: z.string().nullable(),
  /** The beginning of the message. */
  excerpt: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  convertedAt: timestamp.nullable(),
  repliedAt: timestamp.nullable(),
  /** The person writing an answer; null after half an hour without a key pressed. */
  answering: z
    .strictObject({
      name: z.string(),
      isOwn: z.boolean(),
      /** The caller may claim it all the same, with `takeOver`. */
      mayTakeOver: z.boolean(),
    })
    .nullable(),
});
export type InboxSummary = z.infer<typeof inboxSummarySchema>;

export const inboxReplySchema = record('InboxReply', {
  id: rowId,
  subject: z.string().nullable(),
  body: z.string().nullable(),
  occurredAt: timestamp,
  status: communicationSchema.shape.status,
  error: z.string().nullable(),
  /** Name of the writer. */
  by: z.string(),
});
export type InboxReply = z.infer<typeof inboxReplySchema>;

export const inboxEntrySchema = inboxSummarySchema
  .extend({
    source: z.string(),
    language: locale,
    page: z.string().nullable(),
    utmSource: z.string().nullable(),
    utmMedium: z.string().nullable(),
    utmCampaign: z.string().nullable(),
    utmTerm: z.string().nullable(),
    utmContent: z.string().nullable(),
    consentAt: timestamp.nullable(),
    consentVersion: z.string().nullable(),
    phone: z.string().nullable(),
    position: z.string().nullable(),
    subject: z.string().nullable(),
    message: z.string(),
    /** To the questions that a landing page asks in its form. */
    answers: formAnswersSchema,
    phonePlaces: z.array(z.strictObject({ start: z.int(), end: z.int(), href: z.string() })),
    /** Record that the entry became, if it is in the caller's own workspace. */
    contact: namedSchema.nullable(),
    /** `company` is what the enquiry says; this is the record. */
    linkedCompany: namedSchema.nullable(),
    opportunity: namedSchema.nullable(),
    /** Name of whoever converted it, if in the caller's own workspace. */
    convertedBy: z.string().nullable(),
    /** Nothing that it became is there, whoever made it. */
    isConvertible: z.boolean(),
    replies: z.array(inboxReplySchema),
  })
  .meta({ id: 'InboxEntry' });
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

/** A list with the counts of every folder, which its tabs show. */
export const inboxPageSchema = pageOf(inboxSummarySchema).extend({
  counts: z.record(z.enum(INBOX_STATUSES), count).readonly(),
});
export type InboxPage = z.infer<typeof inboxPageSchema>;

/** `field`: what the two have in common. */
export const candidateSchema = record('ConversionCandidate', {
  id: rowId,
  name: z.string(),
  field: z.enum(['email', 'phone', 'domain', 'name']),
  /** False where it may be somebody else: the user is asked, and nothing is preselected. */
  isSame: z.boolean(),
  /** Of a contact: numbers of the enquiry that it does not have. */
  newPhones: texts.exactOptional(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** An open opportunity that an enquiry or a lead may join. */
export const openOpportunitySchema = namedSchema.extend({
  contact: namedSchema.nullable(),
  company: namedSchema.nullable(),
  amountCents: count,
  currency: z.string(),
});

/** Opportunities that a lead may join when it is sent on, and the contacts that it is or may be. */
export const leadOffersSchema = record('LeadOffers', {
  items: z.array(openOpportunitySchema),
  contacts: z.array(candidateSchema),
});
export type LeadOffers = z.infer<typeof leadOffersSchema>;

/** Records that a conversion would make, and existing ones that are the same or may be. */
export const proposalSchema = record('ConversionProposal', {
  contact: z.strictObject({
    firstName: z.string(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    position: z.string().nullable(),
  }),
  company: z
    .strictObject({
      name: z.string(),
      domain: z.string().nullable(),
    })
    .nullable(),
  opportunity: z.strictObject({
    title: z.string(),
  }),
  contacts: z.array(candidateSchema),
  companies: z.array(candidateSchema),
  /** Open ones of these contacts and companies, the last changed first. */
  opportunities: z.array(openOpportunitySchema),
  /** Phone numbers that stand in the message. */
  phones: texts,
});
export type Proposal = z.infer<typeof proposalSchema>;
export const convertedSchema = record('Converted', {
  contact: namedSchema,
  company: namedSchema.nullable(),
  opportunity: namedSchema.nullable(),
});
export type Converted = z.infer<typeof convertedSchema>;
