import { createHash } from 'node:crypto';
import rareDisplayFont from '#assets/fonts/bricolage-grotesque-600-rare.woff2?url';
import displayFont from '#assets/fonts/bricolage-grotesque-600.woff2?url';
import rareTextFont from '#assets/fonts/instrument-sans-400-700-rare.woff2?url';
import textFont from '#assets/fonts/instrument-sans-400-700.woff2?url';
import { lookOf } from './landing-look.ts';

/** Letters of the rare files, as in styles/fonts.css. */
const RARE = 'U+5C,U+5E,U+60,U+7B-7E,U+C4,U+C6,U+CC,U+D6,U+DF,U+E4,U+E6,U+EC,U+F6,U+FF,U+178';

/**
 * Complete style sheet of a landing page, inlined: no file before the first paint. The fallbacks' metrics are those of
 * styles/fonts.css, so that nothing shifts when the fonts load.
 */
const CSS = `
@font-face{font-family:D;src:url(${displayFont}) format('woff2');font-weight:600;font-display:swap}
@font-face{font-family:D;src:url(${rareDisplayFont}) format('woff2');font-weight:600;font-display:swap;unicode-range:${RARE}}
@font-face{font-family:F;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Roboto Bold');font-weight:600;size-adjust:95.91%;ascent-override:96.97%;descent-override:28.15%;line-gap-override:0%}
@font-face{font-family:T;src:url(${textFont}) format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:T;src:url(${rareTextFont}) format('woff2');font-weight:400 700;font-display:swap;unicode-range:${RARE}}
@font-face{font-family:U;src:local('Arial'),local('ArialMT'),local('Liberation Sans'),local('Roboto');font-weight:400 500;size-adjust:102.24%;ascent-override:94.88%;descent-override:24.45%;line-gap-override:0%}
@font-face{font-family:U;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Roboto Bold');font-weight:600 700;size-adjust:95.55%;ascent-override:101.52%;descent-override:26.16%;line-gap-override:0%}
*{box-sizing:border-box;margin:0}
html{color-scheme:light;background:var(--paper);color:var(--ink);font:1.0625rem/1.647 T,U,sans-serif;-webkit-text-size-adjust:none;text-size-adjust:none;scroll-behavior:smooth;overflow-wrap:break-word}
@media(prefers-reduced-motion){html{scroll-behavior:auto}}
h1,h2,.d{font-family:D,F,sans-serif;font-weight:600;letter-spacing:-.022em;line-height:1.06;text-wrap:balance}
h1{font-size:clamp(2.25rem,1.5rem + 3.6vw,4.25rem)}
h2{font-size:clamp(1.625rem,1.35rem + 1.2vw,2.25rem)}
h3{font-size:1.0625rem;line-height:1.4}
a{color:inherit}
:focus-visible{outline:3px solid currentColor;outline-offset:3px}
.w{max-width:70rem;margin:0 auto;padding:0 1.25rem}
.n{background:var(--second);color:var(--on-second);padding:.75rem 1.25rem;text-align:center;font-size:.9375rem}
.b{display:flex;align-items:center;gap:.75rem;min-height:4.5rem;font-size:1.0625rem}
.b svg{width:2rem;height:2rem;flex:none}
.h{display:grid;gap:2.5rem;padding-top:2rem;padding-bottom:2.5rem;align-items:center}
.h p{font-size:1.25rem;line-height:1.5;max-width:23em;margin-top:1.25rem;color:var(--soft)}
.h .y{font-size:1rem;font-weight:600;color:var(--ink);margin:0 0 .75rem}
.h>svg,.h>img{width:100%;height:auto;border-radius:.75rem}
.c{display:inline-flex;align-items:center;min-height:3.25rem;padding:.5rem 1.75rem;margin-top:2rem;border:0;border-radius:.375rem;background:var(--accent);color:var(--on-accent);font-family:inherit;font-size:1.0625rem;font-weight:600;line-height:1.3;text-decoration:none;cursor:pointer}
.x{display:inline-block;margin:2rem 0 0 1.25rem;font-weight:600;white-space:nowrap}
.c:hover{filter:brightness(1.08)}
.s{padding-top:3.5rem;padding-bottom:3.5rem}
.l{font-size:clamp(1.25rem,1.1rem + .9vw,1.75rem);line-height:1.4;max-width:24em}
.t{display:grid;gap:1.25rem 4rem;margin-top:2rem}
.t:first-child{margin-top:0}
.t>p{font-size:1.25rem;line-height:1.5}
.t p+p{color:var(--soft)}
.v{margin-top:1.5rem}
.v p{font-size:clamp(1.625rem,1.35rem + 1.6vw,2.5rem);line-height:1.2;max-width:24em}
.v footer{margin-top:1rem;color:var(--soft)}
.g{list-style:none;padding:0;margin-top:2rem;display:grid;gap:0 4rem}
.g li{border-top:1px solid var(--line);padding:1.25rem 0 1.75rem}
.g p{color:var(--soft);margin-top:.25rem}
.f{background:var(--deep);color:var(--on-deep)}
.f .w{display:grid;gap:2.5rem;padding-top:4rem;padding-bottom:4rem}
.f svg{display:none}
.s p,.f p,dd{white-space:pre-line}
.a{margin-top:1.25rem;max-width:29em}
form{display:grid;gap:1.1rem}
label,.q{display:grid;gap:.3rem;font-weight:600;font-size:.9375rem}
label small{font-weight:400;font-size:.8125rem}
input,textarea{width:100%;min-height:3rem;padding:.6rem .8rem;border:2px solid transparent;border-radius:.375rem;background:#fff;color:#14181f;font:inherit;font-size:1rem;font-weight:400}
textarea{min-height:7rem;resize:vertical}
[aria-invalid]{border-color:#ff8a70}
.e{font-weight:600;font-size:.875rem}
.k{display:grid;grid-template-columns:auto 1fr;gap:.75rem;font-weight:400;align-items:start;min-height:2.75rem;font-size:.9375rem}
.k input{width:1.5rem;min-height:1.5rem;height:1.5rem;margin:0;accent-color:var(--second)}
.f .c{background:var(--second);color:var(--on-second);margin:0;justify-self:start}
.z{position:absolute;left:-9999px}
.r{background:#fff;color:#8c1d0f;padding:1rem 1.25rem;border-radius:.375rem}
.r ul{padding-left:1.1rem;margin-top:.25rem}
dl div{border-top:1px solid var(--line);padding:1.1rem 0}
dt{font-weight:600}
dd{color:var(--soft);margin-top:.2rem}
.p{font-size:.875rem;line-height:1.55;color:var(--soft);padding-bottom:3rem}
.p h2{font-size:1rem;margin-bottom:.5rem;padding-top:2.5rem;border-top:1px solid var(--line)}
.p p{max-width:53em;margin-top:.35rem}
@media(min-width:52rem){.h{grid-template-columns:1.15fr .85fr;padding-top:3rem;padding-bottom:2rem}.t{grid-template-columns:1fr 1fr;align-items:center}.v{margin:0}.g{grid-template-columns:1fr 1fr}.g:has(>:nth-child(3):last-child){grid-template-columns:repeat(3,1fr);column-gap:3rem}.g>:last-child:nth-child(odd):nth-child(n+5),.g>:only-child{grid-column:1/-1}.f .w>div{display:flex;flex-direction:column}.f .a{margin-bottom:2rem}.f svg{display:block;margin-top:auto;width:100%;height:auto;border-radius:.75rem}.f .w{grid-template-columns:1fr 1fr;gap:4rem;padding-top:5.5rem;padding-bottom:5.5rem}.s{padding-top:3.25rem;padding-bottom:3.25rem}form{grid-template-columns:1fr 1fr}form>*{grid-column:1/-1}form>.o{grid-column:auto}}
`;

const RULES = CSS.replace(/\n/g, '');

/**
 * Returns the style sheet with the brand's colours and its hash for the policy; a style attribute would have to be
 * allowed everywhere.
 */
export function landingStyle(colours: readonly string[]) {
  const text = `html{${lookOf(colours)}}${RULES}`;
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
  return { text, hash };
}

export { displayFont, textFont };
