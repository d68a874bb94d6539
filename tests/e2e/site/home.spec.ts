// One long file: the home page is one screen, and its parts are tried in the order of a visit.
import type { Page } from '@playwright/test';
import en from '#i18n/en/site.json' with { type: 'json' };
import es from '#i18n/es/site.json' with { type: 'json' };
import esContact from '#i18n/es/contact.json' with { type: 'json' };
import { expect, test } from '#tests/e2e/fixtures.ts';

const WORDS = { en: { path: '/', site: en.home }, es: { path: '/es', site: es.home } } as const;

/** In the page's order: the section's id, and the key of its page (specification section 2). */
const SECTIONS = [
  ['nosotros', 'about'],
  ['servicios', 'services'],
  ['soluciones', 'solutions'],
  ['contacto', 'contact'],
] as const;

const head = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute);
    return {
      title: document.title,
      description: of('meta[name=description]', 'content'),
      keywords: of('meta[name=keywords]', 'content'),
      social: [
        of('meta[property="og:title"]', 'content'),
        of('meta[property="og:description"]', 'content'),
        of('meta[name="twitter:title"]', 'content'),
        of('meta[name="twitter:description"]', 'content'),
        of('meta[property="og:url"]', 'content'),
      ],
      canonical: of('link[rel=canonical]', 'href'),
    };
  });

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

for (const locale of ['en', 'es'] as const) {
  const { path, site } = WORDS[locale];

  test(`the visible section sets URL, title and metadata of the page (${locale}), and the hero clears it`, async ({
    portal,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const home = portal.url + (path === '/' ? '/' : path);
    await page.goto(home);
    for (const [id, key] of SECTIONS) {
      await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
      await expect(page).toHaveURL(`${home}#${id}`);
      const { title, description, keywords } = site.meta[key];
      const address = `${home}#${id}`;
      expect(await head(page)).toEqual({
        title,
        description,
        keywords,
        social: [title, description, title, description, address],
        canonical: address,
      });
      // 80 px for the header (specification section 9), unless the page ends before.
      if (id !== 'contacto') expect(await topOf(page, id)).toBe(80);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toHaveURL(home);
    expect((await head(page)).canonical).toBe(home);
    expect(await page.title()).toBe(site.meta.home.title);
    await page.goto('about:blank');
    await page.goto(`${home}#inicio`);
    await expect(page).toHaveURL(home);
  });

  test(`every button of the home page (${locale}) scrolls to its section`, async ({ portal, page }, {
    project,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(portal.url + path);
    const go = async (name: string, id: string) => {
      await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    };
    await go(site.hero.contact, 'contacto');
    await go(site.hero.start, 'servicios');
    await go(site.hero.discover, 'soluciones');
    await go(site.hero.down, 'nosotros');
    await go(site.band.action, 'contacto');
    if (project.name === 'phone') {
      await page.evaluate(() => scrollTo(0, 0));
      const open = () => page.getByRole('banner').getByRole('button').last().click();
      const menu = page.locator('#site-menu');
      await open();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));
      await open();
      expect(await menu.getByRole('link').count()).toBe(1);
      await menu.getByRole('link').click();
      await expect(menu).toBeHidden();
      await expect(page.locator('#contacto')).toBeInViewport();
    }
  });
}

test('the first screen shows what the report makes of a sentence, at once where no motion is wanted @once', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${portal.url}/es`);
  const proof = page.locator('#inicio').getByRole('figure');
  await expect(proof).toContainText(es.home.hero.quote);
  await expect(proof.getByRole('img')).toHaveCount(2);
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBe(0);
});

test('a task of the team is answered by what helps today and what is planned, and goes into the contact form @phone', async ({
  portal,
  page,
  checkAccessibility,
}) => {
  const { path, site } = WORDS.es;
  const { pick } = site.solutions;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${portal.url}${path}?utm_source=fair`);
  const section = page.locator('#soluciones');
  await expect(section.getByText(pick.today.orders)).toBeVisible();
  await section.getByText(pick.names.stock, { exact: true }).click();
  await expect(section.getByText(pick.today.orders)).toBeHidden();
  const answer = section.locator('dl[data-need]').filter({ visible: true });
  await expect(answer.getByRole('term')).toHaveText([site.solutions.available, es.pages.planned]);
  await expect(answer.getByRole('definition')).toHaveText([pick.today.stock, pick.planned.stock]);
  await checkAccessibility(page);
  await section.getByRole('radio', { name: pick.names.stock }).focus();
  await page.keyboard.press('ArrowRight');
  await section.getByRole('button', { name: pick.ask }).click();
  await expect(page).toHaveURL(/about=need-quotes&utm_source=fair#contacto$/);
  const form = page.locator('#contacto form');
  await expect(form).toBeInViewport();
  await expect(
    form.getByText(esContact.about.replace('{{name}}', esContact.subjects['need-quotes'])),
  ).toBeVisible();
  await expect(form.getByLabel(esContact.service)).toHaveValue('consultoria_ia');
});

test('a chosen task reaches the contact form without JavaScript too @once', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/es`);
  const { pick } = es.home.solutions;
  await page.getByText(pick.names.calls, { exact: true }).click();
  await expect(page.getByText(pick.today.calls)).toBeVisible();
  await page.getByRole('button', { name: pick.ask }).click();
  await expect(page).toHaveURL(`${server.url}/es?service=consultoria_ia&about=need-calls#contacto`);
  await expect(page.locator('#contacto')).toBeInViewport();
  await context.close();
});

test('the five screens are moved by hand, from the first to the answer of the report, and by nothing else @phone', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portal.url);
  const strip = page.getByRole('list', { name: en.home.journey.title });
  const screens = strip.getByRole('listitem');
  await expect(screens).toHaveCount(5);
  /** How much of the strip is left to the right. */
  const left = () =>
    strip.evaluate((element) => element.scrollWidth - element.clientWidth - Math.round(element.scrollLeft));
  const whole = await left();
  await strip.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await strip.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  expect(await left()).toBe(whole);
  await expect(screens.first()).toBeInViewport({ ratio: 0.9 });
  await expect(screens.last()).not.toBeInViewport();
  await strip.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return left();
    })
    .toBeLessThanOrEqual(1);
  await expect(screens.last().getByRole('heading', { name: en.home.journey.steps.report })).toBeInViewport();
  await expect(screens.last().locator('mark')).toBeInViewport({ ratio: 1 });
});

test('a wide window shows the five screens side by side, the answer of the report last @once', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(portal.url);
  const screens = page.getByRole('list', { name: en.home.journey.title }).getByRole('listitem');
  await screens.first().scrollIntoViewIfNeeded();
  for (const screen of await screens.all()) await expect(screen.locator('mark')).toBeInViewport({ ratio: 1 });
});

test('the way from the home page into the demo ends at the offer of the sign-in page @once', async ({
  portal,
  page,
}) => {
  await page.goto(portal.url);
  await page.locator('#inicio').getByRole('link', { name: en.home.hero.demo }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fstart%3Fopen#demo-offer$/);
  await expect(page.getByRole('button', { name: en.home.hero.demo })).toBeInViewport();
});

test('the header is compact once the page has scrolled by more than 20 px, with reduced motion too @once', async ({
  portal,
  page,
}) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(portal.url);
    const height = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
    expect(await height()).toBe(80);
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
    await expect.poll(height).toBe(60);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(height).toBe(80);
  }
});

test('a block below the screen rises once a tenth of it is seen, and stays @once', async ({
  portal,
  page,
}) => {
  await page.goto(portal.url);
  const block = page.locator('#soluciones .reveal').last();
  await expect(block).toHaveAttribute('data-waiting', '');
  await block.scrollIntoViewIfNeeded();
  await expect(block).not.toHaveAttribute('data-waiting');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(block).not.toHaveAttribute('data-waiting');
});

test('a capture of the whole page shows every section before anything is scrolled @once', async ({
  portal,
  page,
}) => {
  await page.goto(portal.url);
  await expect(page.locator('[data-waiting]').first()).toBeAttached();
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(6);
  const faint = await sections.evaluateAll((all) =>
    all
      .flatMap((section) => [section, ...section.querySelectorAll('*:not(svg, svg *)')])
      .filter((element) => getComputedStyle(element).opacity !== '1')
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(faint).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const locale of ['en', 'es'] as const) {
  test(`the home page has at most 700 words, those of its drawings included (${locale})`, async ({
    portal,
    page,
  }) => {
    await page.goto(portal.url + WORDS[locale].path);
    const text = await page.locator('main').innerText();
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThan(400);
    expect(words.length).toBeLessThanOrEqual(700);
  });
}

test('a chosen theme is there before the next page is painted, and in no cookie @once', async ({
  portal,
  page,
  context,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = document.documentElement.dataset.theme ?? 'system';
    }),
  );
  const root = page.locator('html');
  await page.goto(`${portal.url}/es/webia`);
  await page.locator('[data-theme-toggle]').first().dispatchEvent('click');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${portal.url}/es/consultia`);
  await expect(root).toHaveAttribute('data-first', 'dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await context.cookies()).toEqual([]);
});

test('a selected language is kept: Spanish redirects from an English URL, English never redirects @once', async ({
  portal,
  page,
  context,
}) => {
  await page.goto(`${portal.url}/consultia`);
  const choose = async (name: string) => {
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name }).click();
  };
  await choose('Español');
  await expect(page).toHaveURL(`${portal.url}/es/consultia`);
  await page.goto(`${portal.url}/webia?utm_source=x#content`);
  await expect(page).toHaveURL(`${portal.url}/es/webia?utm_source=x#content`);
  const soon = Date.now() / 1_000 + 3_600;
  await context.addCookies([{ name: 'lang', value: 'es', url: portal.url, expires: soon }]);
  await page.goto(`${portal.url}/es/webia`);
  await expect.poll(async () => (await context.cookies())[0]?.expires).toBeGreaterThan(soon + 86_400);
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['lang', 'es']]);
  await page.goto(`${portal.url}/comercia`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(`${portal.url}/es/webia`);
  await choose('English');
  await expect(page).toHaveURL(`${portal.url}/webia`);
  await page.goto(`${portal.url}/es/consultia`);
  await expect(page).toHaveURL(`${portal.url}/es/consultia`);
  await page.goto(`${portal.url}/auth`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
