// Every text of the pages' own scripts in one file, long as it is: they share names, and one reads them in their order.
import { visibleSection } from '#features/site/pages/visible-section.rules.ts';

/*
 * The little that CSS cannot do, as text in the page: no file to fetch, and the stored theme is set before the first
 * paint. Each text is hashed into the page's policy by BaseLayout.
 * Clicks are heard on their way down: react-aria keeps those on its buttons to itself, and an open menu has to close. It
 * closes too where the focus leaves it, which would else move about the page unseen behind it.
 */

export const THEME = `
const root = document.documentElement;
const store = (key, value) => { try { return value ? localStorage[key] = value : localStorage[key] } catch {} };
const apply = (theme) => {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = (root.dataset.theme ?? meta.media).includes('dark') ? '#10141e' : '#f8f5ed';
};`;

export const RECALL_THEME = `
const recall = () => apply(store('theme'));`;

export const RECALL = `
recall();`;

/** The language's cookie, by which the server chooses, is kept for a year from the last visit. */
export const RENEW = `
const language = store('lang');
if (language) keep('lang', language);`;

export const PRESSES = `
const system = () => matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const keep = (key, value) => {
  store(key, value);
  document.cookie = key + '=' + value + '; path=/; max-age=31536000; samesite=lax' + (location.protocol === 'https:' ? '; secure' : '');
};
const choose = (theme) => { apply(theme); store('theme', theme) };
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-toggle]')) {
    const next = (root.dataset.theme ?? system()) === 'dark' ? 'light' : 'dark';
    choose(next === system() ? 'system' : next);
  }
  const link = target.closest('a');
  if (link?.dataset.language) keep('lang', link.dataset.language);
  link?.closest('[popover]')?.hidePopover();
  for (const menu of document.querySelectorAll('details[data-menu][open]')) if (!menu.contains(target)) menu.open = false;
}, true);
addEventListener('focusin', () => document.querySelector(':popover-open:not(:focus-within)')?.hidePopover());
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of document.querySelectorAll('details[data-menu][open]')) { menu.open = false; menu.querySelector('summary').focus(); }
});`;

/** Settings name all three; the button in the head goes back to the device's theme where that is the one it leads to. */
export const THEME_CHOICE = `
const mark = () => { for (const choice of document.querySelectorAll('input[name=theme]')) choice.checked = choice.value === (root.dataset.theme ?? 'system') };
addEventListener('DOMContentLoaded', mark);
addEventListener('click', ({ target }) => { if (target instanceof Element && target.closest('[data-theme-toggle]')) mark() });
addEventListener('change', ({ target }) => { if (target.name === 'theme') choose(target.value) });`;

/** Who asks for the palette before its button has come to life finds it open then (CommandButton). */
export const PALETTE = `
const isEarly = () => root.dataset.palette !== 'ready' && document.querySelector('[data-palette-button]');
const want = () => { root.dataset.palette = 'wanted' };
addEventListener('keydown', (event) => {
  if (event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || !isEarly()) return;
  event.preventDefault();
  want();
});
addEventListener('click', ({ target }) => { if (target.closest?.('[data-palette-button]') && isEarly()) want() });`;

/** A press on a button that its script has not reached yet is not lost: the last one is made again once it has. */
export const EARLY_PRESS = `
let pressed;
addEventListener('click', ({ target }) => {
  const button = target.closest?.('astro-island[ssr] button[type=button]:not([data-palette-button])');
  if (!button) return;
  pressed = button;
  button.closest('astro-island').addEventListener('astro:hydrate', () => {
    if (pressed !== button) return;
    pressed = undefined;
    button.click();
  }, { once: true });
}, true);`;

/** product.md D1: a stored Spanish takes a visitor from an unprefixed page to its twin, never the other way. */
export const RECALL_THEME_AND_LANGUAGE = `
const recall = () => {
  apply(store('theme'));
  const twin = document.querySelector('link[rel=alternate][hreflang=es]');
  if (store('lang') === 'es' && twin) location.replace(new URL(twin.href).pathname + location.search + location.hash);
};`;

/**
 * Campaigns lead to any page, the form stands on one: so what an address says of its campaign goes along to the next page,
 * in the address again. Kept in the browser it would need a consent, and a banner that asks for it.
 */
export const CAMPAIGN = `
addEventListener('click', ({ target }) => {
  const link = target.closest?.('a');
  const campaign = location.search.match(/utm_.*/);
  if (link && campaign && link.host === location.host && link.pathname !== location.pathname) link.search += (link.search && '&') + campaign;
});`;

/**
 * Specification section 9: the header is dense after 20 px, and what is below the screen waits until a tenth of it is
 * visible, once. Nothing here asks where something is before the page is laid out: that would lay it out twice.
 */
export const SCROLLING = `
const condense = () => root.toggleAttribute('data-dense', scrollY > 20);
addEventListener('scroll', condense);
condense();
const arrival = new IntersectionObserver((entries) => {
  for (const { boundingClientRect, rootBounds, target } of entries) {
    const isBelow = boundingClientRect.top > rootBounds.bottom;
    target.toggleAttribute('data-waiting', isBelow);
    if (!isBelow) arrival.unobserve(target);
  }
}, { threshold: 0.1 });
for (const block of document.querySelectorAll('.reveal')) arrival.observe(block);`;

/**
 * The script of an island is fetched when it is wanted (scripts/lib/lean-pages.mjs); where a page has an element of its own
 * for it, it is already there.
 */
const ISLAND = `
const place = document.querySelector('[data-island]');
const wake = () => {
  const { island } = place.dataset;
  if (island) import(island);
};`;

export const WAKE_WHEN_SEEN = `${ISLAND}
new IntersectionObserver(([entry], observer) => {
  if (!entry.isIntersecting) return;
  observer.disconnect();
  wake();
}).observe(place);`;

/** And at once where the focus is there already, or the page before left a notice (islands/ui/toast.ts) to show. */
export const WAKE_WITH_FOCUS = `${ISLAND}
let hasNotice = false;
try { hasNotice = sessionStorage.getItem('toast') !== null } catch {}
if (hasNotice || place.matches(':focus-within')) wake();
else place.addEventListener('focusin', wake, { once: true });`;

/**
 * The section on screen names the address and the page (specification section 2, product.md D11). What each is called
 * stands in the page as data, so that one text serves all languages.
 */
export const SECTIONS = `
const visibleSection = ${visibleSection.toString()};
const pages = JSON.parse(document.getElementById('page-keys').textContent);
const put = (selector, content) => { for (const meta of document.querySelectorAll(selector)) meta.content = content };
const measure = ({ id }) => { const { top, bottom } = document.getElementById(id).getBoundingClientRect(); return { id, top, bottom } };
const canonical = document.querySelector('link[rel=canonical]');
const home = canonical.href;
let shown;
let frame = 0;
const sync = () => {
  frame = 0;
  const section = visibleSection(pages.map(measure), innerHeight);
  const page = pages.find(({ id }) => id === section?.id && id !== shown);
  if (!page) return;
  shown = page.id;
  const hash = page === pages[0] ? '' : '#' + page.id;
  history.replaceState(history.state, '', hash || location.pathname + location.search);
  document.title = page.title;
  put('meta[name$=title], meta[property$=title]', page.title);
  put('meta[name$=description], meta[property$=description]', page.description);
  put('meta[name=keywords]', page.keywords);
  put('meta[property$=url]', home + hash);
  canonical.href = home + hash;
};
addEventListener('scroll', () => { frame ||= requestAnimationFrame(sync) });
if (location.hash) addEventListener('load', sync);
if (scrollY) sync();`;
