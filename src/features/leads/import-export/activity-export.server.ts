import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { listCommunications } from '#features/leads/communications/communication-list.server.ts';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { teamOf } from '#features/leads/owners/owner.server.ts';
import { listTasks } from '#features/leads/tasks/task-list.server.ts';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { csvStyle, timeCell } from '#kernel/api/csv-cells.ts';
import { csvPieces } from '#kernel/api/csv-out.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import { serviceContext, workContext, type ServiceContext, type WorkContext } from '#kernel/context.ts';
import type { WorkProcess } from '#kernel/work/task.ts';
import type { Page } from '#shared/api.ts';
import type { CommunicationExport, TaskExport } from './activity-export.schema.ts';

const PAGE = 200;

type Asked = { kind: 'tasks'; query: TaskExport } | { kind: 'communications'; query: CommunicationExport };

/** Exports all rows that match the list's filters, in its order. Errors: as of the list, in the file's work. */
export async function activityFile(ctx: ServiceContext, asked: Asked): Promise<Download> {
  await noteAudit(ctx, 'records_exported', { detail: asked.kind, workspaceId: ctx.workspace.id });
  return download({
    work: { task: 'activitiesCsv', input: { context: workContext(ctx), ...asked } },
    type: 'text/csv; charset=utf-8',
    fileName: `${asked.kind}-${ctx.now.toISOString().slice(0, 10)}.csv`,
  });
}

/** A heading by its word, and the cell of a row. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | null | undefined>>;
/** Says a word in the reader's language. */
type Say = (key: string) => string;
type Names = ReadonlyMap<number, string>;
type Written = { say: Say; names: Names; time: (iso: string | null) => string | null };

const links: Columns<Task | Communication> = {
  'leads:picker.contact': ({ contact }) => contact?.name,
  'leads:picker.company': ({ company }) => company?.name,
  'leads:picker.opportunity': ({ opportunity }) => opportunity?.name,
};

const taskColumns = ({ say, names, time }: Written): Columns<Task> => ({
  'leads:tasks.name': ({ title }) => title,
  'leads:tasks.dueDay': ({ dueAt }) => time(dueAt),
  'leads:tasks.states.done': ({ doneAt }) => time(doneAt),
  'leads:owners.assignee': ({ assigneeId }) => names.get(assigneeId ?? 0),
  'leads:tasks.recurrence': ({ recurrence }) => recurrence && say(`leads:tasks.recurrences.${recurrence}`),
  ...links,
  'leads:tasks.notes': ({ notes }) => notes,
});

const communicationColumns = ({ say, names, time }: Written): Columns<Communication> => ({
  'leads:communications.day': ({ occurredAt }) => time(occurredAt),
  'leads:communications.type': ({ type }) => say(`leads:communications.types.${type}`),
  'leads:communications.direction': ({ direction }) => say(`leads:communications.directions.${direction}`),
  'leads:communications.status': ({ status }) => say(`leads:communications.statuses.${status}`),
  'leads:communications.author': ({ userId }) => names.get(userId),
  ...links,
  'leads:communications.to': ({ recipient }) => recipient,
  'leads:communications.cc': ({ cc }) => cc.join('; '),
  'leads:communications.subject': ({ subject }) => subject,
  'leads:communications.body': ({ body }) => body,
});

async function* linesOf<Row>(
  say: Say,
  columns: Columns<Row>,
  list: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<string[]> {
  yield Object.keys(columns).map(say);
  for (let cursor: string | undefined; ;) {
    const { items, nextCursor } = await list(cursor);
    for (const row of items) yield Object.values(columns).map((cell) => cell(row) ?? '');
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

/** Streams the export page by page, as the list is read. Runs in a worker process. */
export async function* activitiesCsv(
  { context, ...asked }: { context: WorkContext } & Asked,
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  const { delimiter } = asked.query;
  const style = csvStyle(delimiter);
  const say: Say = (key) => wordsOf({ key }, ctx.locale)['key'] ?? key;
  const names = new Map([
    [ctx.user.id, ctx.user.name],
    ...(await teamOf(ctx)).map(({ id, name }): [number, string] => [id, name]),
  ]);
  const written = { say, names, time: (iso: string | null) => iso && timeCell(iso, style) };
  yield* csvPieces(
    asked.kind === 'tasks'
      ? linesOf(say, taskColumns(written), (cursor) => {
          const { delimiter: _, ...query } = asked.query;
          return listTasks(ctx, { ...query, cursor, limit: PAGE });
        })
      : linesOf(say, communicationColumns(written), (cursor) => {
          const { delimiter: _, ...query } = asked.query;
          return listCommunications(ctx, { ...query, cursor, limit: PAGE });
        }),
    delimiter,
  );
}
