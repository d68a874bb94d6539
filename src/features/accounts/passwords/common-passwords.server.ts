import { foldPassword } from './password.rules.ts';

/** Shorter words are no password here, and nobody's stem (password.rules.ts). */
const MIN_WORD_LENGTH = 4;

/**
 * The passwords that guessing begins with, folded: 49,000 by their frequency in leaks, the 10,000 commonest English ones
 * first among them, and 48,000 Spanish words and names. The lists leave out repetitions and runs such as `aaaaaaaa` and
 * `87654321`, which password-pattern.rules.ts knows. Loaded when the first password is chosen: 200 ms, 15 MB.
 */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary: common } = await import('@zxcvbn-ts/language-common');
  const { dictionary: spanish } = await import('@zxcvbn-ts/language-es-es');
  const lists = [
    common['passwords-common'],
    spanish['commonWords-es-es'],
    spanish['firstnames-es-es'],
    spanish['lastnames-es-es'],
  ];
  const words = new Set<string>();
  for (const list of lists) {
    for (const word of list) if (word.length >= MIN_WORD_LENGTH) words.add(foldPassword(word));
    // Other requests go first: folding all lists at once would hold them up.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return words;
}

let loading: Promise<ReadonlySet<string>> | undefined;

export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
