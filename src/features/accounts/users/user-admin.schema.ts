import { z } from 'zod';
import { nullIsAbsent, oneOf, readUpdatedAt } from '#shared/fields.ts';
import { emailAddress } from './user.schema.ts';
import { USER_ROLES, type UserRole } from './user-role.values.ts';

export const updateAccountSchema = z.strictObject({
  role: nullIsAbsent(oneOf(USER_ROLES)),
  isDisabled: nullIsAbsent(z.boolean('errors:fields.boolean')),
  updatedAt: readUpdatedAt,
});
export type UpdateAccount = z.infer<typeof updateAccountSchema>;

export type Account = {
  id: number;
  username: string;
  name: string;
  email: string;
  role: UserRole;
  emailConfirmedAt: string | null;
  disabledAt: string | null;
  createdAt: string;
  updatedAt: string;
};

export const createInvitationSchema = z.strictObject({
  /** Address that the link is emailed to, and that it confirms; if absent, the link is only shown. */
  email: nullIsAbsent(emailAddress),
  role: nullIsAbsent(oneOf(USER_ROLES)),
});
export type CreateInvitation = z.infer<typeof createInvitationSchema>;

export type Invitation = {
  id: number;
  email: string | null;
  role: UserRole;
  expiresAt: string;
  createdAt: string;
};
export type NewInvitation = Invitation & { url: string };
