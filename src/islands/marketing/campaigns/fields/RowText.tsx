import { useId } from 'react';
import { FieldAid } from '#islands/marketing/help/FieldAid.tsx';
import { useLengthNote } from '#islands/marketing/help/use-length-note.ts';
import { PART_OF_FIELD } from './PartField.tsx';

type Props = {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  limit: number | undefined;
  error: string | undefined;
  isFirst: boolean;
  isFocused: boolean;
  onChange: (text: string) => void;
};

/** A text within a row, which grows with its lines; its label is announced, and shown while it is empty. */
export function RowText(props: Props) {
  const { name, label, placeholder, value, limit, error, isFirst, isFocused, onChange } = props;
  const note = useId();
  const length = useLengthNote([...value].length, limit);
  return (
    <div {...{ [PART_OF_FIELD]: name }} className={`relative ${isFirst ? '' : 'border-t border-line'}`}>
      <textarea
        rows={1}
        aria-label={label}
        aria-describedby={note}
        aria-invalid={error !== undefined}
        placeholder={placeholder}
        value={value}
        // The field that was just asked for.
        autoFocus={isFocused}
        onChange={({ target }) => onChange(target.value)}
        className={`field-sizing-content block min-h-9 w-full resize-none rounded-control bg-transparent px-2 py-2 text-base leading-5 placeholder:text-ink-soft sm:text-sm ${isFirst ? '' : 'text-ink-soft'}`}
      />
      <p id={note} className="px-2 pb-1 text-xs empty:hidden">
        {error === undefined ? null : <span className="block font-medium text-danger-ink">{error}</span>}
        {length === undefined ? null : <span className="block text-ink-soft">{length}</span>}
      </p>
      <div className="px-2 pb-1 has-[>:empty]:hidden">
        <FieldAid name={name} label={label} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
