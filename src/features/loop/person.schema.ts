import { z } from 'zod';
import { emailAddress } from '#features/accounts/users/user.schema.ts';
import type { PersonPlace } from './person.values.ts';

export const personSchema = z.strictObject({ email: emailAddress });
export type PersonQuery = z.infer<typeof personSchema>;

export type PersonCounts = Readonly<Record<PersonPlace, number>>;

/** A record as a list shows it; some places have no subject. */
export type PersonRecord = { place: PersonPlace; id: number; at: string | null; subject: string | null };

export type PersonSummary = {
  email: string;
  /** The address has an account, whose owner exports and deletes it themselves. */
  hasAccount: boolean;
  /** Counts in the site's own records and the caller's workspace. */
  counts: PersonCounts;
  /** The newest of these records, at most 20 per place. */
  records: readonly PersonRecord[];
  /** Number of records in other workspaces. Their owners are responsible: they are neither exported nor erased here. */
  elsewhere: number;
};

export type PersonErased = { counts: PersonCounts };
