import { createHash } from 'node:crypto';
import { landingStyle } from '#components/marketing/landing-styles.ts';

/**
 * Pins with the numbers of the parts; `::before` of what has one, else of what follows. Sizes are those of the page,
 * which is shown smaller on a wide window.
 */
const PINS = `
:host{display:block;overflow:hidden;position:relative;font-family:'Instrument Sans','Text Fallback',sans-serif}
h1-{display:block}
h1-,h2,.d{font-family:'Bricolage Grotesque','Display Fallback',sans-serif}
.h,.f,form{position:relative}
h1-::before,.h::after,.s:has(dl) h2::before,form::before,.f::before,.p h2::before{display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:#1543bd;color:#fff;font:600 1.25rem/1 'Instrument Sans',sans-serif;letter-spacing:0}
h1-::before{content:'1';margin-bottom:1rem}
.h::after{content:'2';position:absolute;right:2rem;top:4rem}
.s:has(dl) h2::before,.p h2::before{content:'4';display:inline-grid;vertical-align:middle;margin-right:.75rem}
form::before{content:'3';position:absolute;left:0;top:-4.5rem}
.p h2::before{content:'5'}
@media(width>=64rem){:host{zoom:.62}}
@media(width<64rem){:host{zoom:.8}h1-::before,.h::after,.s:has(dl) h2::before,form::before,.f::before,.p h2::before{width:2.25rem;height:2.25rem;font-size:1.125rem}}
@media(width<52rem){.h::after{top:auto;bottom:5rem}form::before{display:none}.f::before{content:'3';position:absolute;right:1.25rem;top:3.75rem}}
`.replace(/\n/g, '');

/** The page's own style sheet, for a shadow tree, and its hash for the policy. */
export function proofStyle(colours: readonly string[]) {
  const page = landingStyle(colours)
    .text.replaceAll(/\bhtml\{/g, ':host{')
    .replaceAll(/\bh1\b/g, 'h1-');
  const css = page + PINS;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` as const };
}
