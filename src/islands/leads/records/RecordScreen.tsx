import { Combine, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { NextAct } from '#islands/loop/NextAct.tsx';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { AnyRecord } from '#islands/leads/merge/merge-rows.ts';
import type { RecordActivityData } from '#features/leads/timeline/record-activity.schema.ts';
import { RecordActivity } from '#islands/leads/timeline/RecordActivity.tsx';
import { api } from '#islands/api.ts';
import { useShownChanges } from '#islands/record/use-shown-changes.ts';
import type { RecordStart } from './record-start.ts';
import { RecordAside, RecordFacts, type Fact } from './RecordFacts.tsx';
import type { RecordListKind } from './record-list.ts';
import { TagEditor } from '#islands/leads/fields/TagEditor.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';

const mergePicker = lazyComponent(
  async () => (await import('#islands/leads/merge/MergePicker.tsx')).MergePicker,
);

const LOOP_KINDS = { contact: 'crm_contact', company: 'crm_company' } as const;

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
  /** Its place in the loop. */
  chain: Chain;
  /** Beside the facts: who works there. */
  children?: ReactNode;
};

/** A contact's page, or a company's: what has happened, and beside it who it is and what is to be done. */
export function RecordScreen<Row extends AnyRecord>(props: Props<Row>) {
  const { of, record, onChanged, lead, facts, activity, start, chain, children } = props;
  const { t } = useTexts();
  const { area, kind } = of;
  const name = of.nameOf(record);
  const [isEditing, setEditing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const editing = useOpening(of.dialog);
  const merging = useOpening(mergePicker);
  const { leave } = useDeletion(`/api/crm/${area}`);
  useShownChanges(async () =>
    onChanged({ ...record, ...(await api<Row>('GET', `/api/crm/${area}/${record.id}`)) }),
  );
  const edit = () => void editing.whenLoaded(() => setEditing(true));
  const merged = () => {
    // The timeline that comes next has the undo.
    toast.afterNavigation('success', {
      message: t('leads:merge.done'),
      description: t('leads:merge.undoHint'),
    });
    location.reload();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <RecordHeader
        name={name}
        facts={lead}
        loop={<LoopSteps Act={NextAct} kind={LOOP_KINDS[kind]} id={record.id} first={chain} />}
        act={
          <PlainButton
            icon={Pencil}
            {...prefetchOnIntent(of.dialog)}
            isPending={editing.isOpening}
            onPress={edit}
          >
            {t('leads:common.edit')}
          </PlainButton>
        }
        menu={{
          label: t('leads:list.actions', { name }),
          entries: [
            { id: 'edit', label: t('leads:common.edit'), icon: Pencil, onAction: edit },
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
          ],
        }}
      />
      <RecordActivity
        kind={kind}
        id={record.id}
        activity={activity}
        start={start}
        phone={record.phone}
        aside={
          <>
            <RecordAside>
              <TagEditor area={area} record={record} onChanged={onChanged} />
              <RecordFacts facts={facts} />
            </RecordAside>
            {children}
          </>
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
