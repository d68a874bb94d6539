import { isPattern } from './password-pattern.rules.ts';

/** product.md D26. The specification's limit of 6 keeps its own message. */
export const MIN_PASSWORD_LENGTH = 8;
const SPECIFIED_LENGTH = 6;

/** Suffix added to a word to make it look like a password: `mariposa2024`, `Password1!`. */
const TAIL = /^(.*\p{L})[^\p{L}]{1,4}$/u;
const SIGNS = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

export type PasswordOwner = { username: string; email: string };

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const visiblePart = (text: string): string => text.replace(INVISIBLE, '').trim();

/**
 * Folds to lower case without accents, compatible forms, invisible characters and surrounding blanks. Used to compare
 * passwords, never stored.
 */
export const foldPassword = (text: string): string =>
  /^[!-~]*$/.test(text)
    ? text.toLowerCase()
    : visiblePart(text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** Returns the message key if the password is too short, counted in characters. */
export function shortPassword(password: string): string | undefined {
  const { length } = [...password];
  if (length < SPECIFIED_LENGTH) return 'accounts:passwordTooShort';
  return length < MIN_PASSWORD_LENGTH ? 'accounts:passwordUnderEight' : undefined;
}

/** Words that can be looked up. */
export type Words = { has: (word: string) => boolean };

/** Returns the message key of what is wrong with a chosen password, considering who chooses it (product.md D26). */
export function weakPassword(
  password: string,
  { username, email }: PasswordOwner,
  common: Words,
): string | undefined {
  const short = shortPassword(password);
  if (short !== undefined) return short;
  // Blanks and invisible characters count towards the length only if the visible part is long enough.
  if (shortPassword(visiblePart(password)) !== undefined) return 'accounts:passwordCommon';
  const folded = foldPassword(password);
  const own = [username, email, email.split('@')[0] ?? ''].map(foldPassword);
  if (own.some((name) => isNameWithTail(folded, name))) return 'accounts:passwordOwnName';
  const guesses = [folded, TAIL.exec(folded)?.[1] ?? folded, folded.replace(SIGNS, '')];
  return guesses.some((guess) => common.has(guess) || isPattern(guess))
    ? 'accounts:passwordCommon'
    : undefined;
}

/** The user's own name stays the first guess, however many digits and symbols follow it. */
const isNameWithTail = (folded: string, name: string): boolean =>
  name !== '' && folded.startsWith(name) && !/\p{L}/u.test(folded.slice(name.length));
