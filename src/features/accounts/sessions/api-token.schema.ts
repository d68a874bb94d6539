import { z } from 'zod';
import { nullIsAbsent, requiredLine } from '#shared/fields.ts';
import { currentPassword } from '#features/accounts/users/user.schema.ts';

export const createApiTokenSchema = z.strictObject({
  name: requiredLine('account:tokens.nameRequired'),
  /** If absent, the token is valid until it is revoked. */
  expiresInDays: nullIsAbsent(
    z
      .int('errors:fields.integer')
      .min(1, 'account:tokens.daysOutOfRange')
      .max(3_650, 'account:tokens.daysOutOfRange'),
  ),
  currentPassword,
});
export type CreateApiToken = z.infer<typeof createApiTokenSchema>;

export type ApiToken = {
  id: number;
  name: string;
  /** Last four characters, by which the user recognises the token. */
  ending: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  createdAt: string;
};
export type NewApiToken = ApiToken & { token: string };
