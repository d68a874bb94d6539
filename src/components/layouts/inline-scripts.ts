import { createHash } from 'node:crypto';
import {
  CAMPAIGN,
  EARLY_PRESS,
  PALETTE,
  PART_BY_PART,
  PRESSES,
  SCROLLING,
  SECTIONS,
  SPANISH_TWIN,
  STORED_THEME,
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

const whenLaidOut = (body: string) => `\nconst begin = () => {${body}\n};${PART_BY_PART}`;

/**
 * What has to be known before the first paint stands in the head, the rest where the page ends: read with the head, it
 * would keep a phone from that paint. What the first declares the second finds.
 */
const inTwo = (first: string, last: string) => [script(STORED_THEME + first), script(`{${last}\n}`)] as const;

/** As few texts as can be for each kind of page: every one costs a hash in the policy that goes ahead of the page. */
const SCRIPTS = {
  portal: [script(`{${STORED_THEME + PRESSES + THEME_CHOICE + PALETTE + EARLY_PRESS}\n}`)],
  site: inTwo(SPANISH_TWIN, PRESSES + CAMPAIGN + whenLaidOut(SCROLLING)),
  home: inTwo(SPANISH_TWIN, PRESSES + CAMPAIGN + whenLaidOut(SCROLLING + WAKE_WHEN_SEEN + SECTIONS)),
  signIn: inTwo(SPANISH_TWIN, PRESSES + CAMPAIGN + whenLaidOut(SCROLLING + WAKE_WITH_FOCUS)),
  /** What has no address of its own: the answer to a form, and what is not there. */
  answer: inTwo('', PRESSES + CAMPAIGN + whenLaidOut(SCROLLING)),
} as const;

const BY_PATH: Record<string, keyof typeof SCRIPTS> = { '/': 'home', '/leadmanager': 'signIn' };

/** For the head, and for the end of the page where there is one. */
export function inlineScripts(path: string | undefined, hasIslands: boolean) {
  if (path === undefined) return hasIslands ? SCRIPTS.portal : SCRIPTS.answer;
  return SCRIPTS[BY_PATH[path] ?? 'site'];
}

/** What react-aria inserts on an iPhone while a dialog is open, letter by letter. */
export const SCROLL_LOCK_HASH = hash('@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}');

type Policy = { insertScriptHash: (hash: `sha256-${string}`) => void };

/**
 * For pages on demand whose content is awaited inside a component: their policy is sent before the layout inside it
 * runs, so the page itself names the scripts first.
 */
export function allowSiteScripts(policy: Policy | undefined): void {
  for (const { hash } of Object.values(SCRIPTS).flat()) policy?.insertScriptHash(hash);
}
