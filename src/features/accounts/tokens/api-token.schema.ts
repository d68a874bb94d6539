import { z } from 'zod';
import { nullIsAbsent, oneOf, requiredLine, rowId } from '#shared/fields.ts';
import { proofSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { record, timestamp } from '#shared/answer.ts';
import { TOKEN_ACCESS } from './token-access.values.ts';

export const createApiTokenSchema = proofSchema.extend({
  name: requiredLine('account:tokens.nameRequired'),
  /** If absent, the token is valid until it is revoked. */
  expiresInDays: nullIsAbsent(
    z
      .int('errors:fields.integer')
      .min(1, 'account:tokens.daysOutOfRange')
      .max(3_650, 'account:tokens.daysOutOfRange'),
  ),
  /** The one workspace that it opens; if absent, the personal one, unless a call names another. */
  workspaceId: nullIsAbsent(rowId),
  /** `read`: it changes nothing, whatever its member may. Default: `full`, as its member. */
  access: nullIsAbsent(oneOf(TOKEN_ACCESS)),
});
export type CreateApiToken = z.infer<typeof createApiTokenSchema>;

export const apiTokenSchema = record('ApiToken', {
  id: rowId,
  name: z.string(),
  /** The last four characters, by which a person recognises it. */
  ending: z.string(),
  /** Null: the personal workspace, unless a call names another. */
  workspaceId: rowId.nullable(),
  access: z.enum(TOKEN_ACCESS),
  lastUsedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
export const newApiTokenSchema = apiTokenSchema
  .extend({
    token: z.string(),
  })
  .meta({ id: 'NewApiToken' });
export type NewApiToken = z.infer<typeof newApiTokenSchema>;
