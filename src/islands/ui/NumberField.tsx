import { TextField } from './TextField.tsx';
import type { FieldBinding } from './use-record-form.ts';

type Props = FieldBinding & {
  label: string;
  description?: string;
  isRequired?: boolean;
  /** Offers a keypad without a decimal sign. */
  isWhole?: boolean;
  /** May be below zero: some keypads of numbers have no minus. */
  isSigned?: boolean;
};

/** A quantity as text in the reader's language (`record-values.ts`): what is typed is kept, even if it is no number. */
export function NumberField({ isWhole = false, isSigned = false, ...props }: Props) {
  return (
    <TextField
      {...props}
      inputMode={isSigned ? 'text' : isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="tabular-nums"
    />
  );
}
