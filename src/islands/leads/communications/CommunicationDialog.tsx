import { Dialog } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CommunicationForm, type CommunicationFormProps } from './CommunicationForm.tsx';
import { titleOf, type Composed } from './composed.ts';

type Props = Omit<CommunicationFormProps, 'composed' | 'isInPage'> & { composed: Composed | undefined };

export function CommunicationDialog({ composed, onClose, onSaved }: Props) {
  const { t } = useTexts();
  const type = composed && ('type' in composed ? composed.type : composed.communication.type);
  return (
    <Dialog
      isOpen={composed !== undefined}
      onOpenChange={onClose}
      title={composed ? titleOf(composed, t) : ''}
      size={type === 'email' ? 'large' : 'medium'}
    >
      {composed ? <CommunicationForm composed={composed} onClose={onClose} onSaved={onSaved} /> : null}
    </Dialog>
  );
}
