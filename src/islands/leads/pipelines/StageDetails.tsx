import { canBeRequired } from '#features/leads/fields/custom-fields.values.ts';
import { CUSTOM_PREFIX, REQUIRABLE, STAGE_COLOURS } from '#features/leads/pipelines/pipeline.values.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { LABEL } from '#islands/ui/field-styles.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { DraftStage } from './pipeline-draft.ts';

type Props = {
  stage: DraftStage;
  errorOf: (part: string) => string | undefined;
  onChange: (changed: Partial<DraftStage>) => void;
};

/** The colour of a stage, when its opportunities are stale, and the fields that it requires. */
export function StageDetails({ stage, errorOf, onChange }: Props) {
  const { t } = useTexts();
  const { fields } = useTeam();
  const { requiredFields: required } = stage;
  const labels: Record<(typeof REQUIRABLE)[number], string> = {
    amountCents: t('leads:opportunities.amount'),
    expectedClose: t('leads:opportunities.expectedClose'),
    contactId: t('leads:opportunities.contact'),
    companyId: t('leads:opportunities.company'),
    notes: t('leads:opportunities.notes'),
  };
  const choices = [
    ...REQUIRABLE.map((id) => ({ id: id as string, label: labels[id] })),
    ...fields
      .filter(({ kind, type }) => kind === 'opportunity' && canBeRequired(type))
      .map(({ key, label }) => ({ id: CUSTOM_PREFIX + key, label })),
  ];
  const requiredError = errorOf('requiredFields');
  return (
    <div className="grid gap-3 pt-1 pb-2">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label={t('pipelines:color')}
          value={stage.color === '' ? 'auto' : stage.color}
          onChange={(color) => onChange({ color: color === 'auto' ? '' : color })}
          options={['auto' as const, ...STAGE_COLOURS].map((id) => ({
            id: id as string,
            label: t(`pipelines:colors.${id}`),
          }))}
        />
        {stage.kind === 'open' ? (
          <TextField
            label={t('pipelines:staleDays')}
            description={t('pipelines:staleDaysHint', { days: 30 })}
            inputMode="numeric"
            value={stage.staleDays}
            error={errorOf('staleDays')}
            onChange={(staleDays) => onChange({ staleDays })}
          />
        ) : null}
      </div>
      <div role="group" aria-label={t('pipelines:required')}>
        <p aria-hidden="true" className={LABEL}>
          {t('pipelines:required')}
        </p>
        <div className="grid gap-x-3 sm:grid-cols-2">
          {choices.map(({ id, label }) => (
            <Checkbox
              key={id}
              isSelected={required.includes(id)}
              onChange={(isOn) =>
                onChange({
                  requiredFields: isOn ? [...required, id] : required.filter((each) => each !== id),
                })
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
        {requiredError === undefined ? null : (
          <p role="alert" className="text-xs leading-5 font-medium text-danger-ink">
            {requiredError}
          </p>
        )}
      </div>
    </div>
  );
}
