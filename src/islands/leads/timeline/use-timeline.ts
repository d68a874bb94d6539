import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import type { Page } from '#shared/api.ts';
import { useList, type List } from '#islands/lists/use-list.ts';
import { ofRecord } from '#islands/leads/records/record-start.ts';

export const timelineKey = ({ kind, id }: TimelineItem): string => `${kind}${id}`;

/** The history of one record: first as the server rendered it. */
export const useTimeline = (kind: RecordKind, id: number, first: Page<TimelineItem>): List<TimelineItem> =>
  useList<TimelineItem>(first, {
    path: '/api/crm/timeline',
    fixed: ofRecord(kind, id),
    keyOf: timelineKey,
  });
