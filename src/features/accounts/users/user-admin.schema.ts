import { z } from 'zod';
import { nullIsAbsent, oneOf, readUpdatedAt, rowId } from '#shared/fields.ts';
import { emailAddress } from './user.schema.ts';
import { USER_ROLES } from './user-role.values.ts';
import { USER_GROUPS, USER_SORTS } from './user-admin.values.ts';
import { record, timestamp } from '#shared/answer.ts';
import { listQuery } from '#shared/list.ts';

export const accountQuery = listQuery(USER_SORTS).extend({ group: oneOf(USER_GROUPS).optional() });
export type AccountQuery = z.infer<typeof accountQuery>;

export const updateAccountSchema = z.strictObject({
  role: nullIsAbsent(oneOf(USER_ROLES)),
  isDisabled: nullIsAbsent(z.boolean('errors:fields.boolean')),
  /** For whoever has lost device and recovery codes. */
  resetsSecondFactor: nullIsAbsent(z.boolean('errors:fields.boolean')),
  /** Signs out everywhere, and forgets the known devices; API tokens stay. */
  endsSessions: nullIsAbsent(z.boolean('errors:fields.boolean')),
  updatedAt: readUpdatedAt,
});
export type UpdateAccount = z.infer<typeof updateAccountSchema>;

/** An account as an administrator sees it. */
export const accountSchema = record('Account', {
  id: rowId,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(USER_ROLES),
  emailConfirmedAt: timestamp.nullable(),
  secondFactorAt: timestamp.nullable(),
  disabledAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Account = z.infer<typeof accountSchema>;

export const createInvitationSchema = z.strictObject({
  /** Address that the link is emailed to, and that it confirms; if absent, the link is only shown. */
  email: nullIsAbsent(emailAddress),
  role: nullIsAbsent(oneOf(USER_ROLES)),
});
export type CreateInvitation = z.infer<typeof createInvitationSchema>;

export const invitationSchema = record('Invitation', {
  id: rowId,
  email: z.string().nullable(),
  role: z.enum(USER_ROLES),
  expiresAt: timestamp,
  createdAt: timestamp,
});
export type Invitation = z.infer<typeof invitationSchema>;
export const newInvitationSchema = invitationSchema
  .extend({
    url: z.string(),
  })
  .meta({ id: 'NewInvitation' });
export type NewInvitation = z.infer<typeof newInvitationSchema>;
