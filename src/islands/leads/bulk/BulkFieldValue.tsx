import { useState } from 'react';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { CustomControl } from '#islands/leads/fields/CustomControl.tsx';
import { SourceField } from '#islands/leads/fields/SourceField.tsx';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { ownersIn, useTeam } from '#islands/leads/owners/team.ts';
import { LostReasons } from '#islands/leads/pipelines/LostReasons.tsx';
import { pipelineOptions, stageLike, stagesOf, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { choiceWord } from '#islands/leads/records/field-words.ts';
import type { ListArea } from '#islands/leads/records/record-list.ts';
import { RecordPicker } from '#islands/leads/search/RecordPicker.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { FieldControl, type TypedField } from '#islands/ui/FieldControl.tsx';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import type { BulkField } from './bulk-field.ts';

type Props = {
  area: ListArea;
  field: BulkField;
  values: FormValues;
  error: string | undefined;
  onChange: (values: FormValues) => void;
};

/** The control of a field as the record's form has it, for the value that many records are to have. */
export function BulkFieldValue({ area, field, values, error, onChange }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const people = ownersIn(useTeam());
  const bound = (name: string): FieldBinding => ({
    name,
    value: values[name] ?? '',
    onChange: (value) => onChange({ [name]: value }),
    error,
  });
  const label = t('leads:jobs.newValue');
  switch (field.is) {
    case 'owner':
      return (
        <OptionalSelect
          {...bound(field.name)}
          label={label}
          noneLabel={t('leads:owners.no.owner')}
          options={people.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      );
    case 'source':
      return <SourceField label={label} field={bound('source')} />;
    case 'company':
    case 'contact':
      return <RecordChoice kind={field.is} label={label} field={bound(field.name)} onChange={onChange} />;
    case 'stage':
      return <StageChoice values={values} bound={bound} onChange={onChange} />;
    case 'defined':
      return <CustomControl of={{ ...field.of, label }} field={bound(field.name)} />;
    case 'listed':
      return (
        <FieldControl
          {...bound(field.name)}
          of={field.of as TypedField}
          label={label}
          description={undefined}
          wordOf={(value) => choiceWord(area, field.name, value, texts)}
          noneLabel={t('leads:common.notStated')}
          autoFocus={false}
        />
      );
  }
}

type RecordProps = {
  kind: 'company' | 'contact';
  label: string;
  field: FieldBinding;
  onChange: (values: FormValues) => void;
};

function RecordChoice({ kind, label, field, onChange }: RecordProps) {
  const [chosen, setChosen] = useState<Named | null>(null);
  return (
    <RecordPicker
      kind={kind}
      label={label}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange({ [`${kind}Id`]: next ? String(next.id) : '', linkedName: next?.name ?? '' });
      }}
      error={field.error}
    />
  );
}

type StageProps = {
  values: FormValues;
  bound: (name: string) => FieldBinding;
  onChange: (values: FormValues) => void;
};

/** A stage with its pipeline, where there are several, and the reason of a loss. */
function StageChoice({ values, bound, onChange }: StageProps) {
  const { t, tDynamic } = useTexts();
  const pipelines = usePipelines();
  const id = Number(values['pipelineId']);
  const stages = stagesOf(pipelines, id);
  const stage = stages.find(({ key }) => key === values['stage']);
  const isLost = stage?.kind === 'lost';
  return (
    <>
      {pipelines.length < 2 ? null : (
        <Select
          label={t('leads:opportunities.pipeline')}
          value={String(id)}
          onChange={(next) =>
            onChange({
              pipelineId: next,
              stage: stage ? (stageLike(stagesOf(pipelines, Number(next)), stage)?.key ?? '') : '',
            })
          }
          options={pipelineOptions(pipelines, t)}
        />
      )}
      <Select
        label={t('leads:opportunities.stage')}
        value={values['stage'] || null}
        onChange={(next) => onChange({ stage: next, lostReason: '' })}
        error={isLost ? undefined : bound('stage').error}
        options={stages.map((each) => ({ id: each.key, label: stageName(each, tDynamic) }))}
      />
      {isLost ? (
        <>
          <LostReasons
            reasons={pipelines.find((each) => each.id === id)?.lostReasons ?? []}
            value={values['lostReason'] ?? ''}
            onChoose={bound('lostReason').onChange}
          />
          <TextField {...bound('lostReason')} label={t('leads:opportunities.lostReason')} isRequired />
        </>
      ) : null}
    </>
  );
}
