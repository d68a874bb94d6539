import { useState } from 'react';
import { readCase } from '#features/marketing/case.rules.ts';
import type { ImportedCase } from '#features/marketing/case.schema.ts';
import { api, ApiError, newIdempotencyKey } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogForm } from '../ui/Dialog.tsx';
import { errorText } from '../ui/error-text.ts';
import { TextArea } from '../ui/TextField.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';

type Props = { isOpen: boolean; onClose: () => void; onImported: (imported: ImportedCase) => void };

/** A case that is written down already: pasted, shown as it was read, and saved in one go. */
export function ImportDialog({ isOpen, onClose, onImported }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('marketing:import.title')}
      description={t('marketing:import.text')}
    >
      <ImportForm onClose={onClose} onImported={onImported} />
    </Dialog>
  );
}

function ImportForm({ onClose, onImported }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isPending, setPending] = useState(false);
  const read = readCase(text);

  async function send() {
    if (!read) {
      setFault(t('marketing:import.unreadable'));
      return;
    }
    setPending(true);
    try {
      const imported = await api<ImportedCase>('POST', '/api/marketing/import', {
        body: read,
        idempotencyKey: newIdempotencyKey(),
      });
      toast.afterNavigation('success', { message: t('marketing:import.done') });
      onImported(imported);
    } catch (error) {
      const faults = error instanceof ApiError ? Object.entries(error.problem.errors ?? {}) : [];
      setFault(
        faults.map(([field, message]) => t('marketing:import.fault', { field, message })).join('\n') ||
          undefined,
      );
      toast.error(t('marketing:import.failed'), errorText(error, t));
      setPending(false);
    }
  }

  return (
    <DialogForm
      onSubmit={() => void send()}
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
      <TextArea
        label={t('marketing:import.field')}
        value={text}
        onChange={(next) => {
          setText(next);
          setFault(undefined);
        }}
        error={fault}
        rows={10}
        autoFocus
        isRequired
        description={
          read
            ? t('marketing:import.read', { name: String(read.company['name']), count: read.products.length })
            : undefined
        }
      />
    </DialogForm>
  );
}
