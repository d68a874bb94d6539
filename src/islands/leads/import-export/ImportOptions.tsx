import { DATE_FIELDS } from '#features/leads/import-export/reading/fields.values.ts';
import { DATE_ORDERS } from '#features/leads/leads.values.ts';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { ImportState } from './use-import.ts';

/** Options that the file cannot answer: which values win, and the order of day and month. */
export function ImportOptions({ state }: { state: ImportState }) {
  const { t } = useTexts();
  const hasDates = Object.values(state.mapping).some((field) => DATE_FIELDS.includes(field));
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('leads:imports.overwriteLabel')}
          value={state.overwrite ? 'yes' : 'no'}
          onChange={(value) => state.setOverwrite(value === 'yes')}
          options={(['no', 'yes'] as const).map((id) => ({ id, label: t(`leads:imports.overwrite.${id}`) }))}
        />
        {hasDates ? <DateOrderField state={state} /> : null}
      </div>
      <p className="text-sm text-ink-soft">{t('leads:imports.overwriteHint')}</p>
    </div>
  );
}

export function DateOrderField({ state }: { state: ImportState }) {
  const { t } = useTexts();
  return (
    <ChoiceField
      label={t('leads:imports.dateOrder')}
      value={state.dateOrder ?? 'auto'}
      onChange={(value) => state.setDateOrder(value === 'auto' ? null : value)}
      options={(['auto', ...DATE_ORDERS] as const).map((id) => ({
        id,
        label: t(`leads:imports.dateOrders.${id}`),
      }))}
    />
  );
}
