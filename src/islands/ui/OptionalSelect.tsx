import type { ReactNode } from 'react';
import { Select, type Option } from './Select.tsx';
import type { FieldBinding } from './use-record-form.ts';

/** Id of the first option in the list; the form's value is then empty. */
const NONE = '-';

type Props = FieldBinding & {
  label: string;
  /** The option that takes the choice back. */
  noneLabel: string;
  options: readonly Option<string>[];
  description?: string | undefined;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
};

/** A select that may be left open. */
export function OptionalSelect({ noneLabel, options, value, onChange, ...props }: Props): ReactNode {
  return (
    <Select
      placeholder={noneLabel}
      {...props}
      value={options.some(({ id }) => id === value) ? value : null}
      onChange={(id) => onChange(id === NONE ? '' : id)}
      options={[{ id: NONE, label: noneLabel }, ...options]}
    />
  );
}
