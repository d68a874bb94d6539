import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ContentFiles } from '../content-check.ts';
import { leaves, type Mistake } from '../content-shape.ts';
import { LOCALES, type Locale } from '../locales.ts';
import { DOCUMENTS, PAGES } from '../page-schemas.ts';
import { documentTree } from './document-tree.ts';
import { promiseIn, SAYS_PLANNED, SAYS_TARGET } from './promises.ts';

/*
 * The register of claims (product.md D25): what the public site promises, with evidence, date and state, one file for
 * each file of texts. Mistakes name the file of the register, and the key of the sentence.
 */

export const CLAIM_STATES = ['live', 'planned', 'target'] as const;

const REPOSITORY_FILE = /^(?:src|tests|docs|scripts)\/[^#]+/;
const evidence = z
  .string()
  .regex(
    /^(?:(?:src|tests|docs|scripts)\/\S+|https:\/\/\S+|(?:specification|provider): .+)/,
    'expected a file of the repository, an https:// address, "specification: …" or "provider: …"',
  );

const claimSchema = z.strictObject({
  state: z.enum(CLAIM_STATES),
  evidence: z.array(evidence).min(1, 'expected evidence: a test, a file, a source or a decision'),
  checked: z.iso.date('expected the day of the check, such as 2026-11-23').optional(),
  /** Fingerprint of the sentence in all languages on that day. */
  words: z.string().optional(),
  /** Key of the text in the same file that says it is planned or a target, where it is not the badge. */
  note: z.string().optional(),
});

const claimsFileSchema = z.strictObject({
  claims: z.record(z.string(), claimSchema),
  /** Keys with a figure or a strong word that promise nothing: labels, examples, warnings. */
  plain: z.array(z.string()),
});

export type Claim = z.infer<typeof claimSchema>;
export type ClaimsFile = z.infer<typeof claimsFileSchema>;

/** Public texts that are no page's, with the parts of each file that visitors read. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  site: ['home'],
  layout: ['footer'],
  contact: ['consent', 'waitlist', 'success', 'answer'],
  accounts: ['demo', 'consulting', 'marketing', 'leads', 'terms'],
};

export const CLAIM_FILES: readonly string[] = [
  ...Object.keys(TABLES),
  ...PAGES.map(({ name }) => name),
  ...DOCUMENTS,
];

const isDocument = (name: string): boolean => DOCUMENTS.some((document) => document === name);

export const claimsPath = (name: string): string => `claims/${name}.json`;

export const textsPath = (name: string, locale: Locale): string => {
  if (name in TABLES) return `${locale}/${name}.json`;
  return `${locale}/pages/${name}.${isDocument(name) ? 'md' : 'json'}`;
};

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Returns every text of a file by its key; of a Markdown page, title and body of each section. */
export function textsOf(files: ContentFiles, name: string, locale: Locale): Map<string, string> {
  const text = files.get(textsPath(name, locale));
  const tree = isDocument(name) ? documentTree(text ?? '') : parse(text);
  return new Map(leaves(tree).map(([key, value]) => [key, String(value)]));
}

const covers = (key: string, leaf: string): boolean => leaf === key || leaf.startsWith(`${key}.`);

/** Returns the texts under a key. */
export const textsUnder = (texts: ReadonlyMap<string, string>, key: string): string[] =>
  [...texts].filter(([leaf]) => covers(key, leaf)).map(([, text]) => text);

export function fingerprint(files: ContentFiles, name: string, key: string): string {
  const words = LOCALES.map((locale) => textsUnder(textsOf(files, name, locale), key));
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}

export function readClaims(files: ContentFiles, name: string): ClaimsFile {
  const { data } = claimsFileSchema.safeParse(parse(files.get(claimsPath(name))));
  return data ?? { claims: {}, plain: [] };
}

/** Whether the sentence itself says that it is planned, or a target. */
export const saysSo = (state: Claim['state'], texts: readonly string[]): boolean =>
  state === 'live' || texts.some((text) => (state === 'planned' ? SAYS_PLANNED : SAYS_TARGET).test(text));

/** Content of a file of the repository by its path; undefined where there is none, null where that cannot be known. */
export type ReadSource = (path: string) => string | null | undefined;

/** `tests/x.test.ts#a text` is held by that file as long as it has the text. */
function lostEvidence(claim: Claim, source: ReadSource): string[] {
  return claim.evidence.filter((given) => {
    if (!REPOSITORY_FILE.test(given)) return false;
    const [path = '', words = ''] = given.split('#', 2);
    const text = source(path);
    return text !== null && text?.includes(words) !== true;
  });
}

class FileCheck {
  readonly mistakes: Mistake[] = [];
  readonly #files: ContentFiles;
  readonly #name: string;
  readonly #source: ReadSource;
  constructor(files: ContentFiles, name: string, source: ReadSource) {
    this.#files = files;
    this.#name = name;
    this.#source = source;
  }

  #add(key: string, expected: string): void {
    this.mistakes.push({ file: claimsPath(this.#name), key, expected });
  }

  claim(key: string, claim: Claim): void {
    const again = `then run: npm run claims -- ${this.#name} ${key}`;
    for (const locale of LOCALES)
      if (textsUnder(textsOf(this.#files, this.#name, locale), key).length === 0)
        return this.#add(key, `no such claim: src/i18n/${textsPath(this.#name, locale)} has no such key`);
    for (const given of lostEvidence(claim, this.#source))
      this.#add(key, `other evidence: there is no ${given.replace('#', ' with the words ')}`);
    if (claim.words !== fingerprint(this.#files, this.#name, key) || claim.checked === undefined)
      this.#add(
        key,
        claim.checked === undefined
          ? `a date: see that the evidence holds, ${again}`
          : `a new check: the sentence is not the one of ${claim.checked}. See that it still holds, ${again}`,
      );
    const { note } = claim;
    if (note !== undefined && !textsOf(this.#files, this.#name, 'en').has(note))
      this.#add(key, `another note: ${note} is no text of that file`);
  }

  /** Figures and strong words that stand under no claim. */
  uncovered({ claims, plain }: ClaimsFile, locale: Locale): void {
    const parts = TABLES[this.#name];
    const known = [...Object.keys(claims), ...plain];
    for (const [leaf, text] of textsOf(this.#files, this.#name, locale)) {
      if (parts && !parts.some((part) => covers(part, leaf))) continue;
      const promise = known.some((key) => covers(key, leaf)) ? undefined : promiseIn(text, locale);
      if (promise === undefined) continue;
      const expected = `a claim that covers it, because it says “${promise}”: add it to src/i18n/${claimsPath(this.#name)} with its evidence, or to "plain" there if it promises nothing`;
      this.mistakes.push({ file: textsPath(this.#name, locale), key: leaf, expected });
    }
  }
}

/** Everything that is wrong with the register; the pages themselves are asked by `shownMistakes`. */
export function claimMistakes(files: ContentFiles, source: ReadSource): Mistake[] {
  const unknown = [...files.keys()]
    .filter((file) => /^claims\/.*\.json$/.test(file))
    .filter((file) => !CLAIM_FILES.some((name) => claimsPath(name) === file))
    .map((file) => ({ file, key: '', expected: 'the name of a public file of texts' }));
  return CLAIM_FILES.reduce<Mistake[]>((mistakes, name) => {
    const file = claimsPath(name);
    const { data, error } = claimsFileSchema.safeParse(
      files.has(file) ? parse(files.get(file)) : { claims: {}, plain: [] },
    );
    if (!data) {
      const found = error.issues.map(({ path, message }) => ({
        file,
        key: path.join(' '),
        expected: message,
      }));
      return [...mistakes, ...found];
    }
    const check = new FileCheck(files, name, source);
    for (const [key, claim] of Object.entries(data.claims)) check.claim(key, claim);
    for (const locale of LOCALES) check.uncovered(data, locale);
    return [...mistakes, ...check.mistakes];
  }, unknown);
}
