import { Combine, Tag, TagIcon, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { lazyPart, useOpening } from '../ui/lazy-part.ts';
import { useTexts } from '../ui/texts.tsx';
import type { Listed, RecordListKind } from './record-list.ts';
import { mergeDialog } from './merge-parts.ts';
import { useBulk } from './use-bulk.ts';

const tagDialog = lazyPart(async () => (await import('./BulkTagDialog.tsx')).BulkTagDialog);

type Props<Row extends Listed> = {
  of: RecordListKind<Row>;
  selected: ReadonlySet<number>;
  tags: readonly string[];
  onClear: () => void;
  onChanged: () => void;
};

/** What can be done with the rows that are ticked. It comes below them, so that no row moves under the next press. */
export function BulkBar<Row extends Listed>(props: Props<Row>) {
  const { of, selected, tags, onClear, onChanged } = props;
  const { t } = useTexts();
  const changed = () => {
    onClear();
    onChanged();
  };
  const bulk = useBulk(of.area, changed);
  const [tagging, setTagging] = useState<'tag' | 'untag' | null>(null);
  const [merging, setMerging] = useState<readonly [number, number] | null>(null);
  const tagOpening = useOpening(tagDialog);
  const mergeOpening = useOpening(mergeDialog);
  const ids = [...selected];
  const [first, second] = ids;
  return (
    <>
      {ids.length === 0 ? null : (
        <div className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-panel bg-ink py-1.5 pr-2 pl-4 text-sm text-paper shadow-floating">
          <p role="status" className="mr-auto font-semibold tabular-nums">
            {t('leads:common.selected', { count: ids.length })}
          </p>
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
          {first !== undefined && second !== undefined && ids.length === 2 ? (
            <Button
              size="small"
              icon={Combine}
              onPress={() => void mergeOpening.whenLoaded(() => setMerging([first, second]))}
            >
              {t('leads:common.merge')}
            </Button>
          ) : null}
          <Button size="small" icon={Trash2} onPress={() => void bulk.remove(ids)}>
            {t('leads:common.bulkDelete')}
          </Button>
          <Button size="small" icon={X} onPress={onClear}>
            {t('leads:common.clearSelection')}
          </Button>
        </div>
      )}
      <tagDialog.Part
        action={tagging}
        tags={tags}
        onClose={() => setTagging(null)}
        onApply={async (tag) => {
          const isDone = tagging === 'untag' ? await bulk.untag(ids, tag) : await bulk.tag(ids, tag);
          if (isDone) setTagging(null);
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
      />
    </>
  );
}
