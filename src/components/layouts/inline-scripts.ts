import { createHash } from 'node:crypto';
import type { SiteLocale } from '#i18n/index.ts';
import {
  CAMPAIGN,
  EARLY_PRESS,
  PALETTE,
  PRESSES,
  SCROLLING,
  SECTIONS,
  RECALL,
  RENEW,
  RECALL_THEME,
  RECALL_THEME_AND_LANGUAGE,
  THEME,
  THEME_CHOICE,
  WAKE_WHEN_SEEN,
  WAKE_WITH_FOCUS,
} from './inline-texts.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** As source a person reads it with its spaces; a visitor need not fetch them. */
const script = (body: string) => {
  const text = body.replace(/\n\s*/g, '\n');
  return { text, hash: hash(text) };
};

/**
 * What has to be known before the first paint stands in the head, the rest where the page ends: read with the head, it
 * would keep a phone from that paint. What the first declares the second finds. The second is a module, whose turn comes
 * once the page is read: a task of its own, and two short ones keep nobody waiting where one long one does. Only an
 * English page has a twin to lead to.
 */
const FIRST = {
  en: script(THEME + RECALL_THEME_AND_LANGUAGE + RECALL),
  other: script(THEME + RECALL_THEME + RECALL),
} as const;

const last = (body: string) => script(`{${PRESSES + CAMPAIGN + SCROLLING + RENEW + body}\n}`);

/** As few texts as can be: pages on demand name every one in the policy that goes ahead of them. */
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
 * For the head, and for the end of the page where there is one. What has no path of its own is an answer to a form, or
 * what is not there.
 */
export function inlineScripts(path: string | undefined, hasIslands: boolean, locale: SiteLocale) {
  if (path === undefined) return hasIslands ? ([PORTAL] as const) : ([FIRST.other, LAST.site] as const);
  return [FIRST[locale === 'en' ? 'en' : 'other'], LAST[BY_PATH[path] ?? 'site']] as const;
}

/** What react-aria inserts on an iPhone while a dialog is open, letter by letter. */
export const SCROLL_LOCK_HASH = hash('@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}');

type Policy = { insertScriptHash: (hash: `sha256-${string}`) => void };

/**
 * For pages on demand whose content is awaited inside a component: their policy is sent before the layout inside it
 * runs, so the page itself names the scripts first.
 */
export function allowSiteScripts(policy: Policy | undefined): void {
  for (const { hash } of [...Object.values(FIRST), ...Object.values(LAST), PORTAL])
    policy?.insertScriptHash(hash);
}
