/** product.md D26. The specification's 6 keeps its own message. */
export const MIN_PASSWORD_LENGTH = 8;
const SPECIFIED_LENGTH = 6;

/** What is put behind a word to make it look like a password: `mariposa2024`, `Password1!`. */
const TAIL = /^(.*\p{L})[^\p{L}]{1,4}$/u;

export type PasswordOwner = { username: string; email: string };

/** Lower case, without accents and compatible forms: what passwords are compared by, never what is stored. */
export const foldPassword = (text: string): string =>
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

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
  const folded = foldPassword(password);
  const guesses = [folded, TAIL.exec(folded)?.[1] ?? folded];
  const own = [username, email, email.split('@')[0] ?? ''].map(foldPassword);
  if (guesses.some((guess) => own.includes(guess))) return 'accounts:passwordOwnName';
  return guesses.some((guess) => common.has(guess)) ? 'accounts:passwordCommon' : undefined;
}
