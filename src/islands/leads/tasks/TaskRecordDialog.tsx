import { useState } from 'react';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogForm } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { RecordPicker } from '#islands/leads/search/RecordPicker.tsx';

export type TaskRecord = Named & { kind: RecordKind };

const KINDS = ['contact', 'company', 'opportunity'] as const satisfies readonly RecordKind[];

type Props = { isOpen: boolean; onClose: () => void; onChosen: (record: TaskRecord) => void };

export function TaskRecordDialog({ isOpen, onClose, onChosen }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable
      title={t('leads:tasks.ofRecordTitle')}
      description={t('leads:tasks.ofRecordText')}
    >
      <RecordForm onClose={onClose} onChosen={onChosen} />
    </Dialog>
  );
}

function RecordForm({ onClose, onChosen }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const [kind, setKind] = useState<RecordKind>('contact');
  const [chosen, setChosen] = useState<Named | null>(null);
  return (
    <DialogForm
      onSubmit={() => {
        if (chosen) onChosen({ ...chosen, kind });
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" isDisabled={chosen === null}>
            {t('leads:tasks.ofRecordShow')}
          </Button>
        </>
      }
    >
      <Select
        label={t('leads:tasks.recordKind')}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setChosen(null);
        }}
        options={KINDS.map((id) => ({ id, label: t(`leads:picker.${id}`) }))}
      />
      <RecordPicker
        key={kind}
        kind={kind}
        label={t(`leads:picker.${kind}`)}
        value={chosen}
        onChange={setChosen}
        autoFocus
      />
    </DialogForm>
  );
}
