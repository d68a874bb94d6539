import { createHash } from 'node:crypto';
import { landingStyle } from '#components/marketing/landing-styles.ts';

/** Sizes are those of the page, which is shown smaller on the site. */
const PIECES = `
:host{display:block;overflow:hidden;position:relative;font-family:'Instrument Sans','Text Fallback',sans-serif;zoom:.8}
h1-{display:block}
h1-,h2,.d{font-family:'Bricolage Grotesque','Display Fallback',sans-serif}
@media(min-width:52rem){h1-{font-size:3.25rem}.h{padding-bottom:3rem}.f .w{padding-top:3.5rem;padding-bottom:3.5rem}.p h2{border-top:0}}
@media(width>=64rem){:host{zoom:.66}}
@media(width>=80rem){:host{zoom:.8}}
`.replace(/\n/g, '');

const PIECE = {
  hero: /<header[\s\S]*?(?=<section)/,
  form: /<section class="f"[\s\S]*?<\/section>/,
  questions: /<section class="w s">(?:(?!<\/section>)[\s\S])*?<dl[\s\S]*?<\/section>/,
  privacy: /<footer class="w p"[\s\S]*?<\/footer>/,
};
export type LandingPiece = keyof typeof PIECE;

/** Returns one piece of a landing page's HTML; throws where the page has none. */
export function pieceOf(html: string, piece: LandingPiece): string {
  const found = PIECE[piece].exec(html);
  if (found === null) throw new Error(`the landing page has no ${piece}`);
  return found[0];
}

/** The page's own style sheet, for a shadow tree, and its hash for the policy. */
export function proofStyle(colours: readonly string[]) {
  const page = landingStyle(colours)
    .text.replaceAll(/\bhtml\{/g, ':host{')
    .replaceAll(/\bh1\b/g, 'h1-');
  const css = page + PIECES;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` as const };
}
