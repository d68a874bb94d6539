import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  isOpen: boolean;
  /** Of how many tasks. */
  count: number;
  onClose: () => void;
  /** @param day '' for none */
  onSet: (day: string) => Promise<void>;
};

/** Asks for one due day for all of the tasks. */
export function TasksDueDialog({ isOpen, count, onClose, onSet }: Props) {
  const { t } = useTexts();
  const [day, setDay] = useState('');
  const [isPending, setPending] = useState(false);

  async function submit() {
    setPending(true);
    await onSet(day);
    setPending(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="small"
      title={t('leads:tasks.bulkDueTitle', { count })}
    >
      <DialogBody>
        <TextField
          type="date"
          label={t('leads:tasks.dueDay')}
          description={t('leads:tasks.bulkDueHint')}
          value={day}
          onChange={setDay}
          autoFocus
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('ui:actions.cancel')}
        </Button>
        <Button variant="primary" isPending={isPending} onPress={() => void submit()}>
          {t('leads:common.bulkApply')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
