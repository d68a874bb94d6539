/**
 * Program of a server whose rule adds a task to every new contact: `node rules-process.ts <folder> <round>`. Says
 * `made <id>` once a contact is stored, and `done` after each turn of the rule.
 */
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '#db/connection/open.ts';
import { databaseOf, type Database } from '#db/drizzle.ts';
import { users, workspaces } from '#db/schema/index.ts';
import { jobContext } from '#features/accounts/workspace.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { readForRules } from '#features/loop/rules/queue-runs.server.ts';
import { createRuleSchema } from '#features/loop/rules/rule.schema.ts';
import { createRule } from '#features/loop/rules/rule.server.ts';
import { ruleHandler } from '#features/loop/rules/run-rules.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { runNext, settleLeftLeases } from '#kernel/jobs/queue.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { someSettings } from '#tests/builders/settings.ts';

const [folder = '', round = '0'] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);
const log = pino({ level: 'error' }, pino.destination({ fd: 2, sync: true }));
const { client } = await openDatabase({ url: `file:${folder}/suite.db`, dataDir: folder, log });
const db = databaseOf(client);
const handlers = [ruleHandler({ settings: someSettings(), mostAnHour: Number.MAX_SAFE_INTEGER })];

async function owner(of: Database): Promise<ServiceContext> {
  const [user] = await of.select({ id: users.id }).from(users);
  const [workspace] = await of.select({ id: workspaces.id }).from(workspaces);
  if (user && workspace) return jobContext(of, { userId: user.id, workspaceId: workspace.id }, new Date());
  return aUserContext(of, { now: new Date() });
}

async function follow(): Promise<void> {
  while (await readForRules(db, new Date()));
  while ((await runNext({ db, log, handlers })) !== 'idle') say('done');
}

await settleLeftLeases(db, { isAlone: true, now: new Date(), log });
const ctx = { ...(await db.transaction(owner)), db };
if (round === '0')
  await called(
    ctx,
    createRule,
    createRuleSchema.parse({
      name: 'Llamar',
      isOn: true,
      when: { on: 'created', record: 'contact' },
      then: [{ do: 'task', title: 'Llamar' }],
    }),
  );
say('open');
await follow();
while (round !== 'last') {
  const contact = aCrmContact({ firstName: `Ana ${round}`, email: null, phone: null });
  say(`made ${(await called(ctx, createContact, contact)).id}`);
  await follow();
}
process.exit(0);
