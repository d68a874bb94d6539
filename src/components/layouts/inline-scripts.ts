import { createHash } from 'node:crypto';
import portal from './scripts/portal.ts?inlined';
import siteHead from './scripts/site-head.ts?inlined';
import site from './scripts/site.ts?inlined';

const script = (text: string) => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}` as const,
});

/**
 * The little that CSS cannot do stands in the page: no file to fetch, and the stored theme is set before the first paint.
 * Of a public page the rest stands where the page ends, as a module, whose turn comes once the page is read.
 */
const SITE = [script(siteHead), script(site)] as const;
const PORTAL = [script(portal)] as const;

/** For the head, and for the end of the page where there is one. */
export const inlineScripts = (hasIslands: boolean) => (hasIslands ? PORTAL : SITE);

type Policy = { insertScriptHash: (hash: `sha256-${string}`) => void };

/**
 * For pages on demand whose content is awaited inside a component: their policy is sent before the layout inside it
 * runs, so the page itself allows the scripts first.
 */
export function allowSiteScripts(policy: Policy | undefined): void {
  for (const { hash } of [...SITE, ...PORTAL]) policy?.insertScriptHash(hash);
}
