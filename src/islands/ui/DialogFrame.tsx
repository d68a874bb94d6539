import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReactNode } from 'react';
import { DIALOG_VEIL, dialogPanelClass, type DialogSize } from './dialog-styles.ts';
import { useBackCloses } from './use-back-closes.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Stays open while its act is under way: the response must find what sent the request. */
  isBusy: boolean;
  size: DialogSize;
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Among them a Heading with the slot `title`. */
  children: ReactNode;
};

/** Veil and panel of every dialog; Back closes it. */
export function DialogFrame({
  isBusy,
  size,
  isDismissable = false,
  role = 'dialog',
  children,
  ...open
}: Props) {
  const { isOpen, onOpenChange } = open;
  useBackCloses(isOpen, () => {
    if (!isBusy) onOpenChange(false);
  });
  return (
    <ModalOverlay
      {...open}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      className={DIALOG_VEIL}
    >
      <Modal className={dialogPanelClass(size)}>
        <Dialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
