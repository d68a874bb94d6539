import { Combine, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Azulejo } from '#islands/ui/Azulejo.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { AnyRecord } from '#islands/leads/merge/merge-rows.ts';
import type { RecordActivityData } from '#features/leads/timeline/record-activity.schema.ts';
import { RecordActivity } from '#islands/leads/timeline/RecordActivity.tsx';
import type { RecordStart } from './record-start.ts';
import { RecordFacts, type Fact } from './RecordFacts.tsx';
import type { RecordListKind } from './record-list.ts';
import { TagEditor } from '#islands/leads/fields/TagEditor.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';

const mergePicker = lazyComponent(
  async () => (await import('#islands/leads/merge/MergePicker.tsx')).MergePicker,
);

type Props<Row extends AnyRecord> = {
  of: RecordListKind<Row>;
  record: Row;
  onChanged: (record: Row) => void;
  /** Below the name. */
  lead: ReactNode;
  facts: readonly Fact[];
  activity: RecordActivityData;
  /** Links of a record that is added from here. */
  start: RecordStart;
  /** Beside the facts: who works there. */
  children?: ReactNode;
};

/** A contact's page, or a company's: who it is on the left, what has happened and is to be done on the right. */
export function RecordScreen<Row extends AnyRecord>(props: Props<Row>) {
  const { of, record, onChanged, lead, facts, activity, start, children } = props;
  const { t } = useTexts();
  const { area, kind } = of;
  const name = of.nameOf(record);
  const [isEditing, setEditing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const editing = useOpening(of.dialog);
  const merging = useOpening(mergePicker);
  const { leave } = useDeletion(`/api/crm/${area}`);
  const merged = () => {
    // The timeline that comes next has the undo.
    toast.afterNavigation('success', {
      message: t('leads:merge.done'),
      description: t('leads:merge.undoHint'),
    });
    location.reload();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Azulejo seed={name} columns={4} rows={4} className="size-14 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-xl break-words max-sm:hyphens-auto">{name}</h1>
          <div className="mt-0.5 text-sm break-words text-ink-soft">{lead}</div>
        </div>
        <div className="flex gap-2">
          <Button
            icon={Pencil}
            {...prefetchOnIntent(of.dialog)}
            isPending={editing.isOpening}
            onPress={() => void editing.whenLoaded(() => setEditing(true))}
          >
            {t('leads:common.edit')}
          </Button>
          <LazyMenu
            label={t('leads:list.actions', { name })}
            entries={[
              {
                id: 'merge',
                label: t('leads:common.merge'),
                icon: Combine,
                onAction: () => void merging.whenLoaded(() => setMerging(true)),
              },
              {
                id: 'delete',
                label: t('leads:common.delete'),
                icon: Trash2,
                tone: 'danger',
                onAction: () =>
                  void leave(record.id, t(`leads:${area}.deleted`, { name }), `/leadmanager/${area}`),
              },
            ]}
          />
        </div>
      </header>
      <RecordActivity
        kind={kind}
        id={record.id}
        activity={activity}
        start={start}
        aside={
          <section className="grid gap-5 rounded-panel border border-line bg-surface p-4">
            <h2 className="sr-only">{t('leads:common.details')}</h2>
            <TagEditor area={area} record={record} onChanged={onChanged} />
            <RecordFacts facts={facts} />
            {children}
          </section>
        }
      />
      <of.dialog.Part
        record={isEditing ? record : undefined}
        onClose={() => setEditing(false)}
        onSaved={(saved) => {
          setEditing(false);
          onChanged({ ...record, ...saved });
        }}
      />
      <mergePicker.Part
        of={of}
        record={record}
        isOpen={isMerging}
        onClose={() => setMerging(false)}
        onMerged={merged}
      />
    </div>
  );
}
