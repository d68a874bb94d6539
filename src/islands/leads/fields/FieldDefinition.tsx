import {
  canBeRequired,
  canBeUnique,
  canHaveDefault,
  CUSTOM_FIELD_TYPES,
  hasOptions,
  type DefinedField,
} from '#features/leads/fields/custom-fields.values.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { CustomControl } from './CustomControl.tsx';
import { draftField } from './field-draft.ts';
import { FieldOptions } from './FieldOptions.tsx';

type Props = {
  kind: DefinedField['kind'];
  field: (name: string) => FieldBinding;
  /** Values that records have, under which the type stays. */
  total: number;
};

const PARTS = ['label', 'type', 'options', 'isRequired'] as const;

/** The parts of a field: its label and type, and whatever the type asks for. */
export function FieldDefinition({ kind, field, total }: Props) {
  const { t } = useTexts();
  const draft = draftField(kind, Object.fromEntries(PARTS.map((name) => [name, field(name).value])));
  const { type } = draft;
  const { value: _, onChange: chooseType, ...typeField } = field('type');
  const box = (name: 'isRequired' | 'isUnique', label: string, description?: string) => {
    const { value, onChange, error } = field(name);
    return (
      <Checkbox
        {...{ name, error, description }}
        isSelected={value === 'on'}
        onChange={(isOn) => onChange(isOn ? 'on' : '')}
      >
        {label}
      </Checkbox>
    );
  };
  const isUnique = canBeUnique(type) && field('isUnique').value === 'on';
  return (
    <>
      <div className="fields sm:grid-cols-2">
        <TextField
          {...field('label')}
          label={t('fields:label')}
          description={t('fields:labelHint')}
          isRequired
          autoFocus
        />
        <Select
          {...typeField}
          label={t('fields:type')}
          value={type}
          isDisabled={total > 0}
          {...(total > 0 && { description: t('fields:typeFixed', { total }) })}
          onChange={(next) => {
            chooseType(next);
            field('defaultValue').onChange('');
          }}
          options={CUSTOM_FIELD_TYPES.map((id) => ({ id, label: t(`fields:types.${id}`) }))}
        />
      </div>
      {hasOptions(type) ? <FieldOptions {...field('options')} /> : null}
      <TextField {...field('help')} label={t('fields:help')} description={t('fields:helpHint')} />
      {canHaveDefault(type) && !isUnique ? (
        <CustomControl
          of={{ ...draft, label: t('fields:default'), isRequired: false }}
          field={field('defaultValue')}
        />
      ) : null}
      <div className="grid">
        {canBeRequired(type) ? box('isRequired', t('fields:required'), t('fields:requiredHint')) : null}
        {canBeUnique(type) ? box('isUnique', t('fields:unique')) : null}
      </div>
    </>
  );
}
