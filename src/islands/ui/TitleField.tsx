import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { FieldNotes, type FieldProps } from './field.tsx';
import { useIsPhone } from './use-is-phone.ts';

type Props = Pick<FieldProps, 'label' | 'error'> & { value: string; onChange: (value: string) => void };

const FIELD =
  'display -mx-2 field-sizing-content max-w-[calc(100%+1rem)] min-w-24 rounded-control border border-transparent bg-transparent px-2 text-base text-ellipsis text-ink transition-colors duration-quick data-focused:border-accent-ink data-focused:bg-surface data-focused:outline-2 data-focused:-outline-offset-1 data-focused:outline-accent-ink data-hovered:border-line-strong data-invalid:border-danger sm:text-lg sm:leading-6';

/** The name of what is edited, typed where it is read: in the header, whose height an error does not change. A phone shows two lines of it. */
export function TitleField({ label, error, value, onChange }: Props) {
  const isPhone = useIsPhone();
  return (
    <TextField
      aria-label={label}
      value={value}
      onChange={(next) => onChange(next.replaceAll('\n', ' '))}
      isRequired
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="relative grid"
    >
      {isPhone ? (
        <TextArea rows={1} className={`${FIELD} max-h-[2lh] resize-none overflow-hidden leading-5`} />
      ) : (
        <Input className={`${FIELD} leading-6`} />
      )}
      {error === undefined ? null : (
        <div className="absolute top-full left-0 z-10 mt-1 rounded-control bg-danger-soft px-2 py-1">
          <FieldNotes error={error} />
        </div>
      )}
    </TextField>
  );
}
