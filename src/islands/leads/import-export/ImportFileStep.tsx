import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { IMPORT_KINDS } from '#features/leads/leads.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { ImportState } from './use-import.ts';

export function ImportFileStep({ state }: { state: ImportState }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void state.choose(file);
  };
  return (
    <section className="grid gap-4 rounded-panel border border-line bg-surface p-5 sm:p-6">
      <div className="max-w-sm">
        <ChoiceField
          label={t('leads:imports.kind')}
          value={state.kind}
          onChange={state.chooseKind}
          options={IMPORT_KINDS.map((id) => ({ id, label: t(`leads:imports.kinds.${id}`) }))}
        />
      </div>
      {state.kind === 'opportunities' ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {t('leads:imports.contactsFirst')}
          <Button size="small" onPress={() => state.chooseKind('contacts')}>
            {t('leads:imports.importContacts')}
          </Button>
        </p>
      ) : null}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={`grid justify-items-center gap-2 rounded-panel border border-dashed px-4 py-10 text-center text-sm transition-colors duration-quick ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
      >
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,.xlsm,.vcf,.vcard,text/csv,text/plain,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={t('leads:imports.file')}
          tabIndex={-1}
          onChange={({ target }) => {
            take(target.files);
            // Allows choosing the same, corrected file again.
            target.value = '';
          }}
          className="sr-only"
        />
        {state.refusal === null ? null : (
          <div role="alert" className="mb-3 max-w-prose text-balance text-danger-ink">
            <p className="font-semibold">{t('leads:imports.readFailed')}</p>
            <p>{state.refusal}</p>
          </div>
        )}
        <Button
          variant="primary"
          icon={FileUp}
          isPending={state.isReading}
          onPress={() => input.current?.click()}
        >
          {t('leads:imports.choose')}
        </Button>
        <p className="pointer-coarse:hidden">{t('leads:imports.drop')}</p>
        <p className="text-ink-soft">{t('leads:imports.fileHint')}</p>
      </div>
    </section>
  );
}
