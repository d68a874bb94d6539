import { ChevronDown, X } from 'lucide-react';
import { memo, type ActionDispatch } from 'react';
import { pasteMistakes } from '#features/consulting/profile/paste/paste-check.rules.ts';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { PRODUCT_TYPES } from '#features/consulting/profile/product.values.ts';
import type { TextKey } from '#i18n/index.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { KindName, RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import type { Entry, EntryChange } from './use-several.ts';

type Change = ActionDispatch<[EntryChange]>;
type Control = 'line' | 'paragraph' | 'rating' | 'type';
type Field = { name: string; label: TextKey; control: Control };

const FIELDS: Record<KindName, readonly Field[]> = {
  contact: [
    { name: 'name', label: 'consulting:contact.name', control: 'line' },
    { name: 'position', label: 'consulting:contact.position', control: 'line' },
    { name: 'phone', label: 'consulting:contact.phone', control: 'line' },
    { name: 'email', label: 'consulting:contact.email', control: 'line' },
  ],
  product: [
    { name: 'name', label: 'consulting:product.name', control: 'line' },
    { name: 'description', label: 'consulting:product.description', control: 'paragraph' },
    { name: 'type', label: 'consulting:product.type', control: 'type' },
  ],
  department: [
    { name: 'name', label: 'consulting:department.name', control: 'line' },
    { name: 'function', label: 'consulting:department.function', control: 'paragraph' },
    { name: 'digitalizationLevel', label: 'consulting:department.digitalization', control: 'rating' },
  ],
  problem: [
    { name: 'description', label: 'consulting:problem.description', control: 'paragraph' },
    { name: 'priority', label: 'consulting:problem.priority', control: 'rating' },
  ],
  strength: [
    { name: 'description', label: 'consulting:strength.description', control: 'paragraph' },
    { name: 'impact', label: 'consulting:strength.impact', control: 'rating' },
  ],
};

const COLUMNS: Record<KindName, string> = {
  contact: 'sm:grid-cols-[1fr_1fr_1fr_1fr_auto]',
  product: 'sm:grid-cols-[2fr_3fr_7.5rem_auto]',
  department: 'sm:grid-cols-[2fr_3fr_6.5rem_auto]',
  problem: 'sm:grid-cols-[1fr_6.5rem_auto]',
  strength: 'sm:grid-cols-[1fr_6.5rem_auto]',
};

const CONTROL =
  'w-full rounded-control border border-line-strong bg-surface px-2.5 text-base text-ink hover:border-ink-soft ' +
  'aria-invalid:border-danger sm:text-sm';

type Props<Row extends StoredRow> = { kind: RowKind<Row>; entries: readonly Entry[]; change: Change };

/** Plain fields, because there may be eight hundred of them. */
export function SeveralPreview<Row extends StoredRow>({ kind, entries, change }: Props<Row>) {
  return (
    <ol className="grid gap-3">
      {entries.map((entry, index) => (
        <EntryFields key={entry.key} kind={kind} entry={entry} place={index + 1} change={change} />
      ))}
    </ol>
  );
}

type EntryProps = { kind: Pick<RowKind, 'name' | 'list'>; entry: Entry; place: number; change: Change };

/** Memoised, so that typing in one entry does not render the others. */
const EntryFields = memo(function EntryFields({ kind, entry, place, change }: EntryProps) {
  const { t } = useTexts();
  const { key, row, refused } = entry;
  const mistakes = pasteMistakes(row, kind.list);
  const problems = FIELDS[kind.name].flatMap(({ name, label }) => {
    const mistake = mistakes[name];
    const message = mistake ? t(`consulting:several.mistakes.${mistake}`) : refused[name];
    return message === undefined ? [] : [{ name, text: `${t(label)}: ${message}` }];
  });
  return (
    <li className="rounded-control border border-line p-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] has-[[aria-invalid=true]]:border-danger">
      <div className={`grid grid-cols-[minmax(0,1fr)_auto] gap-2 ${COLUMNS[kind.name]}`}>
        {FIELDS[kind.name].map(({ name, label, control }, index, { length }) => (
          <EntryControl
            key={name}
            control={control}
            isLast={index === length - 1}
            label={t('consulting:several.field', { field: t(label), place })}
            placeholder={t(label)}
            value={row[name] ?? ''}
            errorId={problems.some((problem) => problem.name === name) ? `entry-${key}` : undefined}
            onChange={(value) => change({ type: 'change', key, field: name, value })}
          />
        ))}
        <button
          type="button"
          aria-label={t('consulting:several.remove', { place })}
          className={iconButtonClass()}
          onClick={() => change({ type: 'remove', key })}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {row['isPrimary'] === 'on' ? <Badge tone="accent">{t('consulting:contact.primary')}</Badge> : null}
      {problems.length > 0 ? (
        <p id={`entry-${key}`} className="pt-1.5 text-xs font-medium text-danger-ink">
          {problems.map(({ text }) => text).join(' · ')}
        </p>
      ) : null}
    </li>
  );
});

type ControlProps = {
  control: Control;
  /** On a phone it shares its line with the remove button. */
  isLast: boolean;
  label: string;
  placeholder: string;
  value: string;
  errorId: string | undefined;
  onChange: (value: string) => void;
};

function EntryControl({ control, isLast, label, placeholder, value, errorId, onChange }: ControlProps) {
  const { t } = useTexts();
  const style = `${CONTROL} ${isLast ? '' : 'max-sm:col-span-2'}`;
  const shared = {
    'aria-label': label,
    ...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }),
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (control === 'line')
    return <input {...shared} placeholder={placeholder} className={`${style} h-control`} />;
  if (control === 'paragraph')
    return (
      <textarea
        {...shared}
        placeholder={placeholder}
        rows={1}
        className={`${style} field-sizing-content max-h-40 min-h-control resize-y py-2.5 leading-normal`}
      />
    );
  const options =
    control === 'type'
      ? PRODUCT_TYPES.map((type) => ({ value: type as string, name: t(`consulting:product.types.${type}`) }))
      : ['1', '2', '3', '4', '5'].map((each) => ({ value: each, name: `${each}/5` }));
  return (
    <span className={`relative ${isLast ? '' : 'max-sm:col-span-2'}`}>
      <select {...shared} className={`${CONTROL} h-control appearance-none pr-8`}>
        {options.some((option) => option.value === value) ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
