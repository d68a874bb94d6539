import { useState } from 'react';
import type { ImportedPeople } from '#features/loop/mailing/mailing.schema.ts';
import { PURPOSES, type Purpose } from '#features/loop/mailing/mailing.values.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { FIELD, LABEL } from '#islands/ui/field-styles.ts';
import { Select } from '#islands/ui/Select.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useSentForm } from './use-sent-form.ts';

type FormProps = { listId: number; onClose: () => void; onImported: () => void };

export function ImportPeopleDialog({ isOpen, ...form }: FormProps & { isOpen: boolean }) {
  const { t } = useTexts();
  const [told, setTold] = useState<ImportedPeople>();
  const close = () => {
    setTold(undefined);
    form.onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t('mailing:import.title')}
      description={t('mailing:import.text')}
    >
      {told ? (
        <Told told={told} onClose={close} />
      ) : (
        <ImportForm
          {...form}
          onTold={(next) => {
            setTold(next);
            form.onImported();
          }}
        />
      )}
    </Dialog>
  );
}

function ImportForm({ listId, onClose, onTold }: FormProps & { onTold: (told: ImportedPeople) => void }) {
  const { t } = useTexts();
  const [csv, setCsv] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [purpose, setPurpose] = useState<Purpose>('offers');
  const [proof, setProof] = useState('');
  const { isPending, errors, submit } = useSentForm(t('mailing:import.failed'), async () =>
    onTold(
      await api<ImportedPeople>('POST', `/api/marketing/lists/${listId}/people`, {
        body: { csv, ...(hasAgreed && { consent: { purpose, proof } }) },
        idempotencyKey: newIdempotencyKey(),
      }),
    ),
  );
  return (
    <SubmitForm
      onSubmit={submit}
      onCancel={onClose}
      isPending={isPending}
      submitLabel={t('mailing:import.import')}
    >
      <label className={`${FIELD} ${LABEL}`}>
        {t('mailing:import.file')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void event.target.files?.[0]?.text().then(setCsv)}
          className="min-h-control w-full text-sm font-normal file:mr-3 file:h-control file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
        />
      </label>
      <TextArea
        label={t('mailing:import.csv')}
        value={csv}
        onChange={setCsv}
        error={errors['csv']}
        rows={6}
        isRequired
      />
      <Checkbox isSelected={hasAgreed} onChange={setAgreed}>
        {t('mailing:import.agreed')}
      </Checkbox>
      {hasAgreed ? (
        <>
          <Select
            label={t('mailing:import.purpose')}
            value={purpose}
            onChange={setPurpose}
            options={PURPOSES.map((id) => ({ id, label: t(`mailing:purposes.${id}`) }))}
          />
          <TextField
            label={t('mailing:import.proof')}
            description={t('mailing:import.proofHint')}
            value={proof}
            onChange={setProof}
            error={errors['consent.proof']}
            isRequired
          />
        </>
      ) : null}
    </SubmitForm>
  );
}

/** Tells how many rows were added, and each that was not. */
function Told({ told, onClose }: { told: ImportedPeople; onClose: () => void }) {
  const { t } = useTexts();
  const left = Object.values(told.faults).reduce((sum, many) => sum + (many ?? 0), 0);
  const more = left - told.lines.length;
  return (
    <>
      <DialogBody isRead>
        <p className="font-semibold" role="status">
          {t('mailing:import.done', { count: told.added })}
        </p>
        {left > 0 ? (
          <div className="text-sm">
            <p>{t('mailing:import.leftOut', { count: left })}</p>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {told.lines.map(({ line, text, fault }) => (
                <li key={line} className="flex flex-wrap gap-x-3 py-1.5">
                  <span className="text-ink-soft tabular-nums">{t('mailing:import.line', { line })}</span>
                  <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
                  <span className="text-ink-soft">{t(`mailing:import.faults.${fault}`)}</span>
                </li>
              ))}
            </ul>
            {more > 0 ? (
              <p className="mt-2 text-ink-soft">{t('mailing:import.more', { count: more })}</p>
            ) : null}
          </div>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button className="reading" variant="primary" onPress={onClose}>
          {t('mailing:import.close')}
        </Button>
      </DialogFooter>
    </>
  );
}
