import { z } from 'zod';
import { currentPassword, emailAddress, newPassword } from '#features/accounts/users/user.schema.ts';

export const changePasswordSchema = z.strictObject({ currentPassword, newPassword });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const confirmPasswordSchema = z.strictObject({ currentPassword });
export type ConfirmPassword = z.infer<typeof confirmPasswordSchema>;

export const requestResetSchema = z.strictObject({ email: emailAddress });
export type RequestReset = z.infer<typeof requestResetSchema>;

export const resetPasswordSchema = z.strictObject({ password: newPassword });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;
