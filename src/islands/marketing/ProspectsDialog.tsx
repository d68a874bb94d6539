import { useState } from 'react';
import type { ProspectImport } from '#features/marketing/prospect.schema.ts';
import { api, ApiError, newIdempotencyKey } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogForm, useDialogBusy } from '../ui/Dialog.tsx';
import { errorText } from '../ui/error-text.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';

type FormProps = { companies: readonly { id: number; name: string }[]; onClose: () => void };

/** A list that somebody brought along, pasted or from a file: the search looks through it. */
export function ProspectsDialog({ isOpen, ...form }: FormProps & { isOpen: boolean }) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={form.onClose}
      title={t('marketing:prospects.title')}
      description={t('marketing:prospects.text')}
    >
      <ProspectsForm {...form} />
    </Dialog>
  );
}

function ProspectsForm({ companies, onClose }: FormProps) {
  const { t } = useTexts();
  const [company, setCompany] = useState(String(companies[0]?.id ?? ''));
  const [listName, setListName] = useState('');
  const [csv, setCsv] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);
  useDialogBusy(isPending);

  async function send() {
    setPending(true);
    try {
      const { imported, skipped } = await api<ProspectImport>('POST', '/api/marketing/prospects', {
        body: { marketingCompanyId: Number(company), listName, csv },
        idempotencyKey: newIdempotencyKey(),
      });
      toast.success(
        t('marketing:prospects.imported', { count: imported }),
        skipped > 0 ? t('marketing:prospects.skipped', { count: skipped }) : undefined,
      );
      onClose();
    } catch (error) {
      setErrors(error instanceof ApiError ? (error.problem.errors ?? {}) : {});
      toast.error(t('marketing:prospects.failed'), errorText(error, t));
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
      <div className="grid gap-3">
        {companies.length > 1 ? (
          <Select
            label={t('marketing:lead.of')}
            value={company}
            onChange={setCompany}
            options={companies.map(({ id, name }) => ({ id: String(id), label: name }))}
          />
        ) : null}
        <TextField
          label={t('marketing:prospects.listName')}
          value={listName}
          onChange={setListName}
          error={errors['listName']}
          isRequired
          autoFocus
        />
        <label className="grid gap-1.5 text-sm font-medium">
          {t('marketing:prospects.file')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (!file) return;
              if (listName === '') setListName(file.name.replace(/\.\w+$/, ''));
              void file.text().then(setCsv);
            }}
            className="min-h-11 text-sm font-normal file:mr-3 file:h-11 file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
          />
        </label>
        <TextArea
          label={t('marketing:prospects.csv')}
          description={t('marketing:prospects.csvHint')}
          value={csv}
          onChange={setCsv}
          error={errors['csv']}
          rows={6}
          isRequired
        />
      </div>
    </DialogForm>
  );
}
