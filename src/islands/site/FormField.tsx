import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FORM_FIELDS, type FormField as FieldName } from '#features/site/contact/enquiry.rules.ts';
import { MAX_LINE, MAX_PARAGRAPH } from '#shared/limits.ts';

type Props = {
  name: FieldName;
  label: string;
  isRequired?: boolean;
  error: string | undefined;
  kind?: 'text' | 'email' | 'lines' | 'choice';
  autoComplete?: string;
  value: string;
  className?: string;
  children?: ReactNode;
};

/** Styled in site.css: utility classes would be half the size of the form. */
const CONTROL = 'contact-control';

/** A plain, uncontrolled field with its label, so that text typed before hydration is kept. */
export function FormField({ name, label, isRequired = false, error, kind = 'text', value, ...rest }: Props) {
  const id = useId();
  const { autoComplete, className = '', children } = rest;
  const shared = {
    id,
    name: FORM_FIELDS[name],
    defaultValue: value,
    ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  };
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={`mb-label block w-fit text-sm font-medium ${isRequired ? 'required' : ''}`}
      >
        {label}
      </label>
      {kind === 'lines' ? (
        <textarea
          {...shared}
          rows={4}
          maxLength={MAX_PARAGRAPH}
          className={`${CONTROL} block min-h-28 py-2.5`}
        />
      ) : kind === 'choice' ? (
        <div className="relative">
          <select {...shared} className={`${CONTROL} h-12 appearance-none pr-10`}>
            {children}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
          />
        </div>
      ) : (
        <input
          {...shared}
          type={kind}
          required={isRequired}
          maxLength={kind === 'email' ? 254 : MAX_LINE}
          autoComplete={autoComplete}
          className={`${CONTROL} h-12`}
        />
      )}
      <p id={`${id}-error`} className="mt-label empty:hidden text-xs leading-5 font-medium text-danger-ink">
        {error}
      </p>
    </div>
  );
}
