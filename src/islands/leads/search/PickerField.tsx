import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { RecordPicker } from './RecordPicker.tsx';

type Props = {
  kind: RecordKind;
  label: string;
  field: (name: `${RecordKind}${'Id' | 'Name'}`) => FieldBinding;
  /** Sends an unknown name as typed, to create its record together with this one. */
  isCreatable?: boolean;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** A picker for record forms, whose values are strings: id and name are separate fields. */
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
