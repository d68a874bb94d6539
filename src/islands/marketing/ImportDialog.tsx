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
  /** What the server refused, by where it stands in the case. */
  const [refused, setRefused] = useState<[field: string, message: string][]>([]);
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
      setRefused(error instanceof ApiError ? Object.entries(error.problem.errors ?? {}).reverse() : []);
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
          setRefused([]);
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
      {refused.length > 0 ? (
        <ul role="alert" className="grid gap-1 rounded-control bg-danger-soft p-3 text-sm text-danger-ink">
          {refused.map(([field, message]) => (
            <li key={field}>
              <code className="font-mono text-xs">{field}</code> {message}
            </li>
          ))}
        </ul>
      ) : null}
    </DialogForm>
  );
}
