import { formName } from '#features/leads/fields/custom-field-list.rules.ts';
import type { CustomFields, DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { CustomControl } from './CustomControl.tsx';
import { customFieldsIn, withValue } from './custom-form.ts';

type Props = { kind: DefinedField['kind']; field: (name: string) => FieldBinding };

/** Takes the whole width of the form. */
const isWide = ({ type }: DefinedField): boolean => type === 'longText' || type === 'choices';

/** The fields that the workspace defines, and behind them what imports and programs have added under names of their own. */
export function CustomFieldsField({ kind, field }: Props) {
  const defined = useTeam().fields.filter((each) => each.kind === kind);
  const control = (of: DefinedField) => (
    <CustomControl key={of.key} of={of} field={field(formName(of.key))} />
  );
  return (
    <>
      {defined.length === 0 ? null : (
        <div className="fields sm:grid-cols-2">
          {defined.map((of) =>
            isWide(of) ? (
              <div key={of.key} className="sm:col-span-2">
                {control(of)}
              </div>
            ) : (
              control(of)
            ),
          )}
        </div>
      )}
      <OtherValues field={field('customFields')} />
    </>
  );
}

function OtherValues({ field }: { field: FieldBinding }) {
  const { t } = useTexts();
  const fields = customFieldsIn(field.value);
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  const error =
    field.error === undefined ? null : (
      <p role="alert" className="mt-2 text-sm text-danger-ink">
        {field.error}
      </p>
    );
  if (entries.length === 0) return error;
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
      {error}
    </fieldset>
  );
}
