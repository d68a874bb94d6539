import { RULE_RECORDS, TRIGGERS, type Trigger } from '#features/loop/rules/rule.values.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { fieldLabel } from '#islands/leads/views/view-words.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { dayFields, watchedFields, type DraftWhen, type RuleStage } from './rule-draft.ts';
import type { RuleChoices } from './rule-choices.ts';
import { ValueField } from './ValueField.tsx';

type Props = {
  when: DraftWhen;
  choices: RuleChoices;
  errorOf: (part: string) => string | undefined;
  onChange: (when: DraftWhen) => void;
};

const DIRECTIONS = ['before', 'after'] as const;

/** Names a stage by its pipeline too, where there are several. */
export function stageOptions(stages: readonly RuleStage[], tDynamic: (key: string) => string | undefined) {
  const isOne = new Set(stages.map(({ pipelineId }) => pipelineId)).size < 2;
  return stages.map((stage) => ({
    id: isOne ? stage.key : `${stage.pipelineId}:${stage.key}`,
    label: isOne ? stageName(stage, tDynamic) : `${stage.pipeline ?? ''}: ${stageName(stage, tDynamic)}`,
  }));
}

/** The beginning of a rule. */
export function WhenFields({ when, choices, errorOf, onChange }: Props) {
  const texts = useTexts();
  const { t, tDynamic } = texts;
  const own = useTeam().fields;
  const { on, record } = when;
  const fields = choices.fields[record];
  const possible = on === 'date' ? dayFields(record, fields, own) : watchedFields(record, fields, own);
  const begin = (next: Trigger, of = record): DraftWhen => {
    const first =
      next === 'date'
        ? dayFields(of, choices.fields[of], own)[0]
        : watchedFields(of, choices.fields[of], own)[0];
    const days = next === 'quiet' ? '30' : '7';
    const stage = choices.stages[0];
    return {
      ...{ on: next, record: of, field: first ?? '', days, direction: 'before' },
      ...(next === 'stage' && { stage: stage?.key ?? '', pipelineId: '' }),
    };
  };
  const set = (part: string) => (value: string) => onChange({ ...when, [part]: value });
  const stages = stageOptions(choices.stages, tDynamic);
  const isNamed = stages.some(({ id }) => id.includes(':'));
  const stageId =
    isNamed && when['pipelineId'] ? `${when['pipelineId']}:${when['stage']}` : (when['stage'] ?? '');
  return (
    <div className="fields sm:grid-cols-2">
      <Select
        label={t('rules:occasion')}
        value={on}
        onChange={(next) => onChange(begin(next))}
        error={errorOf('when')}
        options={TRIGGERS.map((id) => ({ id, label: t(`rules:triggers.${id}`) }))}
      />
      {on === 'stage' || on === 'enquiry' || on === 'lead' ? null : (
        <Select
          label={t('rules:of')}
          value={record}
          onChange={(next) => onChange(begin(on, next))}
          error={errorOf('when.record')}
          options={RULE_RECORDS.map((id) => ({ id, label: t(`rules:records.${id}`) }))}
        />
      )}
      {on === 'changed' || on === 'date' ? (
        <Select
          label={t('rules:field')}
          value={when['field'] ?? ''}
          onChange={(field) => onChange({ ...when, field, from: '', to: '' })}
          error={errorOf('when.field')}
          options={possible.map((id) => ({ id, label: fieldLabel({ kind: record, own }, id, texts) }))}
        />
      ) : null}
      {on === 'changed'
        ? (['from', 'to'] as const).map((part) => (
            <ValueField
              key={part}
              kind={record}
              field={when['field'] ?? ''}
              label={t(`rules:${part}`)}
              noneLabel={t('rules:any')}
              value={when[part] ?? ''}
              onChange={set(part)}
              error={errorOf(`when.${part}`)}
              choices={choices}
            />
          ))
        : null}
      {on === 'stage' ? (
        <Select
          label={t('rules:stage')}
          value={stageId}
          onChange={(id) => {
            const [first = '', second] = id.split(':');
            onChange({ ...when, stage: second ?? first, pipelineId: second === undefined ? '' : first });
          }}
          error={errorOf('when.stage')}
          options={stages}
        />
      ) : null}
      {on === 'quiet' || on === 'date' ? (
        <TextField
          label={t('rules:days')}
          inputMode="numeric"
          value={when['days'] ?? ''}
          onChange={set('days')}
          error={errorOf('when.days')}
        />
      ) : null}
      {on === 'date' ? (
        <Select
          label={t('rules:direction')}
          value={when['direction'] ?? 'after'}
          onChange={set('direction')}
          error={undefined}
          options={DIRECTIONS.map((id) => ({ id, label: t(`rules:directions.${id}`) }))}
        />
      ) : null}
    </div>
  );
}
