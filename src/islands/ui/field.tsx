import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useTexts } from './texts.tsx';

/** Props of every field. `error` is a message from the schema or the server. */
export type FieldProps = {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  className?: string;
};

export const CONTROL =
  'w-full rounded-control border border-line-strong bg-surface text-base text-ink transition-colors duration-quick ' +
  'placeholder:text-ink-soft data-hovered:border-ink-soft data-focused:border-accent-ink data-focused:outline-2 ' +
  'data-focused:-outline-offset-1 data-focused:outline-accent-ink data-invalid:border-danger ' +
  'data-disabled:cursor-not-allowed data-disabled:bg-sunken data-disabled:text-ink-soft sm:text-sm';

/** Marks optional fields, because most are required. */
export function FieldLabel({ label, isRequired }: { label: string; isRequired: boolean | undefined }) {
  const { t } = useTexts();
  return (
    <Label className="flex items-baseline justify-between gap-3 text-sm font-medium text-ink">
      {label}
      {isRequired === false && (
        <span className="text-xs font-normal text-ink-soft">{t('ui:field.optional')}</span>
      )}
    </Label>
  );
}

/**
 * The line below a field. Its height is reserved: an error that appears or disappears on blur must not move the button
 * that is being pressed.
 */
export function FieldNote({ description, error }: Pick<FieldProps, 'description' | 'error'>) {
  return (
    <div className="min-h-5 text-xs leading-5">
      {error === undefined ? (
        description && (
          <Text slot="description" className="text-ink-soft">
            {description}
          </Text>
        )
      ) : (
        <FieldError className="font-medium text-danger-ink">{error}</FieldError>
      )}
    </div>
  );
}
