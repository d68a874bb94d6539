import { Check, Minus } from 'lucide-react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import type { ReactNode } from 'react';
import { FieldNotes } from './field.tsx';

type CheckboxProps = Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> & {
  /** Omit it (and set aria-label) in table cells. */
  children?: ReactNode;
  description?: string | undefined;
  error?: string | undefined;
  className?: string;
};

const BOX =
  'mt-px grid size-5 shrink-0 place-items-center rounded-[4px] border border-line-strong bg-surface text-on-accent ' +
  'transition-colors duration-quick group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 ' +
  'group-data-focus-visible:outline-accent-ink group-data-hovered:border-ink-soft group-data-invalid:border-danger ' +
  'group-data-indeterminate:border-accent group-data-indeterminate:bg-accent group-data-selected:border-accent ' +
  'group-data-selected:bg-accent';

export function Checkbox({ children, description, error, className = '', ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} validationBehavior="aria" isInvalid={error !== undefined} className={className}>
      <CheckboxButton className="group in-data-disabled:opacity-45 flex min-h-control min-w-control items-start gap-3 py-[calc((var(--control)-1.25rem)/2)] text-sm leading-5 text-ink outline-none">
        {({ isIndeterminate, isSelected }) => (
          <>
            <span className={BOX}>
              {isIndeterminate && <Minus size={14} strokeWidth={3} aria-hidden="true" />}
              {isSelected && !isIndeterminate && <Check size={14} strokeWidth={3} aria-hidden="true" />}
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
      {(description !== undefined || error !== undefined) && (
        <div className="-mt-2 flex flex-col pl-8">
          <FieldNotes {...{ description, error }} />
        </div>
      )}
    </CheckboxField>
  );
}
