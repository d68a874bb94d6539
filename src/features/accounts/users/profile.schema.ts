import { z } from 'zod';
import { nullIsAbsent, oneOf, readUpdatedAt } from '#shared/fields.ts';
import { factor, proofSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { LOCALES } from '#shared/languages.ts';
import { START_PAGES } from './start-page.values.ts';
import { currentPassword, emailAddress, personName } from './user.schema.ts';

export const updateUserSchema = z.strictObject({
  name: nullIsAbsent(personName),
  /** A changed address requires `currentPassword`, and a second factor where there is one (product.md D8). */
  email: nullIsAbsent(emailAddress),
  language: nullIsAbsent(oneOf(LOCALES)),
  /** Page that opens after sign-in; null: the start page of all portals. */
  startPage: oneOf(START_PAGES).nullish(),
  currentPassword: nullIsAbsent(currentPassword),
  ...factor,
  updatedAt: readUpdatedAt,
});
export type UpdateUser = z.infer<typeof updateUserSchema>;

export const deleteUserSchema = proofSchema;
