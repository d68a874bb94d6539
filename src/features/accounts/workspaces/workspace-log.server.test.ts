import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { crmImports } from '#db/schema/index.ts';
import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { changeRecords } from '#features/leads/bulk/bulk.server.ts';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField, deleteField, restoreField, updateField } from '#features/leads/fields/field.server.ts';
import { revertImport } from '#features/leads/import-export/run/revert.server.ts';
import {
  createPipeline,
  deletePipeline,
  updatePipeline,
} from '#features/leads/pipelines/pipeline-edit.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { exportFile } from '#features/leads/import-export/export.server.ts';
import { exportQuery } from '#features/leads/import-export/export.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { beginImport, importForm } from '#tests/importing.ts';
import { runNextImport } from '#tests/jobs.ts';
import { changeMember, removeMember } from './member.server.ts';
import { acceptInvitation } from './accept-invitation.server.ts';
import { invite } from './workspace-invitation.server.ts';
import { listLog } from './workspace-log.server.ts';
import { createWorkspace } from './workspace.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let guest: ServiceContext;
let id: number;

const settings = someSettings({ smtpUrl: undefined });
const later = (ctx: ServiceContext, minutes: number): ServiceContext => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * 60_000),
});
const within = async (who: ServiceContext): Promise<ServiceContext> => ({
  ...who,
  workspace: await memberWorkspace(who.db, who.user.id, id),
});
const join = async (role: 'member' | 'reader' = 'member') => {
  const { url } = await invite(owner, id, { email: guest.user.email, role, language: undefined }, settings);
  await acceptInvitation(guest, url.split('/').at(-1) ?? '');
};
const log = async () => (await listLog(owner, id, { limit: 50, sort: 'createdAt' })).items;
const kinds = async () =>
  (await log()).map(({ kind, detail }) => (detail === '' ? kind : `${kind} ${detail}`));

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  guest = await aUserContext(database.db);
  ({ id } = await createWorkspace(owner, { name: 'Ventas' }));
});
afterEach(() => database.close());

test('members who come, change their role and go stand in the log, with who did it', async () => {
  await join('reader');
  const path = { id, userId: guest.user.id };
  await changeMember(owner, path, { role: 'member' });
  await changeMember(owner, path, { role: 'member' });
  await removeMember(owner, path);
  expect(await kinds()).toEqual([
    'member_invited reader',
    'member_joined reader',
    'member_role_changed member',
    'member_removed',
  ]);
  expect((await log())[2]).toMatchObject({
    actor: { id: owner.user.id, name: owner.user.name },
    subject: { id: guest.user.id, name: guest.user.name },
  });
});

test('exports and deletions in the workspace stand in the log, those of a job once, and nobody’s elsewhere', async () => {
  const inside = await within(owner);
  const [first, second, third] = await Promise.all(
    ['Ana', 'Eva', 'Luis'].map((firstName) =>
      called(inside, createContact, aCrmContact({ firstName, email: `${firstName}@test.example` })),
    ),
  );
  await exportFile(inside, exportQuery.parse({ kind: 'contacts' }));
  await called(inside, deleteRecords, 'contact', [first?.id ?? 0]);
  await changeRecords(inside, 'contact', { ids: [second?.id ?? 0, third?.id ?? 0], delete: true });
  const own = await called(owner, createContact, aCrmContact());
  await exportFile(owner, exportQuery.parse({ kind: 'contacts' }));
  await called(owner, deleteRecords, 'contact', [own.id]);
  expect(await kinds()).toEqual([
    'records_exported contacts',
    'records_deleted contacts:1',
    'records_deleted contacts:2',
  ]);
});

test('sign-ins of members stand in the log since they joined, without where from', async () => {
  const signIn = (who: ServiceContext, minutes: number) =>
    noteAudit(
      { ...later(who, minutes), origin: { address: '203.0.113.7', userAgent: 'Firefox' } },
      'sign_in',
    );
  await signIn(guest, -5);
  await join();
  await signIn(guest, 5);
  await signIn(await aUserContext(database.db), 6);
  const entries = (await log()).filter(({ kind }) => kind === 'sign_in');
  expect(entries).toHaveLength(1);
  expect(entries[0]).not.toHaveProperty('address');
  await removeMember(owner, { id, userId: guest.user.id });
  expect((await kinds()).includes('sign_in')).toBe(false);
});

test('only owners read it, in pages without gaps', async () => {
  await join();
  await expect(listLog(guest, id, { limit: 5 })).rejects.toMatchObject({ code: 'owner_only' });
  const stranger = await aUserContext(database.db);
  await expect(listLog(stranger, id, { limit: 5 })).rejects.toMatchObject({ code: 'workspace_left' });
  const first = await listLog(owner, id, { limit: 1 });
  const second = await listLog(owner, id, { limit: 1, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ kind }) => kind)).toEqual([
    'member_joined',
    'member_invited',
  ]);
  expect(second.nextCursor).toBeNull();
});

test('what sets the workspace up, imports with what they made and what took it back, and changes of many stand in the log', async () => {
  const inside = await within(owner);
  const pipeline = await called(inside, createPipeline, { name: 'Formación' });
  await called(inside, updatePipeline, pipeline.id, { name: 'Cursos' });
  await called(inside, deletePipeline, pipeline.id, undefined);
  const asked = createFieldSchema.parse({ kind: 'contact', label: 'Feria', type: 'text' });
  const field = await called(inside, createField, asked);
  await called(inside, updateField, field.id, { label: 'Salón' });
  await called(inside, deleteField, field.id);
  await called(inside, restoreField, field.id);
  const { id: importId } = await importForm(inside, anImport('Nombre;Correo\nAna;ana@test.example\n'));
  const [contact] = (await listContacts(inside, { limit: 5 })).items;
  await changeRecords(inside, 'contact', { ids: [contact?.id ?? 0], addTags: ['feria'] });
  await revertImport(inside, importId);
  expect(await kinds()).toEqual([
    'pipeline_added Formación',
    'pipeline_changed Cursos',
    'pipeline_deleted Cursos',
    'field_added Feria',
    'field_changed Salón',
    'field_deleted Salón',
    'field_restored Salón',
    'records_imported contacts:1',
    'records_changed contacts:1',
    'import_reverted contacts:1',
  ]);
});

test('an import that ends because its author was removed stands in the log with what it had written', async () => {
  await join();
  const { id: importId } = await beginImport(await within(guest), anImport('Nombre\nAna\n'));
  await owner.db.update(crmImports).set({ created: 3 }).where(eq(crmImports.id, importId));
  await removeMember(owner, { id, userId: guest.user.id });
  await runNextImport({ db: owner.db });
  expect((await log()).filter(({ kind }) => kind === 'records_imported')).toMatchObject([
    { detail: 'contacts:3', actor: { id: guest.user.id } },
  ]);
});
