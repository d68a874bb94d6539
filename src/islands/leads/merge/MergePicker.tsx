import { useState } from 'react';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { AnyRecord } from './merge-rows.ts';
import type { RecordListKind } from '#islands/leads/records/record-list.ts';
import { mergeDialog } from './lazy-merge-dialog.ts';
import { RecordPicker } from '#islands/leads/search/RecordPicker.tsx';

type Props<Row extends AnyRecord> = {
  of: RecordListKind<Row>;
  record: Row;
  isOpen: boolean;
  onClose: () => void;
  onMerged: () => void;
};

/** Selects the record to merge into this one, then compares the two. */
export function MergePicker<Row extends AnyRecord>({ of, record, isOpen, onClose, onMerged }: Props<Row>) {
  const { t } = useTexts();
  const [other, setOther] = useState<Named | null>(null);
  const [pair, setPair] = useState<readonly [number, number] | null>(null);
  const opening = useOpening(mergeDialog);
  return (
    <>
      <Dialog
        isOpen={isOpen && pair === null}
        onOpenChange={onClose}
        title={t('leads:merge.pickTitle')}
        description={t('leads:merge.pickText')}
      >
        <DialogBody>
          <RecordPicker
            kind={of.kind}
            label={t('leads:merge.pick')}
            value={other}
            onChange={setOther}
            error={other?.id === record.id ? t('leads:merge.same') : undefined}
            autoFocus
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('ui:actions.cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={other === null || other.id === record.id}
            isPending={opening.isOpening}
            onPress={() => {
              if (other) void opening.whenLoaded(() => setPair([record.id, other.id]));
            }}
          >
            {t('leads:merge.next')}
          </Button>
        </DialogFooter>
      </Dialog>
      <mergeDialog.Part
        area={of.area}
        pair={pair}
        onClose={() => {
          setPair(null);
          onClose();
        }}
        onMerged={onMerged}
      />
    </>
  );
}
