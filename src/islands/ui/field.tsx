import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { LABEL } from './field-styles.ts';

/** Props of every field. `error` is a message from the schema or the server. */
export type FieldProps = {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  className?: string;
};

/** A field from above: its label, the control, an error, and the help. */
export function FieldParts({
  label,
  isRequired,
  labelNote,
  children,
  ...notes
}: Omit<FieldProps, 'className' | 'isRequired'> & {
  isRequired: boolean | undefined;
  labelNote?: string | undefined;
  children: ReactNode;
}) {
  const name = <Label className={isRequired ? `required ${LABEL}` : LABEL}>{label}</Label>;
  return (
    <>
      {labelNote === undefined ? (
        name
      ) : (
        <span className="flex items-baseline gap-2">
          {name}
          <span aria-hidden="true" className="text-xs text-ink-soft">
            {labelNote}
          </span>
        </span>
      )}
      {children}
      <FieldNotes {...notes} />
    </>
  );
}

/** An error stands there only while there is one: a form shows errors after it was sent, so no press is lost to the shift. */
export function FieldNotes({ error, description }: Pick<FieldProps, 'error' | 'description'>) {
  return (
    <>
      {error === undefined ? null : (
        <FieldError className="text-xs leading-5 font-medium text-danger-ink">{error}</FieldError>
      )}
      {description ? (
        <Text slot="description" className="text-xs leading-5 text-ink-soft">
          {description}
        </Text>
      ) : null}
    </>
  );
}
