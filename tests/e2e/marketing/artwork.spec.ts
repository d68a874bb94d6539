import { aMarketingWorld } from '#tests/builders/marketing.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

const words = {
  edit: 'Editar imagen',
  headline: /^Titular/,
  save: 'Guardar',
  refused: /No se puede dibujar .+ ninguna tipografía tiene 漢 \(U\+6F22\)/,
};

test('a sign that no typeface has is named and nothing typed is lost; prices, fractions and emoji are drawn @once', async ({
  portal,
}) => {
  await portal.signIn('es');
  const { id } = await aMarketingWorld(await portal.api(), 'asset');
  const page = await portal.open(`/comercia/assets/${id}`);
  const dialog = page.getByRole('dialog', { name: words.edit });
  const headline = dialog.getByRole('textbox', { name: words.headline });
  await headline.fill('Té 漢 a £17.50');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.refused)).toBeVisible();
  await expect(headline).toHaveValue('Té 漢 a £17.50');
  await headline.fill('½ £17.50 → Ørsted ✓ 🐴');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toHaveCount(0);
  const picture = page.getByRole('img', { name: /½ £17\.50 → Ørsted ✓ 🐴/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
