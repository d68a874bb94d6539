import { commonPasswords } from '#features/accounts/passwords/common-passwords.server.ts';
import {
  shortPassword,
  weakPassword,
  type PasswordOwner,
} from '#features/accounts/passwords/password.rules.ts';
import { parseConfig, type Config, type Environment } from '#kernel/config/config.ts';
import { describeLine } from '#kernel/config/config-mistakes.ts';

/** @throws ConfigError */
export const loadConfig = (env: Environment): Config =>
  parseConfig(env, { isLongPassword: (password) => shortPassword(password) === undefined });

/** Checks ADMIN_PASSWORD against the password lists (product.md D26), which are loaded only if it is set. */
export async function adminPasswordMistake(
  admin: (PasswordOwner & { password: string }) | undefined,
): Promise<string | undefined> {
  const found = admin && weakPassword(admin.password, admin, await commonPasswords());
  if (found === undefined) return undefined;
  const expected =
    found === 'accounts:passwordOwnName'
      ? 'another word than ADMIN_USERNAME or ADMIN_EMAIL'
      : 'one that is not among the commonest passwords';
  return describeLine('ADMIN_PASSWORD', 'got a value (not shown)', expected);
}
