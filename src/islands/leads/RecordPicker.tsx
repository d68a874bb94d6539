import { ChevronDown, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Company } from '#features/leads/crm-company.schema.ts';
import type { Contact } from '#features/leads/crm-contact.schema.ts';
import { contactName } from '#features/leads/contact-name.rules.ts';
import type { Named, Opportunity } from '#features/leads/opportunity.schema.ts';
import type { RecordKind } from '#features/leads/record-activity.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '../api.ts';
import { CONTROL, FieldLabel, FieldNote } from '../ui/field.tsx';
import { LIST_ITEM, POPOVER } from '../ui/list-styles.ts';
import { useTexts } from '../ui/texts.tsx';

const TYPING_PAUSE_MS = 200;
const OFFERED = 8;

type Found = Named & { detail: string | null };

async function search(kind: RecordKind, q: string, signal: AbortSignal): Promise<Found[]> {
  const query = new URLSearchParams({ limit: String(OFFERED), ...(q.trim() !== '' && { q: q.trim() }) });
  if (kind === 'contact') {
    const { items } = await api<Page<Contact>>('GET', `/api/crm/contacts?${query}`, { signal });
    return items.map((contact) => ({
      id: contact.id,
      name: contactName(contact),
      detail: contact.companyName ?? contact.email,
    }));
  }
  if (kind === 'opportunity') {
    const { items } = await api<Page<Opportunity>>('GET', `/api/crm/opportunities?${query}`, { signal });
    return items.map(({ id, title, company, contact }) => ({
      id,
      name: title,
      detail: company?.name ?? contact?.name ?? null,
    }));
  }
  const { items } = await api<Page<Company>>('GET', `/api/crm/companies?${query}`, { signal });
  return items.map(({ id, name, domain }) => ({ id, name, detail: domain }));
}

type Props = {
  kind: RecordKind;
  label: string;
  value: Named | null;
  onChange: (value: Named | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** Chooses one of the caller's records by typing a part of its name. */
export function RecordPicker({ kind, label, value, onChange, error, isRequired = false, autoFocus }: Props) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(value?.name ?? '');
  const [found, setFound] = useState<Found[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const q = typed === value?.name ? '' : typed;
  // What is chosen belongs to the list, or leaving the field would empty it.
  const items =
    value === null || found.some(({ id }) => id === value.id)
      ? found
      : [...found, { ...value, detail: null }];

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(kind, q, controller.signal).then(
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
  }, [kind, q]);

  return (
    <ComboBox
      items={items}
      value={value?.id ?? null}
      inputValue={typed}
      onInputChange={setTyped}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) {
          onChange({ id: chosen.id, name: chosen.name });
          setTyped(chosen.name);
        } else if (key === null) onChange(null);
      }}
      allowsEmptyCollection
      menuTrigger="input"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      isRequired={isRequired}
      {...(autoFocus && { autoFocus })}
      className="flex flex-col gap-1.5"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className="relative flex items-center">
        <Input placeholder={t('leads:picker.placeholder')} className={`${CONTROL} h-11 pr-20 pl-3`} />
        {value === null ? null : (
          <Button
            slot={null}
            aria-label={t('leads:picker.clear')}
            onPress={() => {
              onChange(null);
              setTyped('');
            }}
            className="absolute right-9 grid size-11 place-items-center text-ink-soft data-hovered:text-ink"
          >
            <X size={16} aria-hidden="true" />
          </Button>
        )}
        <Button className="absolute right-0 grid size-11 place-items-center text-ink-soft data-hovered:text-ink">
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      </div>
      <FieldNote description={undefined} error={error} />
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
            <ListBoxItem id={id} textValue={name} className={`text-ink ${LIST_ITEM}`}>
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

type Binding = { value: string; onChange: (value: string) => void; error: string | undefined };

/** In a record's form, whose values are texts: the id and the name stand in fields of their own. */
export function PickerField({
  kind,
  label,
  id,
  name,
  isRequired = false,
  autoFocus = false,
}: {
  kind: RecordKind;
  label: string;
  id: Binding;
  name: Binding;
  isRequired?: boolean;
  autoFocus?: boolean;
}) {
  return (
    <RecordPicker
      kind={kind}
      label={label}
      value={id.value === '' ? null : { id: Number(id.value), name: name.value }}
      onChange={(chosen) => {
        id.onChange(chosen === null ? '' : String(chosen.id));
        name.onChange(chosen?.name ?? '');
      }}
      error={id.error}
      isRequired={isRequired}
      autoFocus={autoFocus}
    />
  );
}
