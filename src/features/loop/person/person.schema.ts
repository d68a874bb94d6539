import { z } from 'zod';
import { emailAddress } from '#features/accounts/users/user.schema.ts';
import { PERSON_PLACES } from './person.values.ts';
import { record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

export const personSchema = z.strictObject({ email: emailAddress });
export type PersonQuery = z.infer<typeof personSchema>;

export const personCountsSchema = z.record(z.enum(PERSON_PLACES), z.int()).meta({ id: 'PersonCounts' });
export type PersonCounts = z.infer<typeof personCountsSchema>;

/** One record as a list shows it; of the places that have no words of their own, the place alone. */
export const personRecordSchema = record('PersonRecord', {
  place: z.enum(PERSON_PLACES),
  id: rowId,
  at: timestamp.nullable(),
  subject: z.string().nullable(),
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

/** Records held of one e-mail address. */
export const personSummarySchema = record('PersonSummary', {
  email: z.string(),
  /** Somebody has an account with it, who exports and deletes that themselves. */
  hasAccount: z.boolean(),
  /** In the site's own records and in the caller's workspace. */
  counts: personCountsSchema,
  /** The newest of these records, of each place at most 20. */
  records: z.array(personRecordSchema),
  /** Records of other people's workspaces, for which they are responsible: neither exported nor erased here. */
  elsewhere: z.int(),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

export const personErasedSchema = record('PersonErased', {
  counts: personCountsSchema,
});
export type PersonErased = z.infer<typeof personErasedSchema>;
