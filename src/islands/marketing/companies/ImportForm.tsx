import { useState, type ReactNode } from 'react';
import { ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogForm, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = {
  /** Called first: returns whether there is anything to send, and shows what is missing otherwise. */
  canSend?: () => boolean;
  /** Saves the fields; the dialog stays busy until its caller closes it. */
  send: () => Promise<void>;
  failedTitle: string;
  /** Called with the server's errors by field; empty if no field was invalid. */
  onRefused: (errors: Record<string, string>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Form of a dialog that imports pasted text: sent in one request, or shown with its errors. */
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
