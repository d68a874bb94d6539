import { useState } from 'react';
import { readCase } from '#features/marketing/sample/case.rules.ts';
import type { ImportedCase } from '#features/marketing/sample/case.schema.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ImportForm } from './ImportForm.tsx';

type Props = { isOpen: boolean; onClose: () => void; onImported: (imported: ImportedCase) => void };

export function ImportDialog({ isOpen, onClose, onImported }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('marketing:import.title')}
      description={t('marketing:import.text')}
    >
      <CaseForm onClose={onClose} onImported={onImported} />
    </Dialog>
  );
}

function CaseForm({ onClose, onImported }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [refused, setRefused] = useState<Record<string, string>>({});
  const read = readCase(text);

  async function send() {
    const imported = await api<ImportedCase>('POST', '/api/marketing/import', {
      body: read,
      idempotencyKey: newIdempotencyKey(),
    });
    toast.afterNavigation('success', { message: t('marketing:import.done') });
    onImported(imported);
  }

  return (
    <ImportForm
      canSend={() => {
        if (!read) setFault(t('marketing:import.unreadable'));
        return read !== undefined;
      }}
      send={send}
      failedTitle={t('marketing:import.failed')}
      onRefused={setRefused}
      onClose={onClose}
    >
      <TextArea
        label={t('marketing:import.field')}
        value={text}
        onChange={(next) => {
          setText(next);
          setFault(undefined);
          setRefused({});
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
      {Object.keys(refused).length > 0 ? (
        <ul role="alert" className="grid gap-1 rounded-control bg-danger-soft p-3 text-sm text-danger-ink">
          {Object.entries(refused)
            .reverse()
            .map(([field, message]) => (
              <li key={field}>
                <code className="font-mono text-xs">{field}</code> {message}
              </li>
            ))}
        </ul>
      ) : null}
    </ImportForm>
  );
}
