import { useState } from 'react';
import type { BulkPreview } from '#features/leads/bulk/preview.schema.ts';
import { usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import type { ListArea } from '#islands/leads/records/record-list.ts';
import { api, ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { BulkFieldValue } from './BulkFieldValue.tsx';
import { BulkOutlook } from './BulkOutlook.tsx';
import { bulkFields, setOf } from './bulk-field.ts';

type Props = {
  area: ListArea;
  isOpen: boolean;
  /** Of how many records. */
  count: number;
  /** Which ones, as a job takes them. */
  chosen: object;
  onClose: () => void;
  /** Resolves with false where the change was refused. */
  onRun: (change: object) => Promise<boolean>;
};

type Checked = { preview: BulkPreview; set: object };

/** One field of all that is chosen: its new value, what that would change, and the change. */
export function BulkFieldDialog({ isOpen, count, onClose, ...props }: Props) {
  const { t } = useTexts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} size="small" title={t('leads:jobs.setTitle', { count })}>
      <FieldChange {...props} onClose={onClose} />
    </Dialog>
  );
}

function FieldChange({ area, chosen, onClose, onRun }: Omit<Props, 'isOpen' | 'count'>) {
  const texts = useTexts();
  const { t, tag } = texts;
  const team = useTeam();
  const pipelines = usePipelines();
  const fields = bulkFields(area, team, texts);
  const [name, setName] = useState<string | null>(null);
  const [values, setValues] = useState<FormValues>({});
  const [checked, setChecked] = useState<Checked | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = fields.find((each) => each.name === name);
  const set = field && setOf(field, values, tag);

  const change = (next: FormValues) => {
    setValues({ ...values, ...next });
    setChecked(null);
    setError(undefined);
  };

  async function check() {
    if (!field || !set) return;
    setPending(true);
    setError(undefined);
    try {
      const body = { ...chosen, set };
      setChecked({ set, preview: await api<BulkPreview>('POST', `/api/crm/${area}/bulk/preview`, { body }) });
    } catch (failure) {
      const errors = failure instanceof ApiError ? Object.values(failure.problem.errors ?? {}) : [];
      setError(errors[0] ?? errorText(failure, t));
    } finally {
      setPending(false);
    }
  }

  async function run({ set: wanted, preview }: Checked) {
    setPending(true);
    const isStarted = await onRun({
      set: wanted,
      ...(area === 'opportunities' && preview.refused > 0 && { leaveRefused: true }),
    });
    setPending(false);
    if (isStarted) onClose();
  }

  const isSame = checked !== null && checked.preview.changed === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (checked ? run(checked) : check());
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        <Select
          label={t('leads:jobs.field')}
          value={name}
          onChange={(next) => {
            setName(next);
            const stands = next === 'stage' ? { pipelineId: String(pipelines[0]?.id ?? '') } : {};
            setValues(stands);
            setChecked(null);
            setError(undefined);
          }}
          options={fields.map(({ name: id, label }) => ({ id, label }))}
          autoFocus
        />
        {field ? (
          <BulkFieldValue
            key={field.name}
            area={area}
            field={field}
            values={values}
            error={error}
            onChange={change}
          />
        ) : null}
        {field && checked ? (
          <BulkOutlook
            {...{ area, field, values, preview: checked.preview }}
            pipelineId={Number(values['pipelineId'])}
          />
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('ui:actions.cancel')}
        </Button>
        <Button variant="primary" type="submit" isPending={isPending} isDisabled={!set || isSame}>
          {checked && !isSame
            ? t('leads:jobs.run', { count: checked.preview.changed })
            : t('leads:jobs.check')}
        </Button>
      </DialogFooter>
    </form>
  );
}
