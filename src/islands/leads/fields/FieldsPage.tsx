import { Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { CountedField, CustomField } from '#features/leads/fields/field.schema.ts';
import { RECORD_KINDS } from '#features/leads/leads.values.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { fieldDialog } from './field-parts.ts';
import { FieldRow } from './FieldRow.tsx';

type Kind = CustomField['kind'];
type PageProps = { first: readonly CountedField[]; firstDeleted: readonly CustomField[]; canManage: boolean };
type Listed = { items: CountedField[] };

export function FieldsPage({ first, firstDeleted, canManage, ...island }: IslandProps & PageProps) {
  return (
    <LeadsIsland {...island}>
      <Fields first={first} firstDeleted={firstDeleted} canManage={canManage} />
    </LeadsIsland>
  );
}

/** The fields that the workspace defines, by the records that have them. */
function Fields({ first, firstDeleted, canManage }: PageProps) {
  const { t } = useTexts();
  const [fields, setFields] = useState(first);
  const [deleted, setDeleted] = useState(firstDeleted);
  const [edited, setEdited] = useState<CountedField | null | undefined>(undefined);
  const [kind, setKind] = useState<Kind>('contact');
  const { isOpening, whenLoaded } = useOpening(fieldDialog);

  async function reload() {
    try {
      const [here, gone] = await Promise.all([
        api<Listed>('GET', '/api/crm/fields?count=true'),
        api<Listed>('GET', '/api/crm/fields?deleted=true'),
      ]);
      setFields(here.items);
      setDeleted(gone.items);
    } catch (error) {
      toast.error(t('ui:list.loadFailed'), errorText(error, t));
    }
  }
  const { remove } = useDeletion('/api/crm/fields', { onChanged: () => void reload() });
  const open = (of: Kind, field: CountedField | null) =>
    void whenLoaded(() => {
      setKind(of);
      setEdited(field);
    });

  async function restore({ id, label: name }: CustomField) {
    try {
      await api('POST', `/api/crm/fields/${id}/restore`, { body: {}, idempotencyKey: newIdempotencyKey() });
      toast.success(t('fields:restored', { name }));
    } catch (error) {
      toast.error(t('fields:restoreFailed'), errorText(error, t));
    }
    await reload();
  }

  return (
    <div className="sm:pt-3">
      {canManage ? null : (
        <p className="mb-6 rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
          {t('fields:readerNote')}
        </p>
      )}
      {RECORD_KINDS.map((of) => {
        const own = fields.filter((field) => field.kind === of);
        return (
          <SettingsSection key={of} title={t(`fields:kinds.${of}`)}>
            {own.length === 0 ? (
              <p className="text-sm text-ink-soft">{t('fields:none')}</p>
            ) : (
              <ul
                aria-label={t(`fields:kinds.${of}`)}
                className="divide-y divide-line rounded-panel border border-line bg-surface"
              >
                {own.map((field) => (
                  <FieldRow
                    key={field.id}
                    field={field}
                    {...(canManage && {
                      onEdit: () => open(of, field),
                      onDelete: () => void remove(field.id, t('fields:deleted', { name: field.label })),
                    })}
                  />
                ))}
              </ul>
            )}
            {canManage ? (
              <p className="mt-4">
                <PlainButton
                  className="act"
                  icon={Plus}
                  {...prefetchOnIntent(fieldDialog)}
                  isPending={isOpening && kind === of}
                  onPress={() => open(of, null)}
                >
                  {t('fields:add')}
                  <span className="sr-only">: {t(`fields:kinds.${of}`)}</span>
                </PlainButton>
              </p>
            ) : null}
          </SettingsSection>
        );
      })}
      {deleted.length > 0 ? (
        <SettingsSection title={t('fields:deletedTitle')}>
          <ul
            aria-label={t('fields:deletedTitle')}
            className="divide-y divide-line rounded-panel border border-line bg-surface"
          >
            {deleted.map((field) => (
              <li key={field.id} className="flex min-h-row items-center justify-between gap-3 px-4 py-2">
                <span className="min-w-0 text-sm wrap-anywhere">
                  {field.label}
                  <span className="block text-xs text-ink-soft">{t(`fields:kinds.${field.kind}`)}</span>
                </span>
                {canManage ? (
                  <PlainButton
                    className="act"
                    size="small"
                    variant="quiet"
                    icon={RotateCcw}
                    onPress={() => void restore(field)}
                  >
                    {t('fields:restore')}
                    <span className="sr-only">: {field.label}</span>
                  </PlainButton>
                ) : null}
              </li>
            ))}
          </ul>
        </SettingsSection>
      ) : null}
      <fieldDialog.Part
        key={edited?.id ?? kind}
        kind={kind}
        field={edited}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          void reload();
        }}
      />
    </div>
  );
}
