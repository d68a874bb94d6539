import {
  canBeRequired,
  canBeUnique,
  canHaveDefault,
  CUSTOM_FIELD_TYPES,
  hasOptions,
  type DefinedField,
} from '#features/leads/fields/custom-fields.values.ts';
import { COMPANY_NAMES } from '#features/leads/companies/company.values.ts';
import { CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { OPPORTUNITY_NAMES } from '#features/leads/opportunities/opportunity.values.ts';
import { foldText } from '#shared/texts/text.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
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

const AREAS = { contact: 'contacts', company: 'companies', opportunity: 'opportunities' } as const;
/** Fields that a record has by itself, by the names of its words. */
const BUILT_IN = {
  contact: [...CONTACT_NAMES, 'company', 'source', 'tags', 'createdAt'],
  company: [...COMPANY_NAMES, 'source', 'tags', 'createdAt', 'contacts'],
  opportunity: [
    ...OPPORTUNITY_NAMES,
    'amount',
    'stage',
    'pipeline',
    'probability',
    'source',
    'contact',
    'company',
  ],
} as const;

/** A label is one of a field that every record has: two columns of one name are told apart by nobody. */
function isBuiltIn(kind: DefinedField['kind'], label: string, tDynamic: Texts['tDynamic']): boolean {
  const words = [
    ...BUILT_IN[kind].map((name) => tDynamic(`leads:${AREAS[kind]}.${name}`)),
    tDynamic('leads:owners.owner'),
  ];
  return words.some((word) => word !== undefined && foldText(word) === foldText(label.trim()));
}

/** The parts of a field: its label and type, and whatever the type asks for. */
export function FieldDefinition({ kind, field, total }: Props) {
  const { t, tDynamic } = useTexts();
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
          description={
            isBuiltIn(kind, field('label').value, tDynamic) ? t('fields:labelBuiltIn') : t('fields:labelHint')
          }
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
