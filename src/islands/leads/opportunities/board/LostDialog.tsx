import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogForm } from '#islands/ui/Dialog.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { LostReasons } from '#islands/leads/pipelines/LostReasons.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  /** Name of the lost opportunity; undefined: closed. */
  name: string | undefined;
  /** Offered; any other text is taken too. */
  reasons: readonly string[];
  onClose: () => void;
  onLost: (reason: string) => void;
  /** Called after the dialog has unmounted, when the focus is free again. */
  onLeft?: () => void;
};

/** Asks for the reason of a loss; the card stays in place until then. */
export function LostDialog({ name, reasons, onClose, onLost, onLeft }: Props) {
  const { t } = useTexts();
  // A dialog that fades away keeps its title.
  const [shown, setShown] = useState(name);
  if (name !== undefined && name !== shown) setShown(name);
  return (
    <Dialog
      isOpen={name !== undefined}
      onOpenChange={onClose}
      size="small"
      title={t('leads:opportunities.loseTitle', { name: shown ?? '' })}
      description={t('leads:opportunities.loseText')}
    >
      <ReasonForm reasons={reasons} onClose={onClose} onLost={onLost} {...(onLeft && { onLeft })} />
    </Dialog>
  );
}

function ReasonForm({ reasons, onClose, onLost, onLeft }: Omit<Props, 'name'>) {
  const { t } = useTexts();
  const left = useEffectEvent(() => onLeft?.());
  useEffect(() => () => left(), []);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <DialogForm
      onSubmit={() => {
        if (reason.trim() === '') setError(t('leads:opportunities.lostReasonRequired'));
        else onLost(reason.trim());
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit">
            {t('leads:opportunities.loseConfirm')}
          </Button>
        </>
      }
    >
      <LostReasons
        reasons={reasons}
        value={reason}
        onChoose={(chosen) => {
          setReason(chosen);
          setError(undefined);
        }}
      />
      <TextField
        label={t('leads:opportunities.lostReason')}
        value={reason}
        maxLength={200}
        onChange={(value) => {
          setReason(value);
          setError(undefined);
        }}
        error={error}
        isRequired
        autoFocus={reasons.length === 0}
      />
    </DialogForm>
  );
}
