import { translator } from '#i18n/index.ts';
import { expect, reloaded, test } from '#tests/e2e/fixtures.ts';
import { act, expectToast, undo } from './leads.ts';

test('a pipeline is made, its board used, and its opportunities moved when stages and pipelines go @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const t = translator('es');
  await portal.signIn('es');
  const client = await portal.api();
  const page = await portal.open('/leadmanager/settings/pipelines');
  await checkAccessibility(page);
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: t('ui:actions.save') }).click();

  await page.getByRole('button', { name: t('pipelines:add') }).click();
  await dialog.getByLabel(t('pipelines:name'), { exact: true }).fill('Talleres');
  await dialog.getByLabel(t('pipelines:stageName', { number: 1 })).fill('Llamada');
  await dialog.getByRole('button', { name: t('pipelines:moveDown', { name: 'Llamada' }) }).press('Enter');
  await expect(dialog.getByLabel(t('pipelines:stageName', { number: 2 }))).toHaveValue('Llamada');
  await expect(
    dialog.getByRole('button', { name: t('pipelines:moveDown', { name: 'Llamada' }) }),
  ).toBeFocused();
  await dialog.getByLabel(t('pipelines:lostReasons')).fill('Precio\nPlazo');
  await checkAccessibility(page);
  await save();
  await expect(page.getByRole('listitem').getByText('Talleres')).toBeVisible();

  const { body } = await client.call('GET', '/api/crm/pipelines');
  const made = (body as { items: { id: number }[] }).items.at(-1);
  await client.make('/api/crm/opportunities', {
    title: 'Curso',
    pipelineId: made?.id,
    stage: 'qualification',
  });

  await portal.open('/leadmanager/opportunities?view=board');
  await expect(page.getByText('Curso')).toHaveCount(0);
  await portal.open(`/leadmanager/opportunities?view=board&pipelineId=${made?.id}`);
  await checkAccessibility(page);
  await act(
    page,
    t('leads:list.actions', { name: 'Curso' }),
    t('leads:opportunities.moveTo', { stage: t('leads:stages.lost') }),
  );
  await dialog.getByRole('button', { name: 'Precio' }).click();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('leads:opportunities.loseConfirm') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Precio')).toBeVisible();
  await act(
    page,
    t('leads:list.actions', { name: 'Curso' }),
    t('leads:opportunities.moveTo', { stage: 'Llamada' }),
  );
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name},`) });
  await expect(column('Llamada').getByText('Curso')).toBeVisible();

  await portal.open('/leadmanager/settings/pipelines');
  await page.getByRole('button', { name: 'Talleres', exact: true }).click();
  await dialog.getByRole('button', { name: t('pipelines:removeStage', { name: 'Llamada' }) }).click();
  const asked = t('pipelines:movesText', { count: 1, stage: 'Llamada' });
  await save();
  const refused = t('pipelines:errors.dealsInStage', { stage: 'Llamada', total: 1 });
  await expect(dialog.getByText(refused)).toBeVisible();
  await dialog.getByRole('button', { name: asked }).click();
  await page.getByRole('option', { name: t('leads:stages.proposal') }).click();
  await save();
  await expect(dialog).toBeHidden();
  // Its undo would stand beside the next one.
  await reloaded(page);
  await expect(page.getByRole('list', { name: t('pipelines:stages') }).getByText('Llamada')).toHaveCount(0);

  await act(page, t('pipelines:actions', { name: 'Talleres' }), t('pipelines:delete'));
  await dialog.getByRole('button', { name: t('pipelines:moveTo') }).click();
  await page.getByRole('option', { name: t('leads:settings.defaultPipeline') }).click();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('pipelines:deleteConfirm') }).click();
  await expectToast(page, t('pipelines:deleted', { name: 'Talleres' }));
  await undo(page, t('ui:actions.undo'));
  await expect(page.getByRole('listitem').getByText('Talleres')).toBeVisible();
  await reloaded(page);
  await expect(page.getByRole('button', { name: 'Talleres', exact: true })).toBeVisible();
});
