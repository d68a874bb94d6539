import { z } from 'zod';
import {
  nullIsAbsent,
  oneOf,
  optionalEmail,
  optionalLine,
  optionalParagraph as body,
  readUpdatedAt,
  rowId,
} from '#shared/fields.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { isEmail } from '#shared/contact/email.ts';
import { orEmpty } from '#features/leads/fields/fields.schema.ts';
import { queryDay, time } from '#features/leads/fields/days.schema.ts';
import { distinctEmails } from '#features/leads/contacts/contact-values.rules.ts';
import { COMMUNICATION_STATUSES, COMMUNICATION_TYPES, DIRECTIONS } from '#features/leads/leads.values.ts';
import { ownerAsked } from '#features/leads/owners/owner.schema.ts';
import { viewAsked } from '#features/leads/views/view.schema.ts';
import { namedSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { record, texts, timestamp } from '#shared/answer.ts';
import type { Page } from '#shared/api.ts';

export const COMMUNICATION_SORTS = ['occurredAt', '-occurredAt'] as const;

const type = z.enum(COMMUNICATION_TYPES, {
  error: (issue) =>
    issue.input === undefined ? 'leads:communications.typeRequired' : 'errors:fields.choice',
});
const direction = z.enum(DIRECTIONS, {
  error: (issue) =>
    issue.input === undefined ? 'leads:communications.directionRequired' : 'errors:fields.choice',
});

const MAX_CC = 10;
/** An invalid address is reported on the field, which a form fills as one line. */
const cc = z
  .array(optionalLine, 'leads:communications.ccInvalid')
  .max(MAX_CC, 'leads:communications.ccTooMany')
  .transform((typed) => distinctEmails(typed.filter((address) => address !== null)))
  .refine((addresses) => addresses.every(isEmail), 'leads:communications.ccInvalid');

const MAX_MENTIONS = 50;
/** Accounts of the members whom the text names. */
const mentions = z
  .array(rowId, 'errors:fields.choice')
  .max(MAX_MENTIONS, 'errors:fields.tooMany')
  .transform((ids) => [...new Set(ids)]);

/**
 * An outgoing email to a contact is sent, unless it has already taken place (`occurredAt`) or is only to be logged
 * (`status: "logged"`); all other types are records of what happened.
 */
export const createCommunicationSchema = z.strictObject({
  type,
  direction,
  /** The contact's address that an email goes to; the main one by default. */
  to: optionalEmail('leads:contacts.emailInvalid').optional(),
  /** Addresses that the email is copied to; its recipients see them. */
  cc: orEmpty(cc, () => []),
  subject: optionalLine.default(null),
  body: body.default(null),
  mentions: orEmpty(mentions, () => []),
  occurredAt: nullIsAbsent(time),
  status: nullIsAbsent(oneOf(['logged'])),
  contactId: rowId.nullish(),
  companyId: rowId.nullish(),
  opportunityId: rowId.nullish(),
});

export const updateCommunicationSchema = z
  .strictObject({
    type: nullIsAbsent(type),
    direction: nullIsAbsent(direction),
    subject: optionalLine,
    body,
    mentions: nullIsAbsent(mentions),
    occurredAt: nullIsAbsent(time),
    contactId: rowId.nullable(),
    companyId: rowId.nullable(),
    opportunityId: rowId.nullable(),
    updatedAt: readUpdatedAt,
  })
  .partial();

export const communicationQuerySchema = listQuery(COMMUNICATION_SORTS).extend({
  ...countAsked,
  ...viewAsked,
  type: oneOf(COMMUNICATION_TYPES).optional(),
  direction: oneOf(DIRECTIONS).optional(),
  status: oneOf(COMMUNICATION_STATUSES).optional(),
  /** The account that wrote it down or sent it. */
  author: ownerAsked,
  contactId: queryId,
  companyId: queryId,
  opportunityId: queryId,
  from: queryDay,
  to: queryDay,
});

export type CreateCommunication = z.infer<typeof createCommunicationSchema>;
export type UpdateCommunication = z.infer<typeof updateCommunicationSchema>;
export type CommunicationQuery = z.infer<typeof communicationQuerySchema>;

/** With the names of what it hangs on. */
export const communicationSchema = record('Communication', {
  id: rowId,
  userId: rowId,
  type: z.enum(COMMUNICATION_TYPES),
  direction: z.enum(DIRECTIONS),
  subject: z.string().nullable(),
  body: z.string().nullable(),
  /** Accounts whom the text names with an `@`; who has left the workspace since is named still. */
  mentions: z.array(rowId),
  occurredAt: timestamp,
  status: z.enum(COMMUNICATION_STATUSES),
  /** To whom an e-mail went, and what the mail server last refused: of one that was sent, some of its copies. */
  recipient: z.string().nullable(),
  cc: texts,
  error: z.string().nullable(),
  contactId: rowId.nullable(),
  companyId: rowId.nullable(),
  opportunityId: rowId.nullable(),
  inboxEntryId: rowId.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  contact: namedSchema.nullable(),
  company: namedSchema.nullable(),
  opportunity: namedSchema.nullable(),
});
export type Communication = z.infer<typeof communicationSchema>;

type Neighbour = Pick<Communication, 'id' | 'subject'> | null;
/** The ones before and after, with the same person or company. */
export type CommunicationNeighbours = { earlier: Neighbour; later: Neighbour };

/** One of them: the person it was with, else the company, else the opportunity. */
export type ConversationSubject = { contactId?: number; companyId?: number; opportunityId?: number };
export type Conversation = {
  /** As the query of its list. */
  of: Readonly<Record<string, string>>;
  first: Page<Communication>;
  /** Goes into "Write to …"; null where nobody has an address. */
  addressee: string | null;
};
