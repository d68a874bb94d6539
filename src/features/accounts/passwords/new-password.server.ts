import { hashPassword } from '#server/auth/passwords.ts';
import { AppError } from '#shared/errors.ts';
import { commonPasswords } from './common-passwords.server.ts';
import { weakPassword, type PasswordOwner } from './password.rules.ts';

/**
 * Checks and hashes a chosen password; all new passwords pass through here. Errors: `invalid` at `field` (product.md
 * D26).
 */
export async function hashNewPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword' = 'password',
): Promise<string> {
  const mistake = weakPassword(password, owner, await commonPasswords());
  if (mistake !== undefined) throw new AppError('invalid', { fields: { [field]: mistake } });
  return hashPassword(password);
}
