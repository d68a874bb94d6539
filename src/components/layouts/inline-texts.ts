// One long file for all inline scripts: they share names and are read in order.
import { visibleSection } from '#features/site/pages/visible-section.rules.ts';

/*
 * Inline scripts for what CSS cannot do: no file to fetch, and the stored theme is applied before the first paint.
 * BaseLayout adds the hash of each to the page's policy. Clicks are handled in the capture phase: react-aria stops
 * those on its buttons, and an open menu has to close. It also closes when the focus leaves it, which would otherwise
 * move through the page hidden behind it.
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

/**
 * Reading the browser's storage waits 3-20 ms for another process, and hardly anybody has a choice stored. A choice
 * also sets a cookie of the same name, which the server then reports (front.ts). Without the report (no HTTPS), or when
 * a page is restored (going back), storage is always read.
 */
export const RECALL = `
const arrived = performance.getEntriesByType('navigation')[0];
const isVisit = arrived?.type === 'navigate';
const hasChosen = !isVisit || arrived.serverTiming?.length !== 0;
if (hasChosen) recall();`;

/**
 * Renews a choice for a year from the last visit. A missing report may come from a cache: so cookies are checked with
 * `cookieStore`, which does not block, or storage in browsers without it.
 */
export const RECALL_LATER = `
const { cookieStore } = window;
const renew = () => {
  recall();
  for (const key of ['theme', 'lang']) {
    const value = store(key);
    if (value) keep(key, value);
  }
};
if (hasChosen || !cookieStore) renew();
else cookieStore.getAll().then(([cookie]) => { if (cookie) renew() });`;

export const PRESSES = `
const system = () => matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const keep = (key, value) => {
  store(key, value);
  document.cookie = key + '=' + value + '; path=/; max-age=31536000; samesite=lax' + (location.protocol === 'https:' ? '; secure' : '');
};
const choose = (theme) => { apply(theme); keep('theme', theme) };
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-toggle]')) {
    const next = (root.dataset.theme ?? system()) === 'dark' ? 'light' : 'dark';
    choose(next === system() ? 'system' : next);
  }
  const link = target.closest('a');
  const language = link?.dataset.language;
  if (language) keep('lang', language);
  link?.closest('[popover]')?.hidePopover();
  for (const menu of document.querySelectorAll('details[data-menu][open]')) if (!menu.contains(target)) menu.open = false;
}, true);
addEventListener('focusin', () => document.querySelector(':popover-open:not(:focus-within)')?.hidePopover());
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of document.querySelectorAll('details[data-menu][open]')) { menu.open = false; menu.querySelector('summary').focus(); }
});`;

/** The settings offer all three themes; the header's toggle returns to the device's theme if that is the target. */
export const THEME_CHOICE = `
const mark = () => { for (const choice of document.querySelectorAll('input[name=theme]')) choice.checked = choice.value === (root.dataset.theme ?? 'system') };
addEventListener('DOMContentLoaded', mark);
addEventListener('click', ({ target }) => { if (target instanceof Element && target.closest('[data-theme-toggle]')) mark() });
addEventListener('change', ({ target }) => { if (target.name === 'theme') choose(target.value) });`;

/** Opens the palette after hydration if it was requested before (CommandButton). */
export const PALETTE = `
const isEarly = () => root.dataset.palette !== 'ready' && document.querySelector('[data-palette-button]');
const want = () => { root.dataset.palette = 'wanted' };
addEventListener('keydown', (event) => {
  if (event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || !isEarly()) return;
  event.preventDefault();
  want();
});
addEventListener('click', ({ target }) => { if (target.closest?.('[data-palette-button]') && isEarly()) want() });`;

/** Repeats the last click on a button that was not hydrated yet once it is. */
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

/** product.md D1: stored Spanish redirects from an unprefixed page to its translation, never the other way round. */
export const RECALL_THEME_AND_LANGUAGE = `
const recall = () => {
  apply(store('theme'));
  const twin = document.querySelector('link[rel=alternate][hreflang=es]');
  if (store('lang') === 'es' && twin) location.replace(new URL(twin.href).pathname + location.search + location.hash);
};`;

/**
 * Campaigns link to any page, but the form is on one: so links pass the campaign's parameters on in the URL. Storing
 * them in the browser would require consent and a banner.
 */
export const CAMPAIGN = `
addEventListener('click', ({ target }) => {
  const link = target.closest?.('a');
  const campaign = location.search.match(/utm_.*/);
  if (link && campaign && link.host === location.host && link.pathname !== location.pathname) link.search += (link.search && '&') + campaign;
});`;

/**
 * Specification section 9: the header is dense after 20 px, and blocks below the screen appear once, when a tenth is
 * visible. Reads no positions before the page is laid out, which would force a second layout.
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
 * An island's script is loaded when needed, with the styles only it needs (scripts/lib/lean-pages.mjs); if the page has
 * elements of its own for those, they are already there.
 */
const ISLAND = `
const place = document.querySelector('[data-island]');
const wake = () => {
  const { island, rules } = place.dataset;
  if (rules) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: rules }));
  if (island) import(island);
};`;

export const WAKE_WHEN_SEEN = `${ISLAND}
new IntersectionObserver(([entry], observer) => {
  if (!entry.isIntersecting) return;
  observer.disconnect();
  wake();
}).observe(place);`;

/** Also at once if it already has the focus, or if the previous page left a toast (islands/ui/toast.ts). */
export const WAKE_WITH_FOCUS = `${ISLAND}
let hasNotice = false;
try { hasNotice = sessionStorage.getItem('toast') !== null } catch {}
if (hasNotice || place.matches(':focus-within')) wake();
else place.addEventListener('focusin', wake, { once: true });`;

/**
 * The visible section sets the address and the title (specification section 2, product.md D11). Their texts are data in
 * the page, so that one script serves all languages.
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

/**
 * Laying out a whole page is one long task before its first paint, several times longer on a phone. So everything below
 * the first block is laid out part by part in the following frames (foundation.css). A press, a key or scrolling ends
 * this early, because their targets need final positions. Visits to an anchor, or by going back, get the whole page. In
 * the head, because the browser may paint before the script at the end of the page runs.
 */
export const IN_PARTS = `
if (isVisit && !location.hash) root.dataset.parts = '';`;

/**
 * Forms are excluded meanwhile: to offer autofill, the browser would lay out the page as soon as it is parsed, with
 * fonts still loading, and query the system for substitutes.
 */
export const PART_BY_PART = `
if (!matchMedia('(width<40rem)').matches) delete root.dataset.parts;
const parts = [...document.querySelectorAll('[data-parts] :is(main>*+*,footer)')];
const form = parts[0] && document.querySelector('main>*+* form');
const gap = new Comment();
form?.replaceWith(gap);
const layOut = () => {
  const part = parts.shift();
  if (part) part.dataset.laid = '';
  parts[0] || gap.replaceWith(form);
  return part;
};
const layOutAll = () => { while (layOut()); };
for (const event of ['click', 'keydown', 'scroll']) addEventListener(event, layOutAll, true);
const next = () => { layOut() ? requestAnimationFrame(next) : begin() };
parts[0] ? requestAnimationFrame(() => requestAnimationFrame(next)) : begin();`;
