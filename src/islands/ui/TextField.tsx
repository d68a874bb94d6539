import { Input } from 'react-aria-components/Input';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { CONTROL, FieldLabel, FieldNote, type FieldProps } from './field.tsx';

type BaseProps = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> & FieldProps;
type TextFieldProps = BaseProps & { placeholder?: string | undefined };
type TextAreaProps = BaseProps & { placeholder?: string | undefined; rows?: number };

export function TextField({
  label,
  description,
  error,
  placeholder,
  className = '',
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={`flex flex-col gap-1.5 ${className}`}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Input {...(placeholder ? { placeholder } : {})} className={`${CONTROL} h-11 px-3`} />
      <FieldNote description={description} error={error} />
    </AriaTextField>
  );
}

export function TextArea({
  label,
  description,
  error,
  placeholder,
  rows = 4,
  className = '',
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={`flex flex-col gap-1.5 ${className}`}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <AriaTextArea
        rows={rows}
        {...(placeholder ? { placeholder } : {})}
        className={`${CONTROL} field-sizing-content max-h-80 min-h-24 resize-y px-3 py-2.5 leading-normal`}
      />
      <FieldNote description={description} error={error} />
    </AriaTextField>
  );
}
