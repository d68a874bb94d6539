import { createRequire } from 'node:module';
import { pageName, PUBLIC_PAGES } from '#features/site/pages/pages.values.ts';
import { ISSUER } from '#features/accounts/second-factor/second-factor.texts.ts';
import { foldPassword, type Words } from './password.rules.ts';

/** Shorter words are rejected as passwords anyway, and are not used as stems (password.rules.ts). */
const MIN_WORD_LENGTH = 4;

/** The provider's name and those of its products, as one word too: the first guesses at whoever has an account here. */
const SITE_WORDS = [ISSUER, ...PUBLIC_PAGES.map(pageName)].flatMap((name) => [
  name,
  name.replace(/[^\p{L}\p{N}]/gu, ''),
]);

const require = createRequire(import.meta.url);

/**
 * Loads the most guessed passwords, folded: 49,000 by their frequency in leaks, starting with the 10,000 most common
 * English ones, and 48,000 Spanish words and names. Repetitions and runs such as `aaaaaaaa` and `87654321` are not
 * listed; password-pattern.rules.ts detects them. The names of the site are added. Loaded when the first password is
 * chosen (200 ms) and kept as one text: a set of them, and the lists of the libraries, would take 15 MB for ever.
 */
async function load(): Promise<Words> {
  const { dictionary: common } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  const { dictionary: spanish } =
    require('@zxcvbn-ts/language-es-es') as typeof import('@zxcvbn-ts/language-es-es');
  for (const path of Object.keys(require.cache))
    if (path.includes('@zxcvbn-ts')) Reflect.deleteProperty(require.cache, path);
  const lists = [
    common['passwords-common'],
    spanish['commonWords-es-es'],
    spanish['firstnames-es-es'],
    spanish['lastnames-es-es'],
    SITE_WORDS,
  ];
  const words = new Set<string>();
  for (const list of lists) {
    for (const word of list) if (word.length >= MIN_WORD_LENGTH) words.add(foldPassword(word));
    // Yields to other requests: folding all lists at once would block them.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const text = Buffer.from(`\n${[...words].join('\n')}\n`);
  return { has: (word) => text.includes(`\n${word}\n`) };
}

let loading: Promise<Words> | undefined;

export function commonPasswords(): Promise<Words> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
