import { ChevronDown, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { foldText } from '#shared/texts/text.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { CONTROL, FIELD } from '#islands/ui/field-styles.ts';
import { FieldParts } from '#islands/ui/field.tsx';
import { LIST_ITEM, POPOVER } from '#islands/ui/popover-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';

const TYPING_PAUSE_MS = 200;
/** Id of the last option, which creates a record with the typed name. */
const CREATE = -1;

export type Found = Named & { detail: string | null };
export type Search<Item extends Found> = (q: string, signal: AbortSignal) => Promise<Item[]>;

export type PickerProps<Item extends Named> = {
  label: string;
  value: Named | null;
  onChange: (value: Item | null) => void;
  error?: string | undefined;
  /** Called with an unknown name, which the last option or saving will create. */
  onTyped?: (name: string) => void;
  typedName?: string;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** Selects a record by typing part of its name, searched on the server. `search` must be a stable function. */
export function SearchPicker<Item extends Found>({
  search,
  label,
  value,
  onChange,
  error,
  onTyped,
  typedName = '',
  isRequired = false,
  autoFocus,
}: PickerProps<Item> & { search: Search<Item> }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(value?.name ?? typedName);
  const [found, setFound] = useState<Item[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const q = typed === value?.name ? '' : typed;
  // The selected item must be in the list, or blur would clear the field.
  const listed: Found[] =
    value === null || found.some(({ id }) => id === value.id)
      ? found
      : [...found, { ...value, detail: null }];
  const name = typed.trim();
  const isNew =
    onTyped !== undefined &&
    name !== '' &&
    [...listed, ...(value ? [value] : [])].every((item) => foldText(item.name) !== foldText(name));
  const items: Found[] = isNew
    ? [...listed, { id: CREATE, name: t('leads:picker.create', { name }), detail: null }]
    : listed;
  const type = (text: string) => {
    setTyped(text);
    // A changed name deselects the previous record.
    if (text !== value?.name) onTyped?.(text);
  };

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(q, controller.signal).then(
        (items) => {
          setFound(items);
          setFailed(false);
        },
        () => {
          if (!controller.signal.aborted) setFailed(true);
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, q]);

  return (
    <ComboBox
      items={items}
      value={value?.id ?? null}
      inputValue={typed}
      onInputChange={type}
      {...(onTyped && { allowsCustomValue: true })}
      onChange={(key) => {
        const chosen = found.find(({ id }) => id === key);
        if (chosen) {
          onChange(chosen);
          setTyped(chosen.name);
        } else if (onTyped) type(typed);
        else if (key === null) onChange(null);
        else setTyped(value?.name ?? '');
      }}
      allowsEmptyCollection
      menuTrigger="input"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      isRequired={isRequired}
      {...(autoFocus && { autoFocus })}
      className={FIELD}
    >
      <FieldParts
        {...{ label, isRequired, error }}
        description={isNew && value === null ? t('leads:picker.willCreate', { name }) : undefined}
      >
        <div className="relative flex items-center">
          <Input
            placeholder={t('leads:picker.placeholder')}
            className={`${CONTROL} h-control truncate pr-20 pl-3`}
          />
          {value === null && (typed === '' || !onTyped) ? null : (
            <Button
              slot={null}
              aria-label={t('leads:picker.clear')}
              onPress={() => {
                onChange(null);
                setTyped('');
                onTyped?.('');
              }}
              className="absolute right-9 grid size-control place-items-center text-ink-soft data-hovered:text-ink"
            >
              <X size={16} aria-hidden="true" />
            </Button>
          )}
          <Button className="absolute right-0 grid size-control place-items-center text-ink-soft data-hovered:text-ink">
            <ChevronDown size={18} aria-hidden="true" />
          </Button>
        </div>
      </FieldParts>
      <Popover className={`${POPOVER} min-w-(--trigger-width)`}>
        <ListBox<Found>
          renderEmptyState={() => (
            <p className="px-3 py-3 text-sm text-ink-soft">
              {t(hasFailed ? 'leads:picker.searchFailed' : 'leads:picker.empty')}
            </p>
          )}
          className="max-h-72 overflow-auto p-1 outline-none"
        >
          {({ id, name, detail }) => (
            <ListBoxItem
              id={id}
              textValue={id === CREATE ? typed : name}
              className={`${id === CREATE ? 'font-semibold text-accent-ink' : 'text-ink'} ${LIST_ITEM}`}
            >
              <span className="min-w-0">
                <span className="block truncate">{name}</span>
                {detail === null ? null : (
                  <span className="block truncate text-xs text-ink-soft">{detail}</span>
                )}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
