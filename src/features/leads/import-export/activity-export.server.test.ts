import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fileOf } from '#tests/work.ts';
import { communicationExportQuery, taskExportQuery } from './activity-export.schema.ts';
import { activityFile } from './activity-export.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let contactId: number;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { locale: 'es' });
  const contact = aCrmContact({ firstName: 'Ana', lastName: 'Ruiz' });
  contactId = (await called(owner, createContact, contact)).id;
});
afterEach(() => database.close());

const rowsOf = async (file: ReturnType<typeof activityFile>): Promise<Record<string, string>[]> =>
  parse(await fileOf(await file, database.db), { bom: true, columns: true, delimiter: ';' });

test('the tasks of a list leave with their words and times, those of its filters alone, and no formula', async () => {
  const dueAt = '2026-03-09T10:00:00.000Z';
  await createTask(
    owner,
    aTask({ title: '=1+1', dueAt, recurrence: 'weekly', contactId, notes: 'Línea\nuna' }),
  );
  await createTask(owner, aTask({ title: 'Hecha', doneAt: '2026-02-01T10:00:00.000Z' }));
  const query = taskExportQuery.parse({ state: 'open', delimiter: ';' });
  expect(await rowsOf(activityFile(owner, { kind: 'tasks', query }))).toEqual([
    {
      Tarea: "'=1+1",
      'Fecha límite': '2026-03-09 10:00:00',
      Hechas: '',
      'Asignada a': owner.user.name,
      Repetir: 'Cada semana',
      Contacto: 'Ana Ruiz',
      Empresa: '',
      Oportunidad: '',
      Notas: 'Línea\nuna',
    },
  ]);
});

test('communications leave in the order of their list, more than a page of them', async () => {
  for (let at = 0; at < 205; at += 1)
    await createCommunication(
      owner,
      aCommunication({
        subject: `Llamada ${at}`,
        contactId,
        occurredAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
      }),
      null,
    );
  const query = communicationExportQuery.parse({ sort: 'occurredAt', type: 'call', delimiter: ';' });
  const rows = await rowsOf(activityFile(owner, { kind: 'communications', query }));
  expect(rows.map((row) => row['Asunto'])).toEqual(Array.from({ length: 205 }, (_, at) => `Llamada ${at}`));
  expect(rows[0]).toMatchObject({ Tipo: 'Llamada', 'Registrada por': owner.user.name, Contacto: 'Ana Ruiz' });
});
