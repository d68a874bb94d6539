import { called } from '#tests/builders/call.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aTemplate } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  requireTemplate,
  restoreTemplate,
  updateTemplate,
} from './template.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

const found = async (q: string, ctx = owner) =>
  (await listTemplates(ctx, { q, limit: 50 })).items.map(({ name }) => name);

describe('the templates of a workspace', () => {
  test('are found by word prefixes in all of their text, ignoring case and accents', async () => {
    await createTemplate(owner, aTemplate({ name: 'Bienvenida', body: 'Gracias por su interés.' }));
    await createTemplate(owner, aTemplate({ name: 'Oferta 100 %' }));
    expect(await found('interes')).toEqual(['Bienvenida']);
    expect(await found('OFER')).toEqual(['Oferta 100 %']);
    expect([await found('%'), await found('_')]).toEqual([[], []]);
  });

  test('are found by their current text, and only in their workspace', async () => {
    const { id } = await createTemplate(owner, aTemplate({ name: 'Bienvenida' }));
    await updateTemplate(owner, id, { name: 'Despedida' });
    expect([await found('bienvenida'), await found('despedida')]).toEqual([[], ['Despedida']]);
    expect(await found('despedida', await aUserContext(database.db))).toEqual([]);
    await called(owner, deleteTemplate, id);
    expect(await found('despedida')).toEqual([]);
    await called(owner, restoreTemplate, id);
    expect(await found('despedida')).toEqual(['Despedida']);
  });

  test('list their unknown fields', async () => {
    const { id } = await createTemplate(owner, aTemplate({ body: 'Hello {{firstNam}}' }));
    expect(await requireTemplate(owner, id)).toMatchObject({ unknownFields: ['firstNam'] });
  });

  test('reject a stale change with the current record', async () => {
    const { id, updatedAt } = await createTemplate(owner, aTemplate());
    await updateTemplate(owner, id, { subject: 'First' });
    await expect(updateTemplate(owner, id, { subject: 'Second', updatedAt })).rejects.toMatchObject({
      code: 'stale',
      details: { extra: { current: { subject: 'First' } } },
    });
  });
});
