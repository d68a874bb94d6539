import { useState } from 'react';
import type { ProspectImport } from '#features/marketing/prospects/prospect.schema.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { FIELD, LABEL } from '#islands/ui/field-styles.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ImportForm } from '#islands/marketing/companies/ImportForm.tsx';
import { ProspectLists } from './ProspectLists.tsx';

type FormProps = {
  companies: readonly { id: number; name: string }[];
  onClose: () => void;
  onImported: (message: string, description: string | undefined) => void;
};

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

function ProspectsForm({ companies, onClose, onImported }: FormProps) {
  const { t } = useTexts();
  const [company, setCompany] = useState(String(companies[0]?.id ?? ''));
  const [listName, setListName] = useState('');
  const [csv, setCsv] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function send() {
    const { imported, skipped } = await api<ProspectImport>('POST', '/api/marketing/prospects', {
      body: { marketingCompanyId: Number(company), listName, csv },
      idempotencyKey: newIdempotencyKey(),
    });
    onImported(
      t('marketing:prospects.imported', { count: imported }),
      skipped > 0 ? t('marketing:prospects.skipped', { count: skipped }) : undefined,
    );
  }

  return (
    <ImportForm
      send={send}
      failedTitle={t('marketing:prospects.failed')}
      onRefused={setErrors}
      onClose={onClose}
    >
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
      <label className={`${FIELD} ${LABEL}`}>
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
          className="min-h-control w-full text-sm font-normal file:mr-3 file:h-control file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
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
      <ProspectLists />
    </ImportForm>
  );
}
