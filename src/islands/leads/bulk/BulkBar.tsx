import { Combine, ListChecks, Tag, TagIcon, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { lazyPart, useOpening } from '#islands/ui/lazy-part.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Listed, RecordListKind } from '#islands/leads/records/record-list.ts';
import { mergeDialog } from '#islands/leads/merge/merge-parts.ts';
import { useBulk } from './use-bulk.ts';
import type { FollowedJob } from './use-job.ts';
import { useStartJob } from './use-job-progress.ts';
import type { Filters } from '#islands/leads/records/use-records.ts';

const tagDialog = lazyPart(async () => (await import('./BulkTagDialog.tsx')).BulkTagDialog);

type Props<Row extends Listed> = {
  of: RecordListKind<Row>;
  selected: ReadonlySet<number>;
  /** How many rows the filters leave: more than are loaded can be selected at once. */
  total: number;
  /** Ticks the rows that are loaded; answers their ids. */
  onTickLoaded: () => readonly number[];
  filters: Filters;
  tags: readonly string[];
  job: FollowedJob;
  onClear: () => void;
  onChanged: () => void;
};

/** The filters of the list as a job takes them: `q` apart, and the order left out. */
export function matchingOf({ q = '', sort: _, ...filters }: Filters) {
  const filled = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(filled.length > 0 && { filter: Object.fromEntries(filled) }),
  };
}

/** What can be done with the rows that are ticked. It comes below them, so that no row moves under the next press. */
export function BulkBar<Row extends Listed>(props: Props<Row>) {
  const { of, selected, total, onTickLoaded, filters, tags, job, onClear, onChanged } = props;
  const start = useStartJob(job);
  const { t } = useTexts();
  const changed = () => {
    onClear();
    onChanged();
  };
  const bulk = useBulk(of.area, changed);
  const [tagging, setTagging] = useState<'tag' | 'untag' | null>(null);
  const [merging, setMerging] = useState<readonly [number, number] | null>(null);
  // Under which filters all were chosen, and over which ticks: with other ones, all is something else.
  const [allOf, setAllOf] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const tagOpening = useOpening(tagDialog);
  const mergeOpening = useOpening(mergeDialog);
  const ids = [...selected];
  const [first, second] = ids;
  const matching = matchingOf(filters);
  const keyOf = (ticked: readonly number[]) => JSON.stringify([matching, ticked]);
  const isAll = total > ids.length && allOf === keyOf(ids);
  const count = isAll ? total : ids.length;

  async function overAll(change: object): Promise<boolean> {
    const isStarted = await start(`/api/crm/${of.area}/bulk`, { allMatching: matching, ...change });
    if (isStarted) onClear();
    return isStarted;
  }
  const tagAll = (tag: string) => overAll(tagging === 'untag' ? { removeTags: [tag] } : { addTags: [tag] });
  const tagTicked = (tag: string) => (tagging === 'untag' ? bulk.untag(ids, tag) : bulk.tag(ids, tag));

  return (
    <>
      {ids.length === 0 ? null : (
        <div className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-panel bg-ink py-1.5 pr-2 pl-4 text-sm text-paper shadow-floating">
          <p role="status" className="mr-auto font-semibold tabular-nums">
            {t(isAll ? 'leads:jobs.allSelected' : 'leads:common.selected', { count })}
          </p>
          {total > ids.length && !isAll ? (
            <Button size="small" icon={ListChecks} onPress={() => setAllOf(keyOf(onTickLoaded()))}>
              {t('leads:jobs.selectAll', { count: total })}
            </Button>
          ) : null}
          <Button size="small" icon={Tag} onPress={() => void tagOpening.whenLoaded(() => setTagging('tag'))}>
            {t('leads:common.bulkTag')}
          </Button>
          {tags.length > 0 ? (
            <Button
              size="small"
              icon={TagIcon}
              onPress={() => void tagOpening.whenLoaded(() => setTagging('untag'))}
            >
              {t('leads:common.bulkUntag')}
            </Button>
          ) : null}
          {first !== undefined && second !== undefined && ids.length === 2 && !isAll ? (
            <Button
              size="small"
              icon={Combine}
              onPress={() => void mergeOpening.whenLoaded(() => setMerging([first, second]))}
            >
              {t('leads:common.merge')}
            </Button>
          ) : null}
          <Button
            size="small"
            icon={Trash2}
            onPress={() => (isAll ? setDeleting(true) : void bulk.remove(ids))}
          >
            {t('leads:common.bulkDelete')}
          </Button>
          <Button size="small" icon={X} onPress={onClear}>
            {t('leads:common.clearSelection')}
          </Button>
        </div>
      )}
      <LazyAlertDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={t('leads:common.bulkDeleteTitle', { count })}
        confirmLabel={t('leads:jobs.deleteConfirm', { count })}
        onConfirm={() => void overAll({ delete: true }).then(() => setDeleting(false))}
      >
        {t('leads:jobs.deleteText')}
      </LazyAlertDialog>
      <tagDialog.Part
        action={tagging}
        tags={tags}
        {...(isAll && { description: t('leads:jobs.tagText', { count }) })}
        onClose={() => setTagging(null)}
        onApply={async (tag) => {
          if (await (isAll ? tagAll(tag) : tagTicked(tag))) setTagging(null);
        }}
      />
      <mergeDialog.Part
        area={of.area}
        pair={merging}
        onClose={() => setMerging(null)}
        onMerged={() => {
          setMerging(null);
          changed();
        }}
        onUndone={changed}
      />
    </>
  );
}
