import type { Page } from '@playwright/test';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { expect, hydrated, test, type Portal } from '#tests/e2e/fixtures.ts';

const ANSWERS = {
  buyer: 'Tiendas gourmet que quieren un azul con historia y sin sorpresas entre pedidos',
  pain: 'El cliente repite y el segundo queso no sabe igual',
  change: 'Lo que gustó en un pedido vuelve a llegar en el siguiente',
  proofs: [
    'Curación de 90 días en cueva natural a 1.100 metros',
    'Cada pieza lleva el lote y el nombre del ganadero',
  ],
  quote: 'Lo abrimos un viernes y el domingo ya no quedaba',
  offer: 'La primera pieza, con portes pagados',
  guarantee: 'Si una pieza no llega en perfecto estado, enviamos otra',
} as const;

async function aCheese(portal: Portal): Promise<number> {
  const owner = await portal.api();
  const company = await owner.make(
    '/api/marketing/companies',
    aMarketingCompany({ name: 'Quesería Picos de Valdeón', sector: 'Alimentación artesana' }),
  );
  const cheese = {
    name: 'Azul de cueva',
    characteristics: 'Queso azul de leche cruda de vaca y cabra',
    advantages: 'Se sirve en 24 horas en la península',
    price: '18,50 €/kg',
  };
  return owner.make('/api/marketing/products', aMarketingProduct(company, cheese));
}

const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Guardado' }).first()).toBeVisible();
const next = async (page: Page, isPhone: boolean) => {
  if (isPhone) await page.getByRole('button', { name: /^(?:Siguiente|Omitir)$/ }).click();
};

test('the owner’s answers appear in full in the email, and a language without answers links to its brief', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const isPhone = project.name === 'phone';
  await portal.signIn('es');
  const product = await aCheese(portal);
  const page = await portal.open(`/comercia/products/${product}`);
  await page.getByRole('link', { name: 'Escribir el brief en español' }).click();
  await hydrated(page);
  const field = (label: string | RegExp) => page.locator('textarea, input').and(page.getByLabel(label));
  const fill = (label: string | RegExp, text: string) => field(label).fill(text);

  await expect(page.getByRole('combobox', { name: 'Tipo de negocio' })).toHaveValue('guessed');
  await fill('Quién compra', ANSWERS.buyer);
  await fill('Qué problema tienen', ANSWERS.pain);
  await checkAccessibility(page);
  await next(page, isPhone);
  await fill('El cambio', ANSWERS.change);
  await next(page, isPhone);
  await fill('Prueba 1', ANSWERS.proofs[0]);
  await page.getByRole('button', { name: 'Añadir una prueba' }).click();
  await fill('Prueba 2', ANSWERS.proofs[1]);
  await page.getByRole('button', { name: 'La prueba 2 es la más fuerte' }).click();
  await next(page, isPhone);
  await fill('Testimonio', ANSWERS.quote);
  await fill('Quién lo dijo', 'Marta, tienda en Chamberí');
  await page.locator('label', { hasText: 'Ha dado permiso' }).click();
  await next(page, isPhone);
  await fill(/^Oferta/, ANSWERS.offer);
  await next(page, isPhone);
  await fill('Último día de la oferta', '2001-01-31');
  await expect(page.getByText(/Esta oferta terminó el/)).toBeVisible();
  await fill('Último día de la oferta', '');
  await next(page, isPhone);
  await fill('Garantía', ANSWERS.guarantee);
  await next(page, isPhone);
  await page.getByRole('combobox', { name: 'El siguiente paso del lector' }).selectOption('call');
  await fill('Teléfono', 'pregunte por Ana');
  await expect(page.getByText('Escriba un teléfono')).toBeVisible();
  await fill('Teléfono', '987 000 000');
  await saved(page);
  await page.reload();
  await hydrated(page);
  await expect(field('Qué problema tienen')).toHaveValue(ANSWERS.pain);

  await portal.open(`/comercia/products/${product}`);
  await page.getByRole('button', { name: 'Escribir tres campañas' }).click();
  const email = page.getByRole('article').filter({ hasText: 'Correo electrónico' });
  await portal.open((await email.getByRole('link').getAttribute('href')) ?? '');
  await checkAccessibility(page);
  if (isPhone) await page.getByRole('button', { name: 'Vista previa', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Vista previa' });
  const told = [
    ANSWERS.pain,
    ANSWERS.change,
    ...ANSWERS.proofs,
    ANSWERS.quote,
    ANSWERS.offer,
    ANSWERS.guarantee,
  ];
  for (const text of told) await expect(preview).toContainText(text);
  await expect(preview).toContainText('987 000 000');
  if (isPhone) await page.getByRole('button', { name: 'Texto', exact: true }).click();

  const subject = page.getByLabel('Asunto', { exact: true });
  const before = await subject.inputValue();
  const summary = page.locator('summary', { hasText: ': Asunto' });
  await summary.click();
  const list = page.locator('details').filter({ has: summary });
  const other = list.locator('button[aria-pressed="false"]').first();
  const picked = (await other.locator('span').last().textContent()) ?? '';
  await other.click();
  await expect(subject).toHaveValue(picked);
  expect(picked).not.toBe(before);
  await saved(page);

  await page.getByRole('button', { name: 'Volver a escribir', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'En inglés' }).click();
  await page.getByRole('link', { name: 'Escribir el brief en inglés' }).click();
  await expect(page).toHaveURL(new RegExp(`/comercia/products/${product}/brief/en$`));
});
