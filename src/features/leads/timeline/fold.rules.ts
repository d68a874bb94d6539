import type { TimelineItem } from './timeline.schema.ts';

/**
 * True of a note of the system; all else was said or done by somebody. A task that is still open counts among the
 * notes: it stands beside the timeline, and has happened only when it is done.
 */
export const isSystem = (item: TimelineItem): boolean =>
  item.kind === 'stage' ||
  item.kind === 'change' ||
  item.kind === 'event' ||
  (item.kind === 'task' && item.task.doneAt === null);

/** The merge that its note offers to undo: such a note stays in sight. */
export const undoableMerge = (item: TimelineItem): number | undefined => {
  const mergeId = item.kind === 'event' && item.event === 'merged' ? item.data['mergeId'] : undefined;
  return typeof mergeId === 'number' ? mergeId : undefined;
};

/** The subject of a note of the system; names keys of `leads:timeline.subjects`. */
type Subject = 'stage' | 'change' | 'task' | 'merge' | 'link' | 'enquiry' | 'other';

const EVENT_SUBJECTS: Readonly<Record<string, Subject>> = {
  converted: 'enquiry',
  linked: 'link',
  merged: 'merge',
  unmerged: 'merge',
};

const subjectOf = (item: TimelineItem): Subject => {
  if (item.kind === 'stage' || item.kind === 'change' || item.kind === 'task') return item.kind;
  return (item.kind === 'event' ? EVENT_SUBJECTS[item.event] : undefined) ?? 'other';
};

/** The subjects of a fold, each once, the newest first. */
export const subjectsOf = (fold: Fold): Subject[] => [...new Set(fold.map(subjectOf))];

/** Parts of a timeline as they are shown: one item, or several of the system that follow each other. */
export type Fold = [TimelineItem, ...TimelineItem[]];

/**
 * Folds all that is loaded, so that neither the end of a page nor that of a day cuts a fold. The stage that an
 * opportunity came to stays in sight; its earlier moves, with nothing said between them, and its beginning are folded.
 */
export function foldTimeline(items: readonly TimelineItem[]): Fold[] {
  const folds: Fold[] = [];
  const moved = new Set<number>();
  let open: Fold | undefined;
  for (const item of items) {
    if (!isSystem(item)) moved.clear();
    const isLatestMove = item.kind === 'stage' && item.fromStage !== null && !moved.has(item.opportunity.id);
    if (isLatestMove) moved.add(item.opportunity.id);
    const isFolded = isSystem(item) && !isLatestMove && undoableMerge(item) === undefined;
    if (isFolded && open) {
      open.push(item);
      continue;
    }
    const fold: Fold = [item];
    open = isFolded ? fold : undefined;
    folds.push(fold);
  }
  return folds;
}
