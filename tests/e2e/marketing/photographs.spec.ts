import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aMarketingWorld } from '#tests/builders/marketing.ts';
import { aPhotograph } from '#tests/builders/photograph.ts';
import { expect, reloaded, test } from '#tests/e2e/fixtures.ts';

const words = {
  section: 'Fotografías',
  add: 'Añadir fotografías',
  added: 'Fotografía añadida',
  refused: /dance\.gif: No es un archivo JPEG, PNG, WebP ni AVIF/,
  first: 'Fotografía 1',
  second: 'Fotografía 2',
  setFocal: 'Punto de interés de: Fotografía 1',
  focal: 'Punto de interés',
  place: 'a un 60 % de la izquierda y un 48 % de arriba',
  save: 'Guardar',
  remove: 'Eliminar: Fotografía 1',
  undo: 'Deshacer',
  edit: 'Editar imagen',
  photograph: 'Fotografía',
  shuffle: 'Otros dibujos',
  pattern: 'Dibujo 2',
  noHeadline: /Aquí nada dice por qué comprar/,
  headline: /^Titular/,
  actions: /^Acciones/,
  png: 'Descargar PNG',
  sheet: 'Ficha del producto',
};

/** A phone keeps the photographs with the product's sheet, which is folded. */
async function openSheet(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: words.sheet }).click();
}

test('photographs come by button and by drop, get a focal point by keys, and come back when deleted @phone', async ({
  portal,
  isMobile,
  checkAccessibility,
}) => {
  await portal.signIn('es');
  const { id } = await aMarketingWorld(await portal.api(), 'marketingProduct');
  const page = await portal.open(`/comercia/products/${id}`);
  await openSheet(page, isMobile);
  const section = page.getByRole('region', { name: words.section });
  const buffer = await aPhotograph(900, 600);
  const gif = await sharp(buffer).gif().toBuffer();

  const choosing = page.waitForEvent('filechooser');
  await section.getByRole('button', { name: words.add }).click();
  await (
    await choosing
  ).setFiles([
    { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'dance.gif', mimeType: 'image/gif', buffer: gif },
  ]);
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(section.getByText(words.refused)).toBeVisible();
  const first = section.getByRole('img', { name: words.first });
  await expect(first).toBeVisible();

  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    data.items.add(new File([bytes], 'plate.jpg', { type: 'image/jpeg' }));
    return data;
  }, buffer.toString('base64'));
  await section.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(section.getByRole('img', { name: words.second })).toBeVisible();

  await section.getByRole('button', { name: words.setFocal }).click();
  const dialog = page.getByRole('dialog', { name: words.focal });
  const point = dialog.getByRole('slider', { name: words.focal });
  await point.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', words.place);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(first).toHaveCSS('object-position', '60% 48%');

  await section.getByRole('button', { name: words.remove }).click();
  await expect(section.getByRole('img')).toHaveCount(1);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(section.getByRole('img')).toHaveCount(2);
  await reloaded(page);
  await openSheet(page, isMobile);
  await expect(first).toHaveCSS('object-position', '60% 48%');
  await checkAccessibility(page);
});

test('an image is given a photograph and a pattern by looking, and is downloaded once it says why to buy @phone', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.signIn('es');
  const api = await portal.api();
  const { id, bodyIds } = await aMarketingWorld(api, 'asset');
  const form = new FormData();
  form.set('productId', String(bodyIds.productId));
  form.set('file', new Blob([new Uint8Array(await aPhotograph(900, 600))]), 'bowl.jpg');
  await api.call('POST', '/api/marketing/media', form);
  const page = await portal.open(`/comercia/assets/${id}`);
  const dialog = page.getByRole('dialog', { name: words.edit });
  await dialog.getByRole('textbox', { name: words.headline }).fill('');
  await expect(dialog.getByText(words.noHeadline)).toBeVisible();
  await dialog.getByRole('radio', { name: words.first }).check();
  await dialog.getByRole('button', { name: words.shuffle }).click();
  await dialog.getByRole('radio', { name: words.pattern }).check();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words.noHeadline)).toBeVisible();
  const menu = page.getByRole('button', { name: words.actions });
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: words.png })).toHaveCount(0);
});
