import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { customFieldsIn, withValue } from './custom-form.ts';

/** Other fields of a record, which imports and programs have added: one control each, under their own names. */
export function CustomFieldsField({ field }: { field: FieldBinding }) {
  const { t } = useTexts();
  const fields = customFieldsIn(field.value);
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  if (entries.length === 0) return null;
  const change = (name: string, text: string) => {
    const next: CustomFields = withValue(fields, name, text);
    field.onChange(JSON.stringify(next));
  };
  return (
    <fieldset className="min-w-0 border-0 p-0">
      <legend className="mb-3 font-semibold">{t('leads:common.otherFields')}</legend>
      <div className="fields sm:grid-cols-2">
        {entries.map(([name, value]) => (
          <TextField
            key={name}
            name={`customFields.${name}`}
            label={name}
            value={String(value)}
            onChange={(text) => change(name, text)}
            error={undefined}
          />
        ))}
      </div>
      {field.error === undefined ? null : (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {field.error}
        </p>
      )}
    </fieldset>
  );
}
