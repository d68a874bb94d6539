import { Input } from 'react-aria-components/Input';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useState } from 'react';
import { DayText } from './DayText.tsx';
import { CONTROL, FIELD } from './field-styles.ts';
import { FieldParts, type FieldProps } from './field.tsx';
import { useTexts } from './texts.tsx';
import { isUnreadable } from './unread-field.ts';

/** The range of years the server accepts; it also makes browsers reject a fifth digit. */
const YEARS = { min: '1900-01-01', max: '2999-12-31' };

type BaseProps = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> & FieldProps;
type TextFieldProps = BaseProps & { placeholder?: string | undefined };
type TextAreaProps = BaseProps & {
  placeholder?: string | undefined;
  rows?: number;
  /** Small beside the label, for the eye alone. */
  labelNote?: string | undefined;
  /** Shows all that it holds, however long. */
  isWhole?: boolean;
};

export function TextField({
  label,
  description,
  error: judged,
  placeholder,
  className = '',
  ...props
}: TextFieldProps) {
  const { t, tag } = useTexts();
  const isDay = props.type === 'date';
  const [isUnread, setUnread] = useState(false);
  const look = (input: HTMLInputElement) => setUnread(isUnreadable(input));
  // A partial date is no error while the rest is being typed.
  const forgive = (input: HTMLInputElement) => setUnread((before) => before && isUnreadable(input));
  // For February 31 the browser's value is empty: without an error it would be saved as no date.
  const unread = isUnread
    ? t(props.type === 'time' ? 'ui:field.timeUnread' : 'ui:field.dateUnread')
    : undefined;
  const error = judged ?? unread;
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={`${FIELD} ${className}`}
    >
      <FieldParts {...{ label, description, error }} isRequired={props.isRequired}>
        <span className={isDay ? 'day-field' : 'block'}>
          <Input
            {...(placeholder ? { placeholder } : {})}
            {...(isDay && YEARS)}
            onInput={({ currentTarget }) => forgive(currentTarget)}
            onBlur={({ currentTarget }) => look(currentTarget)}
            onInvalid={({ currentTarget }) => look(currentTarget)}
            className={`${CONTROL} h-control px-3`}
          />
          {isDay ? <DayText value={props.value} tag={tag} none={t('ui:field.noDay')} /> : null}
        </span>
      </FieldParts>
    </AriaTextField>
  );
}

export function TextArea({
  label,
  description,
  error,
  placeholder,
  rows = 4,
  labelNote,
  isWhole = false,
  className = '',
  ...props
}: TextAreaProps) {
  // A field that grows with its text ignores `rows`, so the minimum height is set here.
  // One of a line or two shows all that it holds.
  const height =
    rows > 6
      ? 'min-h-52 max-h-80'
      : rows > 4
        ? 'min-h-36 max-h-80'
        : rows > 2
          ? 'min-h-24 max-h-80'
          : 'min-h-control';
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={`${FIELD} ${className}`}
    >
      <FieldParts {...{ label, labelNote, description, error }} isRequired={props.isRequired}>
        <AriaTextArea
          rows={rows}
          {...(placeholder ? { placeholder } : {})}
          className={`${CONTROL} field-sizing-content ${height} ${isWhole ? 'max-h-none!' : ''} resize-y px-3 py-2.5 leading-normal`}
        />
      </FieldParts>
    </AriaTextField>
  );
}
