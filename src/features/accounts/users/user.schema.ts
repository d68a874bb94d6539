import { z } from 'zod';
import { isOneScript, isUsername, wordsOf } from '#shared/texts/characters.ts';
import { isEmail } from '#shared/contact/email.ts';
import { nullIsAbsent, requiredLine, rowId } from '#shared/fields.ts';
import { MIN_PASSWORD_LENGTH, shortPassword } from '#features/accounts/passwords/password.rules.ts';
import { START_PAGES } from './start-page.values.ts';
import { USER_ROLES } from './user-role.values.ts';
import { locale, record, timestamp } from '#shared/answer.ts';

/** Argon2 reads the whole text; the limit keeps a request from buying hashing time with length. */
export const MAX_PASSWORD_LENGTH = 1_000;

/** A password is used exactly as typed: never trimmed, never normalised. */
const presentPassword = (requiredKey: string) =>
  z.string(requiredKey).min(1, requiredKey).max(MAX_PASSWORD_LENGTH, 'errors:fields.tooLong');

/** The password again, required to change the account itself (product.md D8). */
export const currentPassword = presentPassword('accounts:currentPasswordRequired');

/** Checks only the length; new-password.server.ts rejects common passwords when hashing. */
export const newPassword = z
  .string('accounts:passwordRequired')
  .max(MAX_PASSWORD_LENGTH, 'errors:fields.tooLong')
  .superRefine((value, { addIssue }) => {
    const message = shortPassword(value);
    if (message !== undefined) addIssue({ code: 'custom', message });
  })
  .meta({ minLength: MIN_PASSWORD_LENGTH });

export const emailAddress = requiredLine('accounts:emailRequired').refine(isEmail, 'accounts:emailInvalid');
/** Checked per word: `Αθηνά López` is a name, but a Latin word with one Cyrillic letter is an imitation. */
export const personName = requiredLine('accounts:nameRequired').refine(
  (name) => wordsOf(name).every(isOneScript),
  'accounts:nameMixed',
);

export const loginSchema = z.strictObject({
  username: requiredLine('accounts:usernameRequired'),
  password: presentPassword('accounts:passwordRequired'),
});

export const registerSchema = z.strictObject({
  username: requiredLine('accounts:usernameRequired')
    .refine(isUsername, 'accounts:usernameShape')
    .refine(isOneScript, 'accounts:usernameMixed'),
  password: newPassword,
  name: personName,
  email: emailAddress,
  /** Ignored unless an administrator sends it (product.md D7). */
  role: nullIsAbsent(z.string('errors:fields.text').max(50, 'errors:fields.tooLong')),
  invitation: nullIsAbsent(z.string('errors:fields.text').max(100, 'errors:fields.tooLong')),
});

export const setUpSchema = registerSchema.omit({ role: true, invitation: true });

export type Login = z.infer<typeof loginSchema>;
export type Register = z.infer<typeof registerSchema>;

/** The account as its owner sees it. */
export const publicUserSchema = record('User', {
  id: rowId,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(USER_ROLES),
  language: locale,
  /** Page that opens after sign-in; null: the start page of all portals. */
  startPage: z.enum(START_PAGES).nullable(),
  emailConfirmedAt: timestamp.nullable(),
  /** Since when a sign-in takes more than the password. */
  secondFactorAt: timestamp.nullable(),
  /** Until when a demo lives; null for everybody else. */
  demoExpiresAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type PublicUser = z.infer<typeof publicUserSchema>;

/** Signed in: the token is for callers without cookies. */
export const signedInSchema = record('SignedIn', { token: z.string(), user: publicUserSchema });
export const confirmedEmailSchema = z.strictObject({ email: z.string() });
