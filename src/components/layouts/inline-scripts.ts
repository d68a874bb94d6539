import { createHash } from 'node:crypto';

/*
 * The little that CSS cannot do, as text in the page: no file to fetch, and the stored theme is set before the first
 * paint. Each text is hashed into the page's policy by BaseLayout.
 */

const THEME = `
const root = document.documentElement;
const store = (key, value) => { try { return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value) } catch { return null } };
const apply = (theme) => {
  root.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = theme === 'dark' ? '#10141e' : '#f8f5ed';
};
const theme = store('theme');
if (theme === 'light' || theme === 'dark') apply(theme);
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-toggle]')) {
    const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    apply(isDark ? 'light' : 'dark');
    store('theme', root.dataset.theme);
  }
  const language = target.closest('a[data-language]')?.dataset.language;
  if (language) {
    store('lang', language);
    document.cookie = 'lang=' + language + '; path=/; max-age=31536000; samesite=lax' + (location.protocol === 'https:' ? '; secure' : '');
  }
  target.closest('a')?.closest('[popover]')?.hidePopover();
  for (const menu of document.querySelectorAll('details[data-menu][open]')) if (!menu.contains(target)) menu.open = false;
});
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of document.querySelectorAll('details[data-menu][open]')) { menu.open = false; menu.querySelector('summary').focus(); }
});`;

/** product.md D1: a stored Spanish takes a visitor from an unprefixed page to its twin, never the other way. */
const SPANISH_TWIN = `
const twin = document.querySelector('link[rel=alternate][hreflang=es]');
if (root.lang === 'en' && store('lang') === 'es' && twin) location.replace(new URL(twin.href).pathname + location.search + location.hash);`;

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

const script = (body: string) => {
  const text = `{${body}\n}`;
  return { text, hash: hash(text) };
};

export const PORTAL_SCRIPT = script(THEME);
export const SITE_SCRIPT = script(THEME + SPANISH_TWIN);

/** What react-aria inserts on an iPhone while a dialog is open, letter by letter. */
export const SCROLL_LOCK_HASH = hash('@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}');
