import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { viewFieldOf } from '#features/leads/views/view-fields.values.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { nameOptions } from '#islands/leads/views/view-words.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { RuleChoices } from './rule-choices.ts';

type Props = {
  kind: RecordKind;
  field: string;
  label: string;
  /** An empty value says so. */
  noneLabel: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  choices: RuleChoices;
};

/** `none` stands for an empty text, which no option may have. */
const NONE = 'none:';
const NOT_NAMED = ['mine', 'nobody'];

/** One value of a field: chosen where the field has choices, else typed. */
export function ValueField({ kind, field, label, noneLabel, value, onChange, error, choices }: Props) {
  const texts = useTexts();
  const team = useTeam();
  const known = viewFieldOf(kind, field, team.fields);
  if (known?.type === 'link' || known?.type === 'tag') return null;
  const options =
    known?.type === 'flag'
      ? (['yes', 'no'] as const).map((id) => ({ id, label: texts.t(`leads:common.${id}`) }))
      : known?.type === 'choice' || known?.type === 'member'
        ? nameOptions(
            kind,
            field,
            value === '' ? [] : [value],
            { tags: [], stages: choices.stages, pipelines: choices.pipelines, team },
            texts,
          )
        : [];
  const people =
    known?.type === 'member' ? team.people.map(({ id, name }) => ({ id: String(id), label: name })) : [];
  const all = known?.type === 'member' ? people : options.filter(({ id }) => !NOT_NAMED.includes(id));
  if (known?.type === 'flag' || known?.type === 'choice' || known?.type === 'member')
    return (
      <Select
        label={label}
        value={value === '' ? NONE : value}
        onChange={(next) => onChange(next === NONE ? '' : next)}
        error={error}
        options={[{ id: NONE, label: noneLabel }, ...all]}
      />
    );
  return (
    <TextField
      label={label}
      type={known?.type === 'day' ? 'date' : 'text'}
      inputMode={known?.type === 'amount' ? 'decimal' : 'text'}
      {...(known?.type !== 'day' && { placeholder: noneLabel })}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
