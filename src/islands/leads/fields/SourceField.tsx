import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

/** Source of a record. */
export function SourceField({ label, field }: { label: string; field: FieldBinding }) {
  const { t } = useTexts();
  return (
    <Select
      label={label}
      value={field.value}
      onChange={field.onChange}
      error={field.error}
      options={LEAD_SOURCES.map((id) => ({ id, label: t(`leads:sources.${id}`) }))}
    />
  );
}
