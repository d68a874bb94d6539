import { Pencil, Trash2 } from 'lucide-react';
import type { CountedField } from '#features/leads/fields/field.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  field: CountedField;
  /** Left out for a reader. */
  onEdit?: () => void;
  onDelete?: () => void;
};

/** A field in the list of its kind of records. */
export function FieldRow({ field, onEdit, onDelete }: Props) {
  const { t } = useTexts();
  const { label, key, type, options, isRequired, isUnique, help, total = 0 } = field;
  const signs = [isRequired && t('fields:signs.required'), isUnique && t('fields:signs.unique')].filter(
    (sign) => sign !== false,
  );
  return (
    <li className="flex items-start justify-between gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 py-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm leading-6">
          {onEdit ? (
            <button
              type="button"
              onClick={onEdit}
              className="touch-target cursor-pointer text-left font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {label}
            </button>
          ) : (
            <span className="font-semibold wrap-anywhere">{label}</span>
          )}
          <Badge>{t(`fields:types.${type}`)}</Badge>
          {signs.map((sign) => (
            <Badge key={sign} tone="accent">
              {sign}
            </Badge>
          ))}
        </p>
        {options.length > 0 ? (
          <p className="text-sm wrap-anywhere text-ink-soft">
            {options.map((option) => option.label).join(', ')}
          </p>
        ) : null}
        {help === null ? null : <p className="text-sm wrap-anywhere text-ink-soft">{help}</p>}
        <p className="text-xs text-ink-soft">
          <code className="wrap-anywhere">{key}</code> · {t('fields:values', { count: total })}
        </p>
      </div>
      {onEdit && onDelete ? (
        <LazyMenu
          label={t('fields:actions', { name: label })}
          entries={[
            { id: 'edit', label: t('fields:edit'), icon: Pencil, onAction: onEdit },
            { id: 'delete', label: t('fields:delete'), icon: Trash2, tone: 'danger', onAction: onDelete },
          ]}
        />
      ) : null}
    </li>
  );
}
