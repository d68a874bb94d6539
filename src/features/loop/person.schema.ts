import { z } from 'zod';
import { emailAddress } from '#features/accounts/users/user.schema.ts';
import type { PersonPlace } from './person.values.ts';

export const personSchema = z.strictObject({ email: emailAddress });
export type PersonQuery = z.infer<typeof personSchema>;

export type PersonCounts = Readonly<Record<PersonPlace, number>>;

/** What is held of one e-mail address. */
export type PersonSummary = {
  email: string;
  /** Somebody has an account with it, who exports and deletes that themselves. */
  hasAccount: boolean;
  /** In the site's own records and in the caller's workspace. */
  counts: PersonCounts;
  /** Records of other people's workspaces, for which they are responsible: neither exported nor erased here. */
  elsewhere: number;
};

export type PersonErased = { counts: PersonCounts };
