import { hashPassword } from '#features/accounts/passwords/hashing.server.ts';
import { AppError } from '#shared/errors.ts';
import { commonPasswords } from './common-passwords.server.ts';
import { weakPassword, type PasswordOwner } from './password.rules.ts';

type Chosen = [password: string, owner: PasswordOwner, field?: 'password' | 'newPassword'];

/** Errors: `invalid` at `field` (product.md D26). */
export async function requireStrongPassword(...[password, owner, field = 'password']: Chosen): Promise<void> {
  const mistake = weakPassword(password, owner, await commonPasswords());
  if (mistake !== undefined) throw new AppError('invalid', { fields: { [field]: mistake } });
}

/** Checks and hashes a chosen password; all new passwords pass through here. Errors: those of `requireStrongPassword`. */
export async function hashNewPassword(...chosen: Chosen): Promise<string> {
  await requireStrongPassword(...chosen);
  return hashPassword(chosen[0]);
}
