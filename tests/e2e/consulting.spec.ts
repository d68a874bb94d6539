import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, hydrated, Portal, test } from './fixtures.ts';

type Case = {
  company: { name: string; sector: string; size: string; structure: string; email: string };
  contacts: { name: string; position: string; phone: string | null; email: string; isPrimary: boolean }[];
  products: { name: string; description: string; type: string }[];
  departments: { name: string; function: string; digitalizationLevel: number }[];
  problems: { description: string; priority: number }[];
  strengths: { description: string; impact: number }[];
};
const CASE = JSON.parse(readFileSync('tests/cases/conservas-nutrimar.json', 'utf8')) as Case;

const WORDS = {
  es: {
    newCompany: 'Nueva empresa',
    name: 'Nombre',
    sector: 'Sector',
    size: 'Tamaño',
    medium: /^Mediana/,
    structure: 'Estructura',
    functional: 'Funcional',
    email: 'Correo electrónico',
    save: 'Guardar',
    tab: {
      contacts: 'Contactos',
      products: 'Productos',
      departments: 'Departamentos',
      problems: 'Problemas',
      strengths: 'Fortalezas',
      report: 'Informe',
    },
    add: {
      contacts: 'Añadir contacto',
      products: 'Añadir producto',
      departments: 'Añadir departamento',
      problems: 'Añadir problema',
      strengths: 'Añadir fortaleza',
    },
    position: 'Cargo',
    phone: 'Teléfono',
    primary: 'Contacto principal',
    description: 'Descripción',
    type: 'Tipo',
    service: 'Servicio',
    function: 'Función',
    level: 'Nivel de digitalización',
    priority: 'Prioridad',
    impact: 'Impacto',
    generate: 'Generar informe',
    now: 'Generar ahora',
    notReady: 'Datos insuficientes para generar el informe',
    durations: ['4-6 semanas', '2-3 meses', '1-2 meses', '1 mes', 'continuo'],
    base: /modular y escalable/,
    blocks: ['Análisis', 'Recomendaciones', 'Arquitectura de IA'],
    generated: 'Informe generado',
  },
  en: {
    newCompany: 'New company',
    name: 'Name',
    sector: 'Sector',
    size: 'Size',
    medium: /^Medium/,
    structure: 'Structure',
    functional: 'Functional',
    email: 'E-mail',
    save: 'Save',
    tab: {
      contacts: 'Contacts',
      products: 'Products',
      departments: 'Departments',
      problems: 'Problems',
      strengths: 'Strengths',
      report: 'Report',
    },
    add: {
      contacts: 'Add contact',
      products: 'Add product',
      departments: 'Add department',
      problems: 'Add problem',
      strengths: 'Add strength',
    },
    position: 'Position',
    phone: 'Phone',
    primary: 'Primary contact',
    description: 'Description',
    type: 'Type',
    service: 'Service',
    function: 'Function',
    level: 'Digitalization level',
    priority: 'Priority',
    impact: 'Impact',
    generate: 'Generate report',
    now: 'Generate now',
    notReady: 'Insufficient data to generate report',
    durations: ['4-6 weeks', '2-3 months', '1-2 months', '1 month', 'ongoing'],
    base: /modular and scalable/,
    blocks: ['Analysis', 'Recommendations', 'AI architecture'],
    generated: 'Report generated',
  },
} as const;

const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(label) })
    .click();
  await page.getByRole('option', { name: option }).click();
};

/** A slider stands at 3 and moves by arrow keys. */
const rate = async (page: Page, label: string, value: number) => {
  const slider = page.getByRole('slider', { name: label });
  await slider.focus();
  for (let at = 3; at !== value; at += Math.sign(value - 3))
    await page.keyboard.press(value > 3 ? 'ArrowRight' : 'ArrowLeft');
};

for (const locale of ['es', 'en'] as const) {
  const words = WORDS[locale];

  test(`a consultant records a company and reads its report (${locale})`, async ({
    portal,
    checkAccessibility,
  }) => {
    test.slow();
    await portal.signIn(locale);
    const page = await portal.open('/consultoria');
    await page.getByRole('button', { name: words.newCompany }).click();
    await page.getByLabel(words.name, { exact: true }).fill(CASE.company.name);
    await page.getByLabel(words.sector, { exact: true }).fill(CASE.company.sector);
    await choose(page, words.size, words.medium);
    await choose(page, words.structure, words.functional);
    await page.getByLabel(words.email).fill(CASE.company.email);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('heading', { level: 1, name: CASE.company.name })).toBeVisible();
    await hydrated(page);

    await page.getByRole('tab', { name: words.tab.report }).click();
    await expect(page.getByText(words.notReady)).toBeVisible();
    await expect(page.getByRole('button', { name: words.generate })).toBeDisabled();

    const add = async (list: keyof typeof words.add, heading: string, fill: () => Promise<void>) => {
      await page.getByRole('tab', { name: words.tab[list] }).click();
      await page.getByRole('button', { name: words.add[list], exact: true }).click();
      await fill();
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText(heading, { exact: true }).first()).toBeVisible();
    };
    const fill = (label: string, value: string) =>
      page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);

    for (const contact of CASE.contacts) {
      await add('contacts', contact.name, async () => {
        await fill(words.name, contact.name);
        await fill(words.position, contact.position);
        await page
          .getByRole('dialog')
          .getByLabel(words.phone)
          .fill(contact.phone ?? '');
        await page.getByRole('dialog').getByLabel(words.email).fill(contact.email);
        if (contact.isPrimary) await page.getByRole('checkbox', { name: words.primary }).press('Space');
      });
    }
    await expect(page.getByText('Principal', { exact: true })).toHaveCount(1);
    for (const product of CASE.products) {
      await add('products', product.name, async () => {
        await fill(words.name, product.name);
        await fill(words.description, product.description);
        if (product.type === 'service') await choose(page, words.type, words.service);
      });
    }
    for (const department of CASE.departments) {
      await add('departments', department.name, async () => {
        await fill(words.name, department.name);
        await fill(words.function, department.function);
        await rate(page, words.level, department.digitalizationLevel);
      });
    }
    for (const problem of CASE.problems) {
      await add('problems', problem.description, async () => {
        await fill(words.description, problem.description);
        await rate(page, words.priority, problem.priority);
      });
    }
    for (const strength of CASE.strengths) {
      await add('strengths', strength.description, async () => {
        await fill(words.description, strength.description);
        await rate(page, words.impact, strength.impact);
      });
    }

    await page.getByRole('tab', { name: words.tab.report }).click();
    await page.getByRole('button', { name: words.generate }).click();
    await checkAccessibility(page);
    await page.getByRole('button', { name: words.now }).click();
    await expect(page.getByText(words.generated)).toBeVisible();
    for (const block of words.blocks)
      await expect(page.getByRole('heading', { name: block, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: words.generate })).toBeDisabled();
    const report = page.getByRole('article');
    for (const { description } of [...CASE.problems, ...CASE.strengths])
      await expect(report).toContainText(description.replace(/\.$/, ''));
    for (const duration of words.durations) await expect(report).toContainText(duration);
    await expect(report).toContainText(words.base);
    await checkAccessibility(page);

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('tab', { name: words.tab.report })).toHaveAttribute('aria-selected', 'true');
    await expect(report).toContainText(CASE.company.name);
  });
}

test('a consultant records a department in Spanish', async ({ portal }) => {
  const page = await portal.openCompany({ locale: 'es', tab: 'departments' });
  await page.getByRole('button', { name: 'Añadir departamento' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El nombre es requerido')).toBeVisible();
  await expect(page.getByText('La función es requerida')).toBeVisible();
  await page.getByLabel('Nombre').fill('Ventas');
  await page.getByLabel('Función').fill('Pedidos y ferias.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { name: 'Ventas' })).toBeVisible();
  await page.getByRole('button', { name: 'Editar Ventas' }).click();
  await page.getByLabel('Nombre').fill('Ventas y exportación');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { name: 'Ventas y exportación' })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar Ventas y exportación' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar departamento' }).click();
  await expect(page.getByText('Aún no hay departamentos')).toBeVisible();
});

test('a session that ends in the middle of a form keeps what was typed, and the sign-in comes in a dialog', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'es', tab: 'problems' });
  await page.getByRole('button', { name: 'Añadir problema' }).click();
  await page.getByLabel('Descripción').fill('Los pedidos se copian a mano.');
  await portal.endSession();
  await page.getByRole('button', { name: 'Guardar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Su sesión ha terminado' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Contraseña').fill('equivocada');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(dialog.getByText('Credenciales inválidas')).toBeVisible();
  await dialog.getByLabel('Contraseña').fill('secreta');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Problema añadido')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Los pedidos se copian a mano.' })).toBeVisible();
});

test('what was typed survives a closed form, a lost connection and a reload', async ({ portal, context }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'strengths' });
  const add = page.getByRole('button', { name: 'Add strength' });
  await add.click();
  await page.getByLabel('Description').fill('A steady team.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error registering strength')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(false);
  await page.reload();
  await hydrated(page);
  await add.click();
  await expect(page.getByLabel('Description')).toHaveValue('A steady team.');
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Strength added')).toBeVisible();
  await add.click();
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('a record that was saved in another tab meanwhile is shown, and neither text is lost', async ({
  portal,
  context,
}) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'products' });
  await page.getByRole('button', { name: 'Add product', exact: true }).click();
  await page.getByLabel('Name').fill('Hinge');
  await page.getByLabel('Description').fill('Steel.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Hinge' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  for (const [tab, name] of [
    [other, 'Brass hinge'],
    [page, 'Iron hinge'],
  ] as const) {
    await tab.getByRole('button', { name: 'Edit Hinge' }).click();
    await tab.getByLabel('Name').fill(name);
  }
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Brass hinge' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This record was changed meanwhile')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Brass hinge')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Iron hinge');
  await page.getByRole('button', { name: 'Save my version anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Iron hinge' })).toBeVisible();
});

test('deleting a company names it, asks, and takes it from the list', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.openCompany({ locale: 'en', company: { name: 'Bodegas Roda' } });
  const page = await portal.open('/consultoria');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Actions for Bodegas Roda' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Bodegas Roda?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete company' }).click();
  await expect(page.getByText('Bodegas Roda has been deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No companies yet' })).toBeVisible();
});

test('a company of somebody else, of nobody, and an id that is no number answer alike', async ({
  portal,
  server,
  browser,
}) => {
  await portal.openCompany({ locale: 'es' });
  const foreign = new URL(portal.page.url()).pathname;
  const context = await browser.newContext();
  const stranger = new Portal(server, context, await context.newPage());
  await stranger.signIn('es');
  for (const path of [foreign, '/empresa/99999999', '/empresa/abc']) {
    const page = await stranger.open(path);
    await expect(page.getByText('Empresa no encontrada o no tiene permiso para acceder')).toBeVisible();
  }
  await stranger.page.getByRole('link', { name: 'Volver a mis empresas' }).last().click();
  await expect(stranger.page).toHaveURL(/\/consultoria$/);
  await stranger.open('/empresa');
  await expect(stranger.page).toHaveURL(/\/consultoria$/);
  await context.close();
});

test('a form that is being saved does not close, and the same text makes one record even after a lost answer', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'problems' });
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/problems', async (route) => {
    await route.fetch();
    await held;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add problem' }).click();
  await page.getByLabel('Description').fill('Orders are copied by hand.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  release?.();
  await expect(page.getByText('Error registering problem')).toBeVisible();
  await page.unroute('**/api/problems');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Add problem' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Problem added')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Orders are copied by hand.' })).toHaveCount(1);
});

test('a restored draft does not write over what was stored after it was begun', async ({ portal }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'problems' });
  const companyId = Number(new URL(page.url()).pathname.split('/').pop());
  const api = await portal.api();
  const id = await api.make('/api/problems', { companyId, description: 'First.', priority: 3 });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Description').fill('Mine.');
  await page.keyboard.press('Escape');
  await api.call('PATCH', `/api/problems/${id}`, { description: 'Theirs.' });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Theirs.')).toBeVisible();
});

test('what one user typed is neither shown to nor saved for the next one at the same browser', async ({
  portal,
  server,
  context,
}) => {
  await portal.signIn('en');
  const page = await portal.open('/consultoria');
  await page.getByRole('button', { name: 'New company' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Secret plans');
  const next = new Portal(server, context, await context.newPage());
  await next.signIn('en');
  const second = await next.open('/consultoria');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await second.getByRole('button', { name: 'New company' }).click();
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('');
});
