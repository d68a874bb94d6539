// One long file: the calls of lists, segments, consents and sendings share their parts.
import { z } from 'zod';
import { count, record, timestamp } from '#shared/answer.ts';
import { isEmail } from '#shared/contact/email.ts';
import {
  oneOf,
  optionalWebsite,
  orDefault,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { viewFilterSchema } from '#features/leads/views/view.schema.ts';
import {
  AUDIENCE_KINDS,
  BASES,
  CHECKS,
  CONSENT_SOURCES,
  DELIVERY_STATUSES,
  LINE_FAULTS,
  MAX_LIST_CHARACTERS,
  PER_MINUTE,
  PURPOSES,
  SEGMENT_RECORDS,
  SENDING_STATUSES,
  SKIP_REASONS,
} from './mailing.values.ts';

const name = requiredLine('mailing:errors.nameRequired');
const purpose = oneOf(PURPOSES);
const emailField = z
  .string('errors:fields.text')
  .trim()
  .max(254, 'errors:fields.tooLong')
  .refine(isEmail, 'mailing:errors.emailInvalid');

export const createListSchema = z.strictObject({ name });
export const updateListSchema = z.strictObject({ name, updatedAt: readUpdatedAt });
export const createSegmentSchema = z.strictObject({
  name,
  record: oneOf(SEGMENT_RECORDS),
  filter: viewFilterSchema,
});
export const updateSegmentSchema = z
  .strictObject({ name, filter: viewFilterSchema, updatedAt: readUpdatedAt })
  .partial();
export type CreateSegment = z.infer<typeof createSegmentSchema>;
export type UpdateAudience = z.infer<typeof updateSegmentSchema>;

export const audienceSchema = record('MailAudience', {
  id: rowId,
  kind: z.enum(AUDIENCE_KINDS),
  name: z.string(),
  /** Of a segment alone. */
  record: z.enum(SEGMENT_RECORDS).nullable(),
  filter: viewFilterSchema.nullable(),
  /** Addresses of a list; of a segment, records with an address that meet its conditions now. */
  people: count,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Audience = z.infer<typeof audienceSchema>;

export const personSchema = record('MailPerson', {
  /** Of the address in a list, of the record in a segment. */
  id: rowId,
  email: z.string(),
  name: z.string().nullable(),
  /** It is on the list of who wants no mail. */
  isOptedOut: z.boolean(),
  /** Purposes that it has agreed to. */
  consents: z.array(z.enum(PURPOSES)),
});
export type MailPerson = z.infer<typeof personSchema>;
export const peopleQuery = listQuery(['createdAt']).omit({ sort: true }).extend(countAsked);
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** Rows of addresses, with or without headings, separated by comma, semicolon or tab. */
export const importPeopleSchema = z.strictObject({
  csv: z
    .string('errors:fields.text')
    .min(1, 'mailing:errors.csvRequired')
    .max(MAX_LIST_CHARACTERS, 'errors:fields.tooLong'),
  /** Present if all of them have agreed: to which purpose, and how that can be shown. */
  consent: z
    .strictObject({ purpose, proof: requiredParagraph('mailing:errors.proofRequired', 2_000) })
    .nullish(),
});
export type ImportPeople = z.infer<typeof importPeopleSchema>;
export const importedPeopleSchema = record('ImportedMailPeople', {
  added: count,
  /** How many lines were not added, by their fault. */
  faults: z.partialRecord(z.enum(LINE_FAULTS), count),
  /** The first of them, each with its number in the file. */
  lines: z.array(z.strictObject({ line: z.int(), text: z.string(), fault: z.enum(LINE_FAULTS) })),
});
export type ImportedPeople = z.infer<typeof importedPeopleSchema>;
export const removePeopleSchema = z.strictObject({
  ids: z.array(rowId).min(1).max(200, 'errors:fields.tooLong'),
});

export const findConsentsSchema = z.strictObject({ email: emailField });
export const noteConsentSchema = z.strictObject({
  email: emailField,
  purpose,
  isGiven: z.boolean('errors:fields.boolean'),
  proof: requiredParagraph('mailing:errors.proofRequired', 2_000),
});
export type NoteConsent = z.infer<typeof noteConsentSchema>;
export const consentsSchema = record('MailConsents', {
  email: z.string(),
  isOptedOut: z.boolean(),
  /** Everything that was said, the newest first. */
  items: z.array(
    z.strictObject({
      id: rowId,
      purpose: z.enum(PURPOSES),
      isGiven: z.boolean(),
      source: z.enum(CONSENT_SOURCES),
      proof: z.string(),
      createdAt: timestamp,
    }),
  ),
});
export type Consents = z.infer<typeof consentsSchema>;

const audience = { listId: rowId.nullish(), segmentId: rowId.nullish() };
const hour = z.int('errors:fields.integer').min(0, 'errors:fields.integer').max(23, 'errors:fields.integer');
export const sendCampaignSchema = z.strictObject({
  ...audience,
  /** Default: now. */
  at: z.iso.datetime('errors:fields.time').nullish(),
  purpose: orDefault(purpose, 'offers'),
  basis: orDefault(oneOf(BASES), 'consent'),
  /** Target of the button; default: the product's landing page, else what its brief says. */
  target: optionalWebsite('mailing:errors.targetInvalid').optional(),
  /** Emails a minute to one domain; 0: no limit. */
  perMinute: z
    .int('errors:fields.integer')
    .min(0, 'errors:fields.integer')
    .max(PER_MINUTE.most, 'errors:fields.integer')
    .nullish(),
  /** Hours of the sender's day in which nothing goes out; null: none. */
  quiet: z.strictObject({ from: hour, to: hour }).nullish(),
});
export type SendCampaign = z.infer<typeof sendCampaignSchema>;

const figures = {
  /** Recipients, without those who were skipped. */
  total: count,
  waiting: count,
  sent: count,
  /** Perhaps sent: a connection or the server ended before the answer; never sent again by itself. */
  unsure: count,
  bounced: count,
  failed: count,
  skipped: count,
  /** People who followed a link, without programs that do. */
  clicked: count,
  unsubscribed: count,
};
export const sendingSchema = record('MailSending', {
  id: rowId,
  campaignId: rowId.nullable(),
  audienceId: rowId.nullable(),
  audienceName: z.string(),
  status: z.enum(SENDING_STATUSES),
  purpose: z.enum(PURPOSES),
  basis: z.enum(BASES),
  startsAt: timestamp,
  finishedAt: timestamp.nullable(),
  perMinute: z.int().nullable(),
  quiet: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
  subject: z.string(),
  figures: z.strictObject(figures),
  createdAt: timestamp,
});
export type Sending = z.infer<typeof sendingSchema>;

export const readinessQuery = z.strictObject({
  listId: queryId,
  segmentId: queryId,
  purpose: purpose.optional(),
  basis: oneOf(BASES).optional(),
});
export type ReadinessQuery = z.infer<typeof readinessQuery>;
export const readinessSchema = record('MailReadiness', {
  checks: z.array(
    z.strictObject({
      check: z.enum(CHECKS),
      /** Advice keeps nothing from being sent. */
      isAdvice: z.boolean(),
      /** The open place, or the size in bytes. */
      detail: z.string().nullable(),
    }),
  ),
  /** Of the chosen audience; null without one. */
  people: z
    .strictObject({ total: count, reached: count, skipped: z.partialRecord(z.enum(SKIP_REASONS), count) })
    .nullable(),
  /** Target of the button by default. */
  target: z.string().nullable(),
  sender: z.strictObject({ name: z.string(), address: z.string(), replyTo: z.string() }),
});
export type Readiness = z.infer<typeof readinessSchema>;

export const sentLetterSchema = record('MailLetter', {
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type SentLetter = z.infer<typeof sentLetterSchema>;

export const deliveryQuery = listQuery(['createdAt'])
  .omit({ sort: true })
  .extend({
    ...countAsked,
    /** Default: the newest sending of the campaign. */
    sendingId: queryId,
    status: oneOf(DELIVERY_STATUSES).optional(),
    /** Those who followed a link, or unsubscribed. */
    did: oneOf(['clicked', 'unsubscribed']).optional(),
  });
export type DeliveryQuery = z.infer<typeof deliveryQuery>;
export const deliverySchema = record('MailDelivery', {
  id: rowId,
  email: z.string(),
  name: z.string().nullable(),
  status: z.enum(DELIVERY_STATUSES),
  /** Why it was skipped, or the mail server's words. */
  reason: z.string().nullable(),
  sentAt: timestamp.nullable(),
  clickedAt: timestamp.nullable(),
  unsubscribedAt: timestamp.nullable(),
});
export type MailDelivery = z.infer<typeof deliverySchema>;
export const cancelSendingSchema = z.strictObject({ sendingId: rowId.nullish() });
