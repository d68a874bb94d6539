import { z } from 'zod';
import { timestamp } from '#shared/answer.ts';
import { proofSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { currentPassword, emailAddress, newPassword } from '#features/accounts/users/user.schema.ts';

export const changePasswordSchema = proofSchema.extend({ newPassword });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const confirmPasswordSchema = z.strictObject({ currentPassword });
export type ConfirmPassword = z.infer<typeof confirmPasswordSchema>;

export const requestResetSchema = z.strictObject({ email: emailAddress });
export type RequestReset = z.infer<typeof requestResetSchema>;

export const resetPasswordSchema = z.strictObject({ password: newPassword });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** Response to a password reset: the user name of the account. */
export const resetSchema = z.strictObject({ username: z.string() });
/** Until when administration is open. */
export const confirmedSchema = z.strictObject({ confirmedUntil: timestamp });
/** The session that takes the place of all others. */
export const newTokenSchema = z.strictObject({ token: z.string() });
