import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { createContext, use, useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { IconButton } from './Button.tsx';
import { DIALOG_VEIL, dialogPanelClass, type DialogSize } from './dialog-styles.ts';
import { RequiredNote } from './RequiredNote.tsx';
import { useTexts } from './texts.tsx';
import { useBackCloses } from './use-back-closes.ts';

const DialogBusy = createContext<(isBusy: boolean) => void>(() => undefined);

/** Keeps the dialog open while saving: the response must find the form that sent the request. */
export function useDialogBusy(isBusy: boolean): void {
  const setBusy = use(DialogBusy);
  useEffect(() => {
    setBusy(isBusy);
    return () => setBusy(false);
  }, [isBusy, setBusy]);
}

type DialogProps = {
  title: string;
  description?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size?: DialogSize;
  /** Closes on a press outside. Omit it for forms, because the typed text would be lost. */
  isDismissable?: boolean;
  /** A DialogForm, or a DialogBody with a DialogFooter. */
  children: ReactNode;
};

type FrameProps = {
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
}: FrameProps) {
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
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Header and footer stay fixed, the body scrolls; on a phone it is a bottom sheet. */
export function Dialog(props: DialogProps) {
  const { title, description, size = 'medium', children, ...frame } = props;
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  return (
    <DialogFrame {...frame} size={size} isBusy={isBusy}>
      <header className="flex shrink-0 items-start gap-3 border-b border-line py-3 pr-3 pl-5 sm:pl-6">
        <div className="min-w-0 flex-1 py-1.5">
          <Heading slot="title" className="text-lg leading-7 text-ink">
            {title}
          </Heading>
          {description && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
        </div>
        <IconButton slot="close" label={t('ui:actions.close')} icon={X} isDisabled={isBusy} />
      </header>
      <DialogBusy value={setBusy}>{children}</DialogBusy>
    </DialogFrame>
  );
}

type BodyProps = {
  children: ReactNode;
  /** Contains text and no control, so the body itself must be focusable for keyboard scrolling. */
  isRead?: boolean;
};

export function DialogBody({ children, isRead = false }: BodyProps) {
  return (
    <div
      {...(isRead && { tabIndex: 0 })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain fields px-5 py-5 sm:px-6"
    >
      {children}
    </div>
  );
}

type FooterProps = {
  /** Other acts on the record, on the left. */
  start?: ReactNode;
  children: ReactNode;
};

/** The primary action comes last: on the right; on a phone beside the others, as far as they fit into a row. */
export function DialogFooter({ start, children }: FooterProps) {
  return (
    <footer className="flex shrink-0 flex-wrap gap-x-2 gap-y-1 border-t border-line px-5 py-3 max-sm:[&>button]:flex-auto sm:justify-end sm:gap-3 sm:px-6 sm:py-4">
      <div className="flex items-center gap-3 empty:hidden max-sm:basis-full sm:mr-auto">
        {start ? <div className="-ml-3 flex">{start}</div> : null}
        <RequiredNote className={start ? 'max-sm:ml-auto' : ''} />
      </div>
      {children}
    </footer>
  );
}

type DialogFormProps = { onSubmit: () => void; children: ReactNode; footer: ReactNode };

/** Disables native validation: our schemas check the fields, in the visitor's language. */
export function DialogForm({ onSubmit, children, footer }: DialogFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>{children}</DialogBody>
      <DialogFooter>{footer}</DialogFooter>
    </form>
  );
}
