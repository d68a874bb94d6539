import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogForm, useDialogBusy } from './Dialog.tsx';
import { useTexts } from './texts.tsx';

type Props = {
  onSubmit: () => void;
  onCancel: () => void;
  isPending: boolean;
  submitLabel: string;
  variant?: 'primary' | 'danger';
  children: ReactNode;
};

/** Form of a dialog with one act, which stays open while the act is under way. */
export function SubmitForm(props: Props) {
  const { onSubmit, onCancel, isPending, submitLabel, variant = 'primary', children } = props;
  const { t } = useTexts();
  useDialogBusy(isPending);
  return (
    <DialogForm
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
            {t('ui:actions.cancel')}
          </Button>
          <Button className="reading" variant={variant} type="submit" isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogForm>
  );
}
