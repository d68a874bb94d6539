import { createHash } from 'node:crypto';
import type { SiteLocale } from '#i18n/index.ts';
import {
  CAMPAIGN,
  EARLY_PRESS,
  IN_PARTS,
  PALETTE,
  PART_BY_PART,
  PRESSES,
  SCROLLING,
  SECTIONS,
  RECALL,
  RECALL_LATER,
  RECALL_THEME,
  RECALL_THEME_AND_LANGUAGE,
  THEME,
  THEME_CHOICE,
  WAKE_WHEN_SEEN,
  WAKE_WITH_FOCUS,
} from './inline-texts.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

const script = (body: string) => {
  const text = body.replace(/\n\s*/g, '\n');
  return { text, hash: hash(text) };
};

const whenLaidOut = (body: string) => `\nconst begin = () => {${body}\n};${PART_BY_PART}`;

/**
 * The head has what must be known before the first paint, the end of the page the rest: in the head it would delay that
 * paint on a phone. The second script can use the names declared by the first. It is a module, which runs after
 * parsing: two short tasks block nobody where one long one does. Only an English page redirects to a translation.
 */
const FIRST = {
  en: script(THEME + RECALL_THEME_AND_LANGUAGE + RECALL + IN_PARTS),
  other: script(THEME + RECALL_THEME + RECALL + IN_PARTS),
} as const;

const last = (body: string) =>
  script(`{${PRESSES + CAMPAIGN + whenLaidOut(SCROLLING + RECALL_LATER + body)}\n}`);

/** As few texts as possible: pages on demand list all of them in their policy, which is sent first. */
const LAST = {
  site: last(''),
  home: last(WAKE_WHEN_SEEN + SECTIONS),
  signIn: last(WAKE_WITH_FOCUS),
} as const;
const BY_PATH: Record<string, keyof typeof LAST> = { '/': 'home', '/leadmanager': 'signIn' };

const PORTAL = script(
  `{${THEME + RECALL_THEME}\nrecall();${PRESSES + THEME_CHOICE + PALETTE + EARLY_PRESS}\n}`,
);

/**
 * Returns the scripts for the head and, if there is one, for the end of the page. Form responses and 404 have no path.
 */
export function inlineScripts(path: string | undefined, hasIslands: boolean, locale: SiteLocale) {
  if (path === undefined) return hasIslands ? ([PORTAL] as const) : ([FIRST.other, LAST.site] as const);
  return [FIRST[locale === 'en' ? 'en' : 'other'], LAST[BY_PATH[path] ?? 'site']] as const;
}

/** Must be character by character what react-aria inserts on an iPhone while a dialog is open. */
export const SCROLL_LOCK_HASH = hash('@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}');

type Policy = { insertScriptHash: (hash: `sha256-${string}`) => void };

/**
 * For pages on demand whose content is awaited inside a component: their policy is sent before the layout inside it
 * runs, so the page itself allows the scripts first.
 */
export function allowSiteScripts(policy: Policy | undefined): void {
  for (const { hash } of [...Object.values(FIRST), ...Object.values(LAST), PORTAL])
    policy?.insertScriptHash(hash);
}
