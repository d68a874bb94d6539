import { useState } from 'react';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { TemplateSelect } from './TemplateSelect.tsx';

type FormProps = {
  suggested: TemplateId | null;
  /** Returns how many proposals are new. */
  add: (template: TemplateId) => Promise<number>;
  onClose: () => void;
};

/** Chooses the sector template whose rows are proposed. */
export function TemplateDialog({ isOpen, onClose, ...rest }: FormProps & { isOpen: boolean }) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="small"
      title={t('consulting:template.title')}
      description={t('consulting:template.explained')}
    >
      <TemplateForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function TemplateForm({ suggested, add, onClose }: FormProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(suggested);
  const [isPending, setPending] = useState(false);
  useDialogBusy(isPending);

  async function start(): Promise<void> {
    if (!chosen) return;
    setPending(true);
    try {
      const added = await add(chosen);
      if (added > 0) toast.success(t('consulting:template.added', { count: added }));
      else toast.warning(t('consulting:template.nothingNew'));
      onClose();
    } catch (error) {
      toast.error(t('consulting:template.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <DialogBody>
        <TemplateSelect value={chosen} onChange={setChosen} autoFocus />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
          {t('ui:actions.cancel')}
        </Button>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={chosen === null}
          onPress={() => void start()}
        >
          {t('consulting:template.propose')}
        </Button>
      </DialogFooter>
    </>
  );
}
