import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { CONTROL, FIELD } from './field-styles.ts';
import { FieldParts, type FieldProps } from './field.tsx';
import { LIST_ITEM, POPOVER } from './popover-styles.ts';
import { useTexts } from './texts.tsx';

export type Option<Value extends string> = { id: Value; label: string; description?: string };

type SelectProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
  placeholder?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, description, error, options, value, onChange, placeholder, className = '', ...rest } = props;
  const { t } = useTexts();
  return (
    <AriaSelect
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      placeholder={placeholder ?? t('ui:field.choose')}
      value={value}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={`group ${FIELD} ${className}`}
    >
      <FieldParts {...{ label, description, error }} isRequired={props.isRequired}>
        <Button
          className={`${CONTROL} flex h-control items-center gap-2 pr-2.5 pl-3 text-left group-data-invalid:border-danger`}
        >
          <SelectValue className="flex-1 truncate data-placeholder:text-ink-soft">
            {({ defaultChildren, isPlaceholder, selectedText }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
        </Button>
      </FieldParts>
      <Popover className={`${POPOVER} max-w-[min(36rem,calc(100vw-1.5rem))] min-w-(--trigger-width)`}>
        <ListBox items={options} className="max-h-80 overflow-auto p-1 outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              className={`group/item text-ink ${LIST_ITEM}`}
            >
              <span className="flex-1">
                {option.label}
                {option.description && (
                  <span className="mt-0.5 line-clamp-3 text-xs text-ink-soft">{option.description}</span>
                )}
              </span>
              <Check
                size={16}
                aria-hidden="true"
                className="invisible shrink-0 text-accent-ink group-data-selected/item:visible"
              />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
