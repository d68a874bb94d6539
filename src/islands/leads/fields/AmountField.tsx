import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

/** Typed with a decimal sign and sent in cents: what is wrong with the cents is said of the text. */
export function AmountField({
  field,
  name = 'amount',
}: {
  field: (name: string) => FieldBinding;
  name?: string;
}) {
  const { t } = useTexts();
  return (
    <TextField
      {...field(name)}
      error={field(`${name}Cents`).error}
      label={t('leads:opportunities.amount')}
      inputMode="decimal"
    />
  );
}
