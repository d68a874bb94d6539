import { z } from 'zod';
import { nullIsAbsent, oneOf, readUpdatedAt } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { currentPassword, emailAddress, personName } from './user.schema.ts';

export const updateUserSchema = z.strictObject({
  name: nullIsAbsent(personName),
  /** A changed address requires `currentPassword` (product.md D8). */
  email: nullIsAbsent(emailAddress),
  language: nullIsAbsent(oneOf(LOCALES)),
  currentPassword: nullIsAbsent(currentPassword),
  updatedAt: readUpdatedAt,
});
export type UpdateUser = z.infer<typeof updateUserSchema>;

export const deleteUserSchema = z.strictObject({ currentPassword });
