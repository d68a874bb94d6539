import { z } from 'zod';
import { isUsername } from '#shared/characters.ts';
import { isEmail } from '#shared/email.ts';
import { nullIsAbsent, requiredLine } from '#shared/fields.ts';
import type { Locale } from '#shared/languages.ts';

export const USER_ROLES = ['user', 'admin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Specification section 9. */
export const MIN_PASSWORD_LENGTH = 6;
/** Argon2 reads the whole text; the bound keeps a request from buying hashing time with length. */
export const MAX_PASSWORD_LENGTH = 1_000;

/** A password is taken exactly as it was typed: never trimmed, never normalised. */
const presentPassword = z
  .string('accounts:passwordRequired')
  .min(1, 'accounts:passwordRequired')
  .max(MAX_PASSWORD_LENGTH, 'errors:fields.tooLong');

export const loginSchema = z.strictObject({
  username: requiredLine('accounts:usernameRequired'),
  password: presentPassword,
});

export const registerSchema = z.strictObject({
  username: requiredLine('accounts:usernameRequired').refine(isUsername, 'accounts:usernameShape'),
  password: z
    .string('accounts:passwordRequired')
    .min(MIN_PASSWORD_LENGTH, 'accounts:passwordTooShort')
    .max(MAX_PASSWORD_LENGTH, 'errors:fields.tooLong'),
  name: requiredLine('accounts:nameRequired'),
  email: requiredLine('accounts:emailRequired').refine(isEmail, 'accounts:emailInvalid'),
  /** Accepted and ignored unless an administrator sends it (product.md D7). */
  role: nullIsAbsent(z.string('errors:fields.text').max(50, 'errors:fields.tooLong')),
});

export type Login = z.infer<typeof loginSchema>;
export type Register = z.infer<typeof registerSchema>;

/** The account as its owner sees it. */
export type PublicUser = {
  id: number;
  username: string;
  name: string;
  email: string;
  role: UserRole;
  language: Locale;
  emailConfirmedAt: string | null;
  /** Until when a demo lives; null for everybody else. */
  demoExpiresAt: string | null;
  createdAt: string;
  updatedAt: string;
};
