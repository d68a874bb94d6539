import type { Field } from '#shared/field-list.ts';
import { Checkbox } from './Checkbox.tsx';
import { NumberField } from './NumberField.tsx';
import { OptionalSelect } from './OptionalSelect.tsx';
import { Select } from './Select.tsx';
import { TextArea, TextField } from './TextField.tsx';
import { isSigned } from './record-values.ts';
import type { FieldBinding } from './use-record-form.ts';

/** A field that is typed or chosen; the others have controls of their own. */
export type TypedField = Exclude<Field, { kind: 'rating' | 'link' | 'lines' | 'colours' }>;

type Props = FieldBinding & {
  of: TypedField;
  label: string;
  description: string | undefined;
  /** Word of a value that can be chosen. */
  wordOf: (value: string) => string;
  noneLabel: string;
  autoFocus: boolean;
};

const TYPES = { email: 'email', phone: 'tel', website: 'url', day: 'date' } as const;

/** The control of a field, as its definition asks for it; what is typed is kept as text (`record-values.ts`). */
export function FieldControl({ of, wordOf, noneLabel, autoFocus, description, ...bound }: Props) {
  const { name, value, onChange, error, label } = bound;
  const isRequired = 'required' in of && of.required !== undefined;
  const props = { ...bound, isRequired, ...(description !== undefined && { description }) };
  switch (of.kind) {
    case 'flag':
      return (
        <Checkbox
          {...{ name, error, description }}
          isSelected={value === 'on'}
          onChange={(isOn) => onChange(isOn ? 'on' : '')}
        >
          {label}
        </Checkbox>
      );
    case 'choice':
      return <Select {...props} options={of.of.map((id) => ({ id, label: wordOf(id) }))} />;
    case 'option':
      return (
        <OptionalSelect
          {...props}
          noneLabel={noneLabel}
          options={of.of.map((id) => ({ id, label: wordOf(id) }))}
        />
      );
    case 'number':
      return <NumberField {...props} isWhole={of.isWhole ?? false} isSigned={isSigned(of)} />;
    case 'money':
      return <NumberField {...props} isSigned={isSigned(of)} />;
    case 'paragraph':
      return <TextArea {...props} rows={3} />;
    case 'email':
    case 'phone':
    case 'website':
    case 'day':
      return <TextField {...props} type={TYPES[of.kind]} autoFocus={autoFocus} />;
    case 'line':
    case 'host':
      return <TextField {...props} autoFocus={autoFocus} />;
  }
}
