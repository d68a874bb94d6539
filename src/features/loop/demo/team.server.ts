import { addDemoColleague } from '#features/accounts/demo.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { createCommunicationSchema } from '#features/leads/communications/communication.schema.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { addLeadSample } from '#features/leads/sample/lead-sample.server.ts';
import { sampleWords } from '#features/leads/sample/lead-sample.texts.ts';
import { createTaskSchema } from '#features/leads/tasks/task.schema.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { ago } from './ago.server.ts';

/**
 * Adds a shared workspace with three colleagues, who sign in nowhere: the sample of the lead manager, whose records they and
 * the visitor have made in turns, a note that mentions the visitor, and a task for them.
 */
export async function addTeamSample(ctx: ServiceContext): Promise<void> {
  const { workspace: name, members, note, task } = sampleWords(ctx.locale).team;
  const { id } = await createWorkspace(ctx, { name });
  const visitor = { ...ctx, workspace: await memberWorkspace(ctx.db, ctx.user.id, id) };
  const colleagues: ServiceContext[] = [];
  for (const colleague of Object.values(members)) colleagues.push(await addDemoColleague(visitor, colleague));
  const { deals } = await addLeadSample(visitor, [visitor, ...colleagues]);
  const [ana = visitor, hugo = visitor] = colleagues;
  const then = ago(ana, 1);
  const opportunityId = deals.get('catalogue');
  const written = createCommunicationSchema.parse({
    subject: note.subject,
    body: note.body.replace('{{name}}', ctx.user.name),
    type: 'note',
    direction: 'in',
    status: 'logged',
    opportunityId,
    occurredAt: then.now.toISOString(),
    mentions: [ctx.user.id],
  });
  await createCommunication(then, written, null);
  const asked = {
    title: task,
    opportunityId,
    assigneeId: ctx.user.id,
    dueAt: ago(ctx, -2).now.toISOString(),
  };
  await createTask(ago(hugo, 1), createTaskSchema.parse(asked));
}
