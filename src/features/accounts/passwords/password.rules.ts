import { isPattern } from './password-pattern.rules.ts';

/** product.md D26. The specification's 6 keeps its own message. */
export const MIN_PASSWORD_LENGTH = 8;
const SPECIFIED_LENGTH = 6;

/** What is put behind a word to make it look like a password: `mariposa2024`, `Password1!`. */
const TAIL = /^(.*\p{L})[^\p{L}]{1,4}$/u;
const SIGNS = /[^\p{L}\p{N}]+$/u;

export type PasswordOwner = { username: string; email: string };

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const visiblePart = (text: string): string => text.replace(INVISIBLE, '').trim();

/**
 * Lower case, without accents, compatible forms, invisible characters and blanks around it: what passwords are compared
 * by, never what is stored.
 */
export const foldPassword = (text: string): string =>
  /^[!-~]*$/.test(text)
    ? text.toLowerCase()
    : visiblePart(text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** Whether it is long enough, counted in characters; the key of the message where it is not. */
export function shortPassword(password: string): string | undefined {
  const { length } = [...password];
  if (length < SPECIFIED_LENGTH) return 'accounts:passwordTooShort';
  return length < MIN_PASSWORD_LENGTH ? 'accounts:passwordUnderEight' : undefined;
}

/** The key of what is wrong with a password that is being chosen, for whoever chooses it (product.md D26). */
export function weakPassword(
  password: string,
  { username, email }: PasswordOwner,
  common: ReadonlySet<string>,
): string | undefined {
  const short = shortPassword(password);
  if (short !== undefined) return short;
  // Blanks and invisible characters count towards the length only beside enough that can be seen.
  if (shortPassword(visiblePart(password)) !== undefined) return 'accounts:passwordCommon';
  const folded = foldPassword(password);
  const own = [username, email, email.split('@')[0] ?? ''].map(foldPassword);
  if (own.some((name) => isNameWithTail(folded, name))) return 'accounts:passwordOwnName';
  const guesses = [folded, TAIL.exec(folded)?.[1] ?? folded, folded.replace(SIGNS, '')];
  return guesses.some((guess) => common.has(guess) || isPattern(guess))
    ? 'accounts:passwordCommon'
    : undefined;
}

/** However many digits and signs follow one's own name, it stays the first guess. */
const isNameWithTail = (folded: string, name: string): boolean =>
  name !== '' && folded.startsWith(name) && !/\p{L}/u.test(folded.slice(name.length));
