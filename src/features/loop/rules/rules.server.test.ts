// One long file: from a change to what a rule does about it, through the reader and the job.
import { and, desc, eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  causes,
  changes,
  crmCommunications,
  crmContacts,
  crmRuleRuns,
  crmTasks,
  notifications,
  users,
  webhookDeliveries,
  webhooks,
  workspaceMembers,
} from '#db/schema/index.ts';
import { listNotifications } from '#features/accounts/notifications/notification.server.ts';
import { notificationLine } from '#features/accounts/notifications/notification.texts.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { removeMember } from '#features/accounts/workspaces/member.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { createTemplate, deleteTemplate } from '#features/leads/communications/template.server.ts';
import { createCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { requireOpportunity } from '#features/leads/opportunities/opportunity-rows.server.ts';
import { createField, deleteField } from '#features/leads/fields/field.server.ts';
import { mergeCompanies } from '#features/leads/merge/merge.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { readForNotifications } from '#features/loop/notifications/read-journal.server.ts';
import { undoAnyCause } from '#features/loop/journal/undo-cause.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { runDue } from '#kernel/jobs/queue.ts';
import { call, called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anInboxEntry, anOpportunity, aTask, aTemplate } from '#tests/builders/crm-flow.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { dryRun } from './dry-run.server.ts';
import { addReady } from './ready.server.ts';
import { readTimeForRules } from './queue-timed-runs.server.ts';
import { readForRules } from './queue-runs.server.ts';
import { createRuleSchema, dryRunSchema } from './rule.schema.ts';
import { READY_RULES } from './rule.values.ts';
import { createRule, listRules, requireRule, updateRule } from './rule.server.ts';
import { forgetRuns, ruleHandler } from './run-rules.server.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let ana: ServiceContext;
let bea: ServiceContext;
let now: Date;

beforeEach(async () => {
  database = await openTestDatabase();
  const [owner, member] = [await aUserContext(database.db), await aUserContext(database.db)];
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  now = owner.now;
  const createdAt = now.toISOString();
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: member.user.id, role: 'member', createdAt });
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  [ana, bea] = [await within(owner), await within(member)];
});
afterEach(() => database.close());

const aRule = (over: object, by = ana) =>
  called(
    by,
    createRule,
    createRuleSchema.parse({
      name: 'Llamar',
      isOn: true,
      when: { on: 'created', record: 'contact' },
      then: [{ do: 'task', title: 'Llamar', dueInDays: 2 }],
      ...over,
    }),
  );
async function follow(): Promise<void> {
  while (await readForRules(database.db, now));
}
async function work(options: { mostAnHour?: number } = {}): Promise<void> {
  const handlers = [ruleHandler({ settings: someSettings(), ...options })];
  await runDue({ db: database.db, handlers, log, clock: () => now });
}
/** Reads and runs until nothing follows. */
async function settle(): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    await follow();
    await work();
  }
}
const aPerson = async (over: Record<string, unknown> = {}) =>
  (await called(ana, createContact, aCrmContact(over))).id;
const tasks = () => database.db.select().from(crmTasks).orderBy(crmTasks.id);
const runs = () => database.db.select().from(crmRuleRuns).orderBy(crmRuleRuns.id);
const patch = (id: number, over: object) => called(bea, updateContact, id, { ...over });

test('a new record that meets the conditions runs a rule once, however often the journal is read', async () => {
  const rule = await aRule({ if: { all: [{ field: 'position', is: 'contains', value: 'direc' }] } });
  const id = await aPerson({ position: 'Dirección' });
  await aPerson({ firstName: 'Leo', position: 'Compras' });
  await follow();
  await follow();
  await work();
  await work();
  expect(await tasks()).toMatchObject([{ title: 'Llamar', contactId: id, assigneeId: ana.user.id }]);
  expect(await runs()).toMatchObject([{ status: 'done', recordId: id, depth: 1 }]);
  expect(await requireRule(ana, rule.id)).toMatchObject({ lastRunAt: now.toISOString() });
});

test('a kill between the change and the run neither loses nor doubles it', async () => {
  await aRule({});
  await aPerson();
  // Ended in the middle of reading: nothing of it is stored.
  await expect(
    database.db.transaction(async (tx) => {
      await readForRules(tx, now);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await runs()).toHaveLength(0);
  await follow();
  // Read again from the beginning, as after a restored backup.
  await database.db.run('update journal_readers set lastChange = 0');
  await follow();
  expect(await runs()).toMatchObject([{ status: 'waiting' }]);
  await work();
  await work();
  expect(await tasks()).toHaveLength(1);
});

test('a run whose action fails does none of its actions, and the log says so', async () => {
  const { id: templateId } = await called(ana, createTemplate, aTemplate());
  await aRule({
    when: { on: 'created', record: 'opportunity' },
    then: [
      { do: 'task', title: 'Llamar' },
      { do: 'send', templateId },
    ],
  });
  // It has nobody to write to.
  await called(ana, createOpportunity, anOpportunity());
  await settle();
  expect(await tasks()).toEqual([]);
  expect(await runs()).toMatchObject([{ status: 'failed', reason: 'refused' }]);
});

test('a rule that names what is gone does not run: list and log say which part, and it can be mended', async () => {
  const hook = await aHook();
  const rule = await aRule({
    if: { all: [{ field: 'ownerId', is: 'notAmong', value: [String(bea.user.id)] }] },
    then: [
      { do: 'task', title: 'Llamar', assignee: bea.user.id },
      { do: 'webhook', webhookId: hook },
    ],
  });
  expect(rule.faults).toEqual([]);
  await call(ana, (inside) => removeMember(inside, { id: ana.workspace.id, userId: bea.user.id }));
  await database.db.delete(webhooks);
  const faults = [
    { part: 'if', reason: 'member', field: 'ownerId' },
    { part: 'then.0', reason: 'member', field: null },
    { part: 'then.1', reason: 'webhook', field: null },
  ];
  expect((await listRules(ana)).items).toMatchObject([{ isOn: true, faults }]);
  await aPerson();
  await aPerson({ firstName: 'Leo' });
  await settle();
  expect(await tasks()).toEqual([]);
  expect(await runs()).toMatchObject([{ status: 'stopped', reason: 'broken' }]);
  expect(await requireRule(ana, rule.id)).toMatchObject({ isOn: false, offReason: 'broken' });
  expect(await database.db.$count(notifications, eq(notifications.kind, 'rule_stopped'))).toBe(1);
  const on = { isOn: true };
  await expect(called(ana, updateRule, rule.id, on)).rejects.toMatchObject({ code: 'invalid' });
  const then = createRuleSchema.shape.then.parse([{ do: 'task', title: 'Llamar' }]);
  const mended = await called(ana, updateRule, rule.id, { ...on, if: null, then });
  expect(mended).toMatchObject({ isOn: true, offReason: null, faults: [] });
});

test('a rule whose field, stage or template is gone says so, also one that waits for a day', async () => {
  const field = await called(ana, createField, {
    ...{ kind: 'contact', label: 'Renovación', type: 'date' },
  } as never);
  const dated = await aRule({
    when: { on: 'date', record: 'contact', field: `customFields.${field.key}`, days: 0 },
  });
  const { id: templateId } = await called(ana, createTemplate, aTemplate());
  const sends = await aRule({ then: [{ do: 'send', templateId }] });
  await called(ana, deleteField, field.id);
  await called(ana, deleteTemplate, templateId);
  expect(await requireRule(ana, dated.id)).toMatchObject({ faults: [{ part: 'when', reason: 'field' }] });
  expect(await requireRule(ana, sends.id)).toMatchObject({
    faults: [{ part: 'then.0', reason: 'template' }],
  });
  later(1);
  await lookAtTime();
  expect(await requireRule(ana, dated.id)).toMatchObject({ isOn: false, offReason: 'broken' });
});

test('a value before or after that names somebody who has left is told too', async () => {
  const when = { on: 'changed', record: 'contact', field: 'ownerId', to: bea.user.id };
  const { id } = await aRule({ when });
  await call(ana, (inside) => removeMember(inside, { id: ana.workspace.id, userId: bea.user.id }));
  expect(await requireRule(ana, id)).toMatchObject({
    faults: [{ part: 'when', reason: 'member', field: 'ownerId' }],
  });
  await expect(aRule({ when })).rejects.toMatchObject({ code: 'invalid' });
});

test('a merge is followed by the rules that name the merged record, and by what waits for it', async () => {
  const [keep, drop] = [
    await called(ana, createCompany, aCrmCompany({ name: 'Talleres Mar' })),
    await called(ana, createCompany, aCrmCompany({ name: 'Talleres del Mar' })),
  ];
  const rule = await aRule({ then: [{ do: 'set', field: 'companyId', value: drop.id }] });
  await aRule({
    when: { on: 'changed', record: 'company', field: 'sector' },
    then: [{ do: 'task', title: 'Ver' }],
  });
  await called(ana, updateCompany, drop.id, { sector: 'Motor' });
  await follow();
  await called(ana, mergeCompanies, { keepId: keep.id, dropId: drop.id, fields: {} });
  expect(await requireRule(ana, rule.id)).toMatchObject({ faults: [], then: [{ value: keep.id }] });
  await work();
  expect(await tasks()).toMatchObject([{ title: 'Ver', companyId: keep.id }]);
});

test('an enquiry runs a rule only where it meets the conditions', async () => {
  await aRule({
    when: { on: 'enquiry' },
    if: {
      any: [
        { field: 'message', is: 'contains', value: 'PRESUPUESTO' },
        { field: 'language', is: 'among', value: ['en'] },
      ],
    },
  });
  const arrives = (message: string, language: 'en' | 'es') =>
    call(ana, (inside) =>
      anInboxEntry(inside.db, { message: { message }, entry: { language, workspaceId: ana.workspace.id } }),
    );
  await arrives('Solo una pregunta', 'es');
  const asked = await arrives('Un presupuesto, por favor', 'es');
  await settle();
  expect(await runs()).toMatchObject([{ record: 'enquiry', recordId: asked, status: 'done' }]);
  const unknown = { all: [{ field: 'position', is: 'filled' }] };
  await expect(
    aRule({ when: { on: 'lead' }, if: { all: [{ field: 'sector', is: 'filled' }] } }),
  ).rejects.toThrow();
  await expect(aRule({ when: { on: 'enquiry' }, if: unknown })).rejects.toThrow();
});

test('a record is shared out once, however often the rule runs for it, and open tasks count as load', async () => {
  await called(
    ana,
    createTask,
    aTask({ assigneeId: bea.user.id, contactId: await aPerson({ firstName: 'Eva' }) }),
  );
  await aRule({
    when: { on: 'changed', record: 'contact', field: 'position' },
    then: [{ do: 'assign', to: 'by_load' }],
  });
  const id = await aPerson({ ownerId: null });
  await patch(id, { position: 'Compras' });
  await settle();
  const { ownerId } = await requireContact(ana, id);
  for (const firstName of ['Leo', 'Iris', 'Sol']) await aPerson({ firstName, ownerId });
  await patch(id, { position: 'Ventas' });
  await settle();
  expect(await requireContact(ana, id)).toMatchObject({ ownerId });
});

test('tasks for enquiries are shared out: each goes to whoever has the fewest open ones', async () => {
  await aRule({
    when: { on: 'enquiry' },
    then: [{ do: 'task', title: 'Responder', assignee: 'by_load' }],
  });
  const arrives = () =>
    call(ana, (inside) => anInboxEntry(inside.db, { entry: { workspaceId: ana.workspace.id } }));
  await arrives();
  await settle();
  await arrives();
  await settle();
  const assignees = (await tasks()).map(({ assigneeId }) => assigneeId);
  expect(new Set(assignees)).toEqual(new Set([ana.user.id, bea.user.id]));
});

test('a rule gives an opportunity to a named member, moves it and sends the template to its contact', async () => {
  const { id: templateId } = await called(ana, createTemplate, aTemplate());
  const contactId = await aPerson({ email: 'marta@uno.example' });
  await database.db.update(users).set({ emailConfirmedAt: now.toISOString() });
  await aRule({
    when: { on: 'created', record: 'opportunity' },
    then: [
      { do: 'assign', to: bea.user.id },
      { do: 'move', stage: 'proposal' },
      { do: 'send', templateId },
    ],
  });
  const { id } = await called(ana, createOpportunity, anOpportunity({ contactId }));
  await settle();
  expect(await runs()).toMatchObject([{ status: 'done', reason: null }]);
  expect(await requireOpportunity(ana, id)).toMatchObject({ ownerId: bea.user.id, stage: 'proposal' });
  expect(await database.db.select().from(crmCommunications)).toMatchObject([
    { type: 'email', direction: 'out', contactId, opportunityId: id },
  ]);
});

test('a rule takes a tag off a contact', async () => {
  const id = await aPerson({ tags: ['Feria', 'VIP'] });
  await aRule({
    when: { on: 'changed', record: 'contact', field: 'position' },
    then: [{ do: 'remove_tag', tag: 'Feria' }],
  });
  await patch(id, { position: 'Compras' });
  await settle();
  expect(await requireContact(ana, id)).toMatchObject({ tags: ['VIP'] });
});

test('two rules that wake each other by their own doing, weeks apart, stop too', async () => {
  for (const days of [10, 11])
    await aRule({ when: { on: 'quiet', record: 'contact', days }, then: [{ do: 'task', title: `${days}` }] });
  await aPerson();
  for (const days of [10.5, ...Array.from({ length: 9 }, () => 11.2)]) {
    later(days);
    await lookAtTime();
    await forgetRuns(database.db, now);
  }
  expect((await runs()).at(-1)).toMatchObject({ status: 'stopped', reason: 'depth' });
  expect(await tasks()).toHaveLength(5);
});

const aHook = async (): Promise<number> => {
  const at = now.toISOString();
  const [made] = await database.db
    .insert(webhooks)
    .values({
      ...{ workspaceId: ana.workspace.id, url: 'https://hooks.test.invalid/', events: [], secret: 'sealed' },
      ...{ sinceChange: 0, createdAt: at, updatedAt: at },
    })
    .returning({ id: webhooks.id });
  return made?.id ?? 0;
};

test('a change of a field runs a rule for the values before and after that it names', async () => {
  await aRule({
    when: { on: 'changed', record: 'contact', field: 'position', from: 'Compras', to: 'dirección' },
    then: [
      { do: 'add_tag', tag: 'VIP' },
      { do: 'notify', to: bea.user.id },
      { do: 'set', field: 'source', value: 'event' },
      { do: 'webhook', webhookId: await aHook() },
    ],
  });
  const id = await aPerson({ position: 'Compras' });
  await patch(id, { position: 'Ventas' });
  await patch(id, { position: 'Compras' });
  await settle();
  expect(await runs()).toEqual([]);
  await patch(id, { position: 'Dirección' });
  await settle();
  expect(await requireContact(ana, id)).toMatchObject({ tags: ['VIP'], source: 'event' });
  expect(await database.db.select().from(notifications)).toMatchObject([
    { userId: bea.user.id, kind: 'rule', contactId: id },
  ]);
  expect(await database.db.select().from(webhookDeliveries)).toMatchObject([
    { event: 'contact.rule', recordId: id },
  ]);
  const [run] = await runs();
  await undoAnyCause(ana, run?.causeId ?? 0);
  expect(await requireContact(ana, id)).toMatchObject({ tags: [], source: 'other' });
  // An undo is no occasion.
  await settle();
  expect(await runs()).toHaveLength(1);
});

test('an opportunity that enters a stage runs a rule, also a new one there; load decides who gets it', async () => {
  await aRule({
    when: { on: 'stage', stage: 'proposal' },
    then: [{ do: 'assign', to: 'by_load' }],
  });
  const first = (await called(ana, createOpportunity, anOpportunity({ stage: 'proposal' }))).id;
  await settle();
  expect(await requireOpportunity(ana, first)).toMatchObject({ ownerId: bea.user.id });
  const second = (await called(bea, createOpportunity, anOpportunity({}))).id;
  await settle();
  expect(await runs()).toHaveLength(1);
  await called(bea, updateOpportunity, second, { stage: 'proposal' });
  await settle();
  expect(await requireOpportunity(ana, second)).toMatchObject({ ownerId: ana.user.id });
});

test('rules that follow from each other stop at depth 5, and the log and the owners are told', async () => {
  // Each takes back what the other one does.
  const between = (from: string, to: string) =>
    aRule({
      when: { on: 'changed', record: 'contact', field: 'position', to: from },
      then: [{ do: 'set', field: 'position', value: to }],
    });
  await between('Compras', 'Ventas');
  const { id: ruleId } = await between('Ventas', 'Compras');
  const id = await aPerson();
  await patch(id, { position: 'Compras' });
  await settle();
  const log = await runs();
  expect(log.map(({ depth, status }) => `${depth} ${status}`)).toEqual([
    '1 done',
    '2 done',
    '3 done',
    '4 done',
    '5 done',
    '6 stopped',
  ]);
  expect(log.at(-1)?.reason).toBe('depth');
  expect(
    await database.db
      .select({ userId: notifications.userId, ruleId: notifications.ruleId })
      .from(notifications)
      .where(eq(notifications.kind, 'rule_stopped')),
  ).toEqual([{ userId: ana.user.id, ruleId }]);
});

test('beyond so many runs an hour rules wait, and nothing is lost', async () => {
  await aRule({});
  for (let n = 0; n < 5; n += 1) await aPerson({ firstName: `Ana ${n}`, lastName: null });
  await follow();
  await work({ mostAnHour: 3 });
  expect(await tasks()).toHaveLength(3);
  expect((await runs()).slice(3)).toMatchObject([
    { status: 'waiting', reason: 'hour_limit' },
    { status: 'waiting', reason: 'hour_limit' },
  ]);
  expect(await database.db.select().from(notifications)).toMatchObject([{ kind: 'rule_waits' }]);
  now = new Date(now.getTime() + 3_600_000);
  await work({ mostAnHour: 3 });
  expect(await tasks()).toHaveLength(5);
});

test('a rule whose author has left or only reads is switched off, and its owners hear of it', async () => {
  const byBea = await aRule({}, bea);
  await follow();
  await aPerson();
  await follow();
  await call(ana, (inside) => removeMember(inside, { id: ana.workspace.id, userId: bea.user.id }));
  await work();
  expect(await requireRule(ana, byBea.id)).toMatchObject({ isOn: false, offReason: 'author' });
  expect(await runs()).toMatchObject([{ status: 'stopped', reason: 'author' }]);
  expect(await tasks()).toEqual([]);
  const told = and(eq(notifications.kind, 'rule_stopped'), eq(notifications.userId, ana.user.id));
  expect(await database.db.$count(notifications, told)).toBe(1);
  // It is then the author's who switches it on.
  await called(ana, updateRule, byBea.id, { isOn: true });
  await aPerson({ firstName: 'Leo' });
  await settle();
  expect(await tasks()).toHaveLength(1);
  expect(await database.db.$count(crmContacts)).toBe(2);
});

test('a rule is refused that no record could meet, with the part that does not fit', async () => {
  const refused = (over: object) =>
    expect(aRule(over)).rejects.toMatchObject({ code: 'invalid', details: { fields: expect.any(Object) } });
  await refused({ when: { on: 'changed', record: 'contact', field: 'shoeSize' } });
  await refused({ when: { on: 'stage', stage: 'nowhere' }, then: [{ do: 'notify', to: 'owner' }] });
  await refused({ when: { on: 'lead' }, then: [{ do: 'add_tag', tag: 'x' }] });
  await refused({ then: [{ do: 'assign', to: 999_999 }] });
  await refused({ then: [{ do: 'set', field: 'source', value: 'nowhere' }] });
  await refused({ if: { all: [{ field: 'position', is: 'atLeast', value: 2 }] } });
  const hook = await aHook();
  await expect(aRule({ then: [{ do: 'webhook', webhookId: hook }] }, bea)).rejects.toMatchObject({
    code: 'owner_only',
  });
});

const DAY_MS = 86_400_000;
const later = (days: number): void => void (now = new Date(now.getTime() + days * DAY_MS));
const lookAtTime = async (): Promise<void> => {
  await readTimeForRules(database.db, now);
  await work();
};

test('a record that falls quiet runs a rule once, and again only once something has happened in between', async () => {
  const id = await aPerson();
  await aRule({ when: { on: 'quiet', record: 'contact', days: 10 }, then: [{ do: 'notify', to: 'owner' }] });
  later(9);
  await lookAtTime();
  expect(await runs()).toEqual([]);
  later(2);
  await lookAtTime();
  later(1);
  await lookAtTime();
  expect(await runs()).toMatchObject([{ status: 'done', recordId: id, changeId: null }]);
  await called({ ...bea, now }, updateContact, id, { position: 'Compras' });
  later(11);
  await lookAtTime();
  expect(await runs()).toHaveLength(2);
});

test('a day that comes runs a rule once, counted from the field, and again for another day', async () => {
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const opportunity = anOpportunity({ expectedClose: dayIn(10) });
  const { id } = await called(ana, createOpportunity, opportunity);
  await aRule({
    when: { on: 'date', record: 'opportunity', field: 'expectedClose', days: -7 },
    then: [{ do: 'task', title: 'Cerrar' }],
  });
  later(1);
  await lookAtTime();
  expect(await tasks()).toEqual([]);
  later(2);
  await lookAtTime();
  later(0.1);
  await lookAtTime();
  expect(await tasks()).toMatchObject([{ opportunityId: id }]);
  await called({ ...ana, now }, updateOpportunity, id, { expectedClose: dayIn(8) });
  later(1);
  await lookAtTime();
  expect(await tasks()).toHaveLength(2);
});

test('a dry run names the records of the last week, and changes nothing', async () => {
  await called({ ...ana, now: new Date(now.getTime() - 8 * DAY_MS) }, createContact, aCrmContact());
  const id = await aPerson({ firstName: 'Leo', lastName: null, position: 'Compras' });
  await aPerson({ firstName: 'Eva', lastName: null });
  const body = (over: object) =>
    dryRunSchema.parse({
      when: { on: 'created', record: 'contact' },
      ...over,
    });
  expect(await dryRun(ana, body({}))).toMatchObject({
    total: 2,
    isPartial: false,
    items: [{ name: 'Eva' }, { name: 'Leo', recordId: id }],
  });
  const filter = { all: [{ field: 'position', is: 'filled' }] };
  expect(await dryRun(ana, body({ if: filter }))).toMatchObject({ total: 1, items: [{ recordId: id }] });
  expect(await runs()).toEqual([]);
});

test('every ready rule is added switched off, in the words of whoever adds it', async () => {
  for (const key of READY_RULES) {
    const rule = await call({ ...ana, locale: 'es' }, (inside) => addReady(inside, { key }));
    expect(rule).toMatchObject({ isOn: false, if: null });
  }
});

const lastCause = async () => {
  const [cause] = await database.db.select().from(causes).orderBy(desc(causes.id)).limit(1);
  return cause?.id ?? 0;
};

test('what waits for a rule is not carried out once the rule says something else or was switched off', async () => {
  const rule = await aRule({});
  await aPerson();
  await follow();
  await called(ana, updateRule, rule.id, { then: [{ do: 'notify', to: 'owner' }] });
  await aPerson({ firstName: 'Leo' });
  await follow();
  await called(ana, updateRule, rule.id, { isOn: false });
  await called(ana, updateRule, rule.id, { isOn: true });
  await work();
  expect(await runs()).toMatchObject([
    { status: 'stopped', reason: 'off' },
    { status: 'stopped', reason: 'off' },
  ]);
  expect(await database.db.$count(notifications)).toBe(0);
});

test('no undo changes a rule, which would act in the name of somebody else', async () => {
  const rule = await aRule({});
  await called(bea, updateRule, rule.id, { isOn: false });
  await undoAnyCause(bea, await lastCause()).catch(() => undefined);
  expect(await requireRule(ana, rule.id)).toMatchObject({ isOn: false });
  expect(await database.db.$count(changes, sql`${changes.record} = 'rule'`)).toBe(0);
});

test('a rule that cannot be read is switched off, its owners hear of it, and it holds up no other', async () => {
  const broken = await aRule({ if: { all: [{ field: 'position', is: 'filled' }] } });
  const timed = await aRule({
    when: { on: 'quiet', record: 'contact', days: 3 },
    if: { all: [{ field: 'position', is: 'filled' }] },
    then: [{ do: 'notify', to: 'owner' }],
  });
  await aRule({ name: 'Otra' });
  await database.db.run(sql`update crm_rules set "if" = '{"all":5}' where "if" is not null`);
  await aPerson();
  await settle();
  now = new Date(now.getTime() + 4 * 86_400_000);
  await readTimeForRules(database.db, now);
  for (const { id } of [broken, timed])
    expect(await requireRule(ana, id)).toMatchObject({ isOn: false, offReason: 'failed' });
  expect(await tasks()).toHaveLength(1);
  expect(await database.db.$count(notifications, eq(notifications.kind, 'rule_stopped'))).toBe(2);
});

test('a webhook is not called in the name of somebody who is no owner any more', async () => {
  const rule = await aRule({ then: [{ do: 'webhook', webhookId: await aHook() }] });
  for (const [user, role] of [
    [bea, 'owner'],
    [ana, 'member'],
  ] as const)
    await database.db.update(workspaceMembers).set({ role }).where(eq(workspaceMembers.userId, user.user.id));
  await aPerson();
  await settle();
  expect(await runs()).toMatchObject([{ status: 'stopped', reason: 'author' }]);
  expect(await requireRule(ana, rule.id)).toMatchObject({ isOn: false, offReason: 'author' });
  expect(await database.db.$count(webhookDeliveries)).toBe(0);
});

test('a rule sets no owner or stage, and names nothing of another workspace', async () => {
  const { id: companyId } = await called(await aUserContext(database.db), createCompany, aCrmCompany());
  for (const set of [
    { field: 'ownerId', value: bea.user.id },
    { field: 'companyId', value: companyId },
  ])
    await expect(aRule({ then: [{ do: 'set', ...set }] })).rejects.toMatchObject({ code: 'invalid' });
  const when = { on: 'stage', stage: 'proposal' };
  const then = [{ do: 'set', field: 'stage', value: 'won' }];
  await expect(aRule({ when, then })).rejects.toMatchObject({ code: 'invalid' });
});

test('rules take turns, and runs that did nothing use up nothing of the hour', async () => {
  const off = await aRule({});
  await aRule({ name: 'Otra' });
  const third = await aRule({ name: 'Tercera' });
  for (const firstName of ['Eva', 'Leo', 'Iris']) await aPerson({ firstName });
  await follow();
  await called(ana, updateRule, off.id, { isOn: false });
  await work({ mostAnHour: 2 });
  expect((await runs()).filter(({ status }) => status === 'done')).toMatchObject([
    { ruleId: off.id + 1 },
    { ruleId: third.id },
  ]);
});

test('waiting runs are kept however old, so that nothing is lost', async () => {
  await aRule({});
  await aPerson();
  await follow();
  await forgetRuns(database.db, new Date(now.getTime() + 40 * 86_400_000));
  expect(await runs()).toHaveLength(1);
});

test('a quiet rule does not go on by what it does itself', async () => {
  await aRule({
    when: { on: 'quiet', record: 'contact', days: 10 },
    then: [{ do: 'task', title: 'Llamar' }],
  });
  await aPerson();
  for (const days of [11, 11, 11]) {
    later(days);
    await lookAtTime();
    await forgetRuns(database.db, now);
  }
  expect(await tasks()).toHaveLength(1);
});

test('a record that falls quiet late, because its last note was deleted, still runs a rule', async () => {
  await aRule({ when: { on: 'quiet', record: 'contact', days: 10 }, then: [{ do: 'notify', to: 'owner' }] });
  const id = await aPerson();
  const at = now.toISOString();
  later(9.9);
  await lookAtTime();
  await database.db.run(
    sql`update crm_contacts set "updatedAt" = ${new Date(now.getTime()).toISOString()} where id = ${id}`,
  );
  later(0.3);
  await lookAtTime();
  expect(await runs()).toHaveLength(0);
  await database.db.run(sql`update crm_contacts set "updatedAt" = ${at} where id = ${id}`);
  later(0.1);
  await lookAtTime();
  expect(await runs()).toHaveLength(1);
});

test('a run of what was undone or is gone does nothing, and the log says why', async () => {
  await aRule({ then: [{ do: 'notify', to: 'owner' }] });
  await aPerson();
  const cause = await lastCause();
  const gone = await aPerson({ firstName: 'Leo' });
  await follow();
  await undoAnyCause(ana, cause);
  await database.db.delete(crmContacts).where(eq(crmContacts.id, gone));
  await work();
  expect(await runs()).toMatchObject([
    { status: 'stopped', reason: 'undone' },
    { status: 'failed', reason: 'gone' },
  ]);
  expect(await database.db.$count(notifications)).toBe(0);
});

test('a notification to somebody who has left is no run that was done', async () => {
  await aRule({ then: [{ do: 'notify', to: bea.user.id }] });
  await call(ana, (inside) => removeMember(inside, { id: ana.workspace.id, userId: bea.user.id }));
  await aPerson();
  await settle();
  expect(await runs()).toMatchObject([{ status: 'stopped', reason: 'broken' }]);
});

test('one call of more changes than are read at once runs a rule once', async () => {
  await aRule({});
  await aRule({ when: { on: 'changed', record: 'contact', field: 'position' } });
  await call(ana, async (inside) => {
    const { id } = await createContact(inside, aCrmContact());
    for (let step = 0; step < 1_100; step += 1)
      await inside.db.run(sql`update crm_contacts set "position" = ${`p${step}`} where id = ${id}`);
  });
  await settle();
  expect(await runs()).toMatchObject([{ status: 'done' }]);
});

test('a rule is off in the answers as soon as its author may not write', async () => {
  const { id } = await aRule({}, bea);
  await call(ana, (inside) => removeMember(inside, { id: ana.workspace.id, userId: bea.user.id }));
  expect(await requireRule(ana, id)).toMatchObject({ isOn: false, offReason: 'author' });
  expect(await called(ana, updateRule, id, { isOn: true })).toMatchObject({ isOn: true, offReason: null });
});

test('a task that a rule makes is told as the rule’s, also to whoever switched it on', async () => {
  const rule = await aRule({ then: [{ do: 'task', title: 'Llamar', dueInDays: 2, assignee: bea.user.id }] });
  await aRule({
    name: 'Avisar',
    then: [{ do: 'task', title: 'Avisar', dueInDays: 2, assignee: ana.user.id }],
  });
  await aPerson();
  await settle();
  await readForNotifications(database.db, now);
  const heard = async (who: ServiceContext) => (await listNotifications(who, { limit: 5 })).items;
  const [told] = await heard(bea);
  expect(told).toMatchObject({ kind: 'assignment', record: 'task', name: 'Llamar', actor: null });
  expect(told?.rule).toEqual({ id: rule.id, name: 'Llamar' });
  expect(told && notificationLine(told, 'en').join('')).toBe('The rule “Llamar” assigned Llamar to you');
  expect(await heard(ana)).toMatchObject([{ kind: 'assignment', name: 'Avisar', rule: { name: 'Avisar' } }]);
});
