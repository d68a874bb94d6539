import type { TimelineItem } from './timeline.schema.ts';

/**
 * True of a note of the system; all else was said or done by somebody. A task that is still open counts among the
 * notes: it stands beside the timeline, and has happened only when it is done.
 */
export const isSystem = (item: TimelineItem): boolean =>
  item.kind === 'stage' || item.kind === 'event' || (item.kind === 'task' && item.task.doneAt === null);

/** The merge that its note offers to undo: such a note stays in sight. */
export const undoableMerge = (item: TimelineItem): number | undefined => {
  const mergeId = item.kind === 'event' && item.event === 'merged' ? item.data['mergeId'] : undefined;
  return typeof mergeId === 'number' ? mergeId : undefined;
};

const isFolded = (item: TimelineItem): boolean => isSystem(item) && undoableMerge(item) === undefined;

/** Parts of a timeline as they are shown: one item, or several of the system that follow each other. */
export type Fold = [TimelineItem, ...TimelineItem[]];

/** Folds all that is loaded, so that neither the end of a page nor that of a day cuts a fold. */
export function foldTimeline(items: readonly TimelineItem[]): Fold[] {
  const folds: Fold[] = [];
  for (const item of items) {
    const last = folds.at(-1);
    if (last && isFolded(last[0]) && isFolded(item)) last.push(item);
    else folds.push([item]);
  }
  return folds;
}
