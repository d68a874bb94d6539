import { expect, hydrated, reloaded, test } from '#tests/e2e/fixtures.ts';

const email = 'eva@test.example';
const PAGE = '/admin/people';

const WORDS = {
  en: { field: 'Email address', search: 'Search', found: `Data held about ${email}` },
  es: { field: 'Correo electrónico', search: 'Buscar', found: `Datos que se conservan de ${email}` },
};

test('a person who was searched for is there again after Reload and Back, and in no address @phone', async ({
  portal,
  staff,
  checkAccessibility,
}) => {
  const { page } = portal;
  const words = WORDS.es;
  await portal.signInAs(staff, 'es');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(portal.url + PAGE);
  await hydrated(page);
  const found = page.getByRole('heading', { name: words.found });
  await page.getByLabel(words.field).fill(email);
  await page.getByRole('button', { name: words.search, exact: true }).last().click();
  await expect(found).toBeVisible();
  await checkAccessibility(page);
  await reloaded(page);
  await expect(found).toBeVisible();
  await expect(page.getByLabel(words.field)).toHaveValue(email);
  await page.goto(`${portal.url}/admin/users`);
  await page.goBack();
  await expect(found).toBeVisible();
  expect(asked.filter((url) => url.includes('test.example'))).toEqual([]);
});

test('a search that is sent before the script has loaded reloads without being sent again @once', async ({
  portal,
  staff,
}) => {
  const { page } = portal;
  await portal.signInAs(staff, 'en');
  let isBlocked = true;
  await page.route('**/*.js', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto(portal.url + PAGE);
  await page.getByLabel(WORDS.en.field).fill(email);
  isBlocked = false;
  await page.getByLabel(WORDS.en.field).press('Enter');
  await expect(page.getByRole('heading', { name: WORDS.en.found })).toBeVisible();
  await hydrated(page);
  await expect(page).toHaveURL(portal.url + PAGE);
  await reloaded(page);
  await expect(page.getByRole('heading', { name: WORDS.en.found })).toBeVisible();
});
