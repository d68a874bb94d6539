import type { Locale } from '#i18n/locales.ts';

/** `static/manifest.json` of a build: what it found in `client`, written by static-build.ts. */
export type BuiltFile = {
  /** Exact address. */
  path: string;
  /** Relative to `client`. */
  file: string;
  type: string;
  hash: string;
  /** Carries the placeholder of SITE_URL, so it is compressed when the address is known. */
  hasPlaceholder: boolean;
  /** `<hash>.br` and `<hash>.gz` in `static`, where compressing made it smaller. */
  isCompressed: boolean;
};

export type BuildManifest = {
  buildHash: string;
  /** Hashes (`'sha256-…'`) of styles that libraries insert into the page. */
  insertedStyles: string[];
  /** Hashes (`'sha256-…'`) of scripts and style sheets that are files. */
  fileHashes: string[];
  files: BuiltFile[];
};

export type Encoding = 'br' | 'gzip' | 'identity';

export type StaticEntry = {
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  hash: string;
  headers: Record<string, string>;
};

/** The languages of one address. */
export type PageInLanguages = Partial<Record<Locale, StaticEntry>>;

export type StaticTable = {
  entries: ReadonlyMap<string, StaticEntry>;
  /** The pages for what is not there or went wrong: `/404`, `/es/404`, `/500`. */
  errorPages: ReadonlyMap<string, StaticEntry>;
  /** Pages that addresses on demand show to visitors who are not signed in. */
  visitorPages: ReadonlyMap<string, PageInLanguages>;
};
