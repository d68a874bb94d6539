import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { FieldNotes, type FieldProps } from './field.tsx';

type Props = Pick<FieldProps, 'label' | 'error'> & { value: string; onChange: (value: string) => void };

/** The name of what is edited, typed where it is read: in the header, whose height an error does not change. */
export function TitleField({ label, error, value, onChange }: Props) {
  return (
    <TextField
      aria-label={label}
      value={value}
      onChange={onChange}
      isRequired
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="relative grid"
    >
      <Input className="display -mx-2 field-sizing-content max-w-[calc(100%+1rem)] min-w-24 rounded-control border border-transparent bg-transparent px-2 text-base leading-6 text-ellipsis text-ink transition-colors duration-quick data-focused:border-accent-ink data-focused:bg-surface data-focused:outline-2 data-focused:-outline-offset-1 data-focused:outline-accent-ink data-hovered:border-line-strong data-invalid:border-danger sm:text-lg sm:leading-6" />
      {error === undefined ? null : (
        <div className="absolute top-full left-0 z-10 mt-1 rounded-control bg-danger-soft px-2 py-1">
          <FieldNotes error={error} />
        </div>
      )}
    </TextField>
  );
}
