import type { WebhookEvent } from '#features/accounts/webhooks/webhook.values.ts';
import type { Act } from '#shared/journal.ts';

/** Kinds of records that are told of with every change of theirs. */
export const TOLD_RECORDS = ['contact', 'company', 'opportunity', 'task', 'communication'] as const;
export type ToldRecord = (typeof TOLD_RECORDS)[number];

/** A change of the journal, of a record or of a part that counts as its record's. */
export type ReadChange = {
  id: number;
  causeId: number;
  workspaceId: number;
  at: string;
  record: ToldRecord;
  recordId: number;
  act: Act;
  /** Fields of the record's API answer that have changed. */
  fields: readonly string[];
  /** Of an opportunity whose stage has changed: what the stages before and after mean; null before it was made. */
  stage?: { from: StageKind | null; to: StageKind } | undefined;
};
export type StageKind = 'open' | 'won' | 'lost';

/** Something to tell webhooks of a workspace. */
export type ToldEvent = {
  workspaceId: number;
  event: WebhookEvent;
  recordId: number;
  changeId: number;
  changed: readonly string[];
  at: string;
};

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Returns the events of what one cause did with one record, however many rows it wrote. */
function eventsOfRecord(changes: readonly [ReadChange, ...ReadChange[]]): ToldEvent[] {
  const [first] = changes;
  const { record, recordId, workspaceId, at, id: changeId } = first;
  const tell = (event: WebhookEvent, changed: readonly string[] = []): ToldEvent => ({
    workspaceId,
    event,
    recordId,
    changeId,
    changed,
    at,
  });
  const own = changes.filter(({ act }) => act !== '~').at(-1)?.act;
  const changed = unique(changes.flatMap(({ fields }) => fields));
  if (own === '-') return [tell(`${record}.deleted`)];
  const events = own === '+' ? [tell(`${record}.created`)] : [];
  if (own === undefined && changed.length > 0) events.push(tell(`${record}.updated`, changed));
  const stages = changes.flatMap(({ stage }) => (stage ? [stage] : []));
  const from = stages[0]?.from;
  const to = stages.at(-1)?.to;
  if (to === undefined) return events;
  if (from !== null) events.push(tell('opportunity.stage_changed', ['stage']));
  if (to !== 'open' && to !== from) events.push(tell(`opportunity.${to}`, ['stage']));
  return events;
}

/** Returns what changes mean to a program that is told of records, in their order. */
export function eventsOf(changes: readonly ReadChange[]): ToldEvent[] {
  const groups = new Map<string, [ReadChange, ...ReadChange[]]>();
  for (const change of changes) {
    const key = `${change.causeId} ${change.record} ${change.recordId}`;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()].flatMap(eventsOfRecord);
}
