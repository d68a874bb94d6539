import { asc, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase } from '#tests/database.ts';
import { insertRow } from './built-once.ts';
import { crmCompanies } from './schema/index.ts';

test('rows of one transaction keep their own values, whichever of their columns are given', async () => {
  const { db, close } = await openTestDatabase();
  const owner = await aUserContext(db);
  const at = '2026-03-01T09:00:00.000Z';
  const base = {
    workspaceId: owner.workspace.id,
    userId: owner.user.id,
    createdAt: at,
    updatedAt: at,
  };
  const given = [
    { name: 'Mar', nameKey: 'mar', customFields: { Zona: 'Norte' }, domain: null },
    { name: 'Sol', nameKey: 'sol', customFields: null, domain: 'sol.example' },
    { name: 'Luz', nameKey: 'luz', source: 'event' as const, domain: undefined },
    { name: 'Ola', nameKey: 'ola', customFields: {}, domain: null },
  ];
  const ids = await db.transaction(async (tx) => {
    const made: number[] = [];
    for (const row of given) made.push(await insertRow(tx, crmCompanies, { ...base, ...row }));
    return made;
  });
  const { id, name, source, customFields, domain } = crmCompanies;
  const rows = await db
    .select({ id, name, source, customFields, domain })
    .from(crmCompanies)
    .orderBy(asc(id));
  expect(rows).toEqual([
    { id: ids[0], name: 'Mar', source: 'other', customFields: { Zona: 'Norte' }, domain: null },
    { id: ids[1], name: 'Sol', source: 'other', customFields: null, domain: 'sol.example' },
    { id: ids[2], name: 'Luz', source: 'event', customFields: null, domain: null },
    { id: ids[3], name: 'Ola', source: 'other', customFields: {}, domain: null },
  ]);
  const [stored] = await db
    .select({ n: sql<number>`count(*)` })
    .from(crmCompanies)
    .where(isNull(customFields));
  expect(stored).toEqual({ n: 2 });
  await close();
});
