import { Heading } from 'react-aria-components/Heading';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogFrame } from './Dialog.tsx';
import { useTexts } from './texts.tsx';

type AlertDialogProps = {
  /** A question that names the object: "Delete Bodegas Roda?" */
  title: string;
  /** The consequences, such as what is deleted along with it. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'accent';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isPending?: boolean;
  /** The dialog stays open until the caller closes it, so that an error can be read and the action retried. */
  onConfirm: () => void;
};

export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'danger',
    isOpen,
    onOpenChange,
    onConfirm,
  } = props;
  const { t } = useTexts();
  const isPending = props.isPending ?? false;
  return (
    <DialogFrame role="alertdialog" size="small" isBusy={isPending} {...{ isOpen, onOpenChange }}>
      <div className="min-h-0 overflow-y-auto px-5 pt-6 pb-5 sm:px-6">
        <Heading slot="title" className="text-lg leading-7 text-ink">
          {title}
        </Heading>
        <div className="mt-2 text-sm text-ink-soft">{children}</div>
      </div>
      <footer className="flex shrink-0 flex-col-reverse gap-2 px-5 pb-5 sm:flex-row sm:justify-end sm:gap-3 sm:px-6 sm:pb-6">
        <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
          {cancelLabel ?? t('ui:actions.cancel')}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </footer>
    </DialogFrame>
  );
}
