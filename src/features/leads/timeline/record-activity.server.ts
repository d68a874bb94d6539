import type { ServiceContext } from '#kernel/context.ts';
import { addresseeOf } from '#features/leads/communications/conversation.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import type { RecordActivityData, RecordKind } from './record-activity.schema.ts';
import { listTasks } from '#features/leads/tasks/task-list.server.ts';
import { listTimeline } from './timeline.server.ts';

const FIRST = { limit: 20 } as const;
const FIELDS = { contact: 'contactId', company: 'companyId', opportunity: 'opportunityId' } as const;

/** Returns what a record's page shows below its fields. Errors: `not_found`. */
export async function findRecordActivity(
  ctx: ServiceContext,
  kind: RecordKind,
  id: number,
): Promise<RecordActivityData> {
  const of = { [FIELDS[kind]]: id };
  const [timeline, tasks, opportunities, pipelines, addressee] = await Promise.all([
    listTimeline(ctx, { ...FIRST, ...of }),
    listTasks(ctx, { ...FIRST, ...of, state: 'open' }),
    kind === 'opportunity' ? null : listOpportunities(ctx, { ...FIRST, ...of }),
    listPipelines(ctx),
    addresseeOf(ctx, of),
  ]);
  return { timeline, tasks, opportunities, pipelines, addressee };
}
