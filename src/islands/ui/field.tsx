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

/** Help under the field's label, where it is read before one types. */
export function FieldHelp({ description }: Pick<FieldProps, 'description'>) {
  if (!description) return null;
  return (
    <Text slot="description" className="-mt-1 text-xs leading-5 text-ink-soft">
      {description}
    </Text>
  );
}

/** Below the field, and only with an error: a form shows errors after it was sent, so no press is lost to the shift. */
export function FieldMistake({ error }: Pick<FieldProps, 'error'>) {
  if (error === undefined) return null;
  return <FieldError className="text-xs leading-5 font-medium text-danger-ink">{error}</FieldError>;
}
