import { z } from 'zod';
import { emailAddress } from '#features/accounts/users/user.schema.ts';
import type { PersonPlace } from './person.values.ts';

export const personSchema = z.strictObject({ email: emailAddress });
export type PersonQuery = z.infer<typeof personSchema>;

export type PersonCounts = Readonly<Record<PersonPlace, number>>;

/** One record as a list shows it; of the places that have no words of their own, the place alone. */
export type PersonRecord = { place: PersonPlace; id: number; at: string | null; subject: string | null };

/** What is held of one e-mail address. */
export type PersonSummary = {
  email: string;
  /** Somebody has an account with it, who exports and deletes that themselves. */
  hasAccount: boolean;
  /** In the site's own records and in the caller's workspace. */
  counts: PersonCounts;
  /** The newest of these records, of each place at most 20. */
  records: readonly PersonRecord[];
  /** Records of other people's workspaces, for which they are responsible: neither exported nor erased here. */
  elsewhere: number;
};

export type PersonErased = { counts: PersonCounts };
