import { useState, type ReactNode } from 'react';
import { ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogForm, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = {
  /** Asked first: whether there is anything to send, and says what is missing where there is not. */
  canSend?: () => boolean;
  /** Saves what stands in the fields; the dialog stays busy until whoever opened it takes it away. */
  send: () => Promise<void>;
  failedTitle: string;
  /** What the server refused, by field; nothing where it was no field that was wrong. */
  onRefused: (errors: Record<string, string>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a dialog that takes in what was pasted: sent in one go, or told what is wrong with it. */
export function ImportForm({ canSend = () => true, send, failedTitle, onRefused, onClose, children }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  useDialogBusy(isPending);

  async function submit() {
    if (!canSend()) return;
    setPending(true);
    try {
      await send();
    } catch (error) {
      onRefused(error instanceof ApiError ? (error.problem.errors ?? {}) : {});
      toast.error(failedTitle, errorText(error, t));
      setPending(false);
    }
  }

  return (
    <DialogForm
      onSubmit={() => void submit()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t('marketing:import.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </DialogForm>
  );
}
