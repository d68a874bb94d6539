import type { RecordKind } from '#features/leads/record-activity.schema.ts';
import type { FieldBinding } from '../ui/use-record-form.ts';
import { RecordPicker } from './RecordPicker.tsx';

type Props = {
  kind: RecordKind;
  label: string;
  field: (name: `${RecordKind}${'Id' | 'Name'}`) => FieldBinding;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** In a record's form, whose values are texts: the id and the name stand in fields of their own. */
export function PickerField({ kind, label, field, isRequired = false, autoFocus = false }: Props) {
  const id = field(`${kind}Id`);
  const name = field(`${kind}Name`);
  return (
    <RecordPicker
      kind={kind}
      label={label}
      value={id.value === '' ? null : { id: Number(id.value), name: name.value }}
      onChange={(chosen) => {
        id.onChange(chosen === null ? '' : String(chosen.id));
        name.onChange(chosen?.name ?? '');
      }}
      error={id.error}
      isRequired={isRequired}
      autoFocus={autoFocus}
    />
  );
}
