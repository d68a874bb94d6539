import { COMMON_CURRENCIES } from '#features/leads/opportunities/opportunity.values.ts';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import { PickerField } from '#islands/leads/search/PickerField.tsx';
import { ownersIn, useTeam } from '#islands/leads/owners/team.ts';
import { pipelineOptions, stageLike, stagesOf, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { LostReasons } from '#islands/leads/pipelines/LostReasons.tsx';
import { stageName } from './stage-name.ts';
import { AmountField } from '#islands/leads/fields/AmountField.tsx';
import { CustomFieldsField } from '#islands/leads/fields/CustomFieldsField.tsx';
import { SourceField } from '#islands/leads/fields/SourceField.tsx';

type Props = {
  field: (name: string) => FieldBinding;
  /** A new one in a shared workspace: it is given to somebody. */
  hasOwner?: boolean;
};

export function OpportunityFields({ field, hasOwner = false }: Props) {
  const { t, tag, tDynamic } = useTexts();
  const pipelines = usePipelines();
  const owners = ownersIn(useTeam());
  const pipelineId = Number(field('pipelineId').value);
  const stages = stagesOf(pipelines, pipelineId);
  const stage = stages.find(({ key }) => key === field('stage').value);
  const { value: currency } = field('currency');
  const currencies = [...new Set([...COMMON_CURRENCIES, currency])];
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  return (
    <>
      <TextField
        {...field('title')}
        label={t('leads:opportunities.name')}
        description={t('leads:opportunities.nameHint')}
        isRequired
        autoFocus
      />
      <div className="fields sm:grid-cols-2">
        <PickerField kind="contact" label={t('leads:opportunities.contact')} field={field} />
        <PickerField kind="company" label={t('leads:opportunities.company')} field={field} isCreatable />
        <AmountField field={field} />
        <Select
          label={t('leads:opportunities.currency')}
          value={currency}
          onChange={field('currency').onChange}
          error={field('currency').error}
          options={currencies.map((id) => ({ id, label: `${id} · ${names.of(id) ?? id}` }))}
        />
        {pipelines.length < 2 ? null : (
          <Select
            label={t('leads:opportunities.pipeline')}
            value={field('pipelineId').value}
            onChange={(id) => {
              field('pipelineId').onChange(id);
              field('stage').onChange(stageLike(stagesOf(pipelines, Number(id)), stage)?.key ?? '');
            }}
            error={field('pipelineId').error}
            options={pipelineOptions(pipelines, t)}
          />
        )}
        <Select
          label={t('leads:opportunities.stage')}
          value={field('stage').value}
          onChange={field('stage').onChange}
          error={field('stage').error}
          options={stages.map((each) => ({ id: each.key, label: stageName(each, tDynamic) }))}
        />
        <TextField
          {...field('probability')}
          label={t('leads:opportunities.probability')}
          inputMode="numeric"
          {...(stage && {
            description: t('leads:opportunities.probabilityHint', {
              percent: percentText(stage.probability / 100, tag),
            }),
          })}
        />
        <TextField {...field('expectedClose')} type="date" label={t('leads:opportunities.expectedClose')} />
        {hasOwner ? (
          <OptionalSelect
            {...field('ownerId')}
            label={t('leads:owners.owner')}
            noneLabel={t('leads:owners.no.owner')}
            options={owners.map(({ id, name }) => ({ id: String(id), label: name }))}
          />
        ) : null}
        <SourceField label={t('leads:opportunities.source')} field={field('source')} />
      </div>
      {stage?.kind === 'lost' ? (
        <>
          <LostReasons
            reasons={(pipelines.find(({ id }) => id === pipelineId) ?? pipelines[0])?.lostReasons ?? []}
            value={field('lostReason').value}
            onChoose={field('lostReason').onChange}
          />
          <TextField {...field('lostReason')} label={t('leads:opportunities.lostReason')} isRequired />
        </>
      ) : null}
      <TextArea {...field('notes')} label={t('leads:opportunities.notes')} rows={3} />
      <CustomFieldsField kind="opportunity" field={field} />
    </>
  );
}
