import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { RecordPicker } from './RecordPicker.tsx';

type Props = {
  kind: RecordKind;
  label: string;
  field: (name: `${RecordKind}${'Id' | 'Name'}`) => FieldBinding;
  /** A name that nothing has yet is sent as it was typed, and the record of it is made with this one. */
  isCreatable?: boolean;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** In a record's form, whose values are texts: the id and the name stand in fields of their own. */
export function PickerField(props: Props) {
  const { kind, label, field, isCreatable = false, isRequired = false, autoFocus = false } = props;
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
      {...(isCreatable && {
        typedName: name.value,
        onTyped: (typed: string) => {
          id.onChange('');
          name.onChange(typed);
        },
      })}
      error={id.error ?? name.error}
      isRequired={isRequired}
      autoFocus={autoFocus}
    />
  );
}
