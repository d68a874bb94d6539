import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { RecordFields } from '#islands/leads/records/RecordFields.tsx';
import { PickerField } from '#islands/leads/search/PickerField.tsx';

const FURTHER = ['emails', 'phones'] as const;

export function ContactFields({ field }: { field: (name: string) => FieldBinding }) {
  const { t } = useTexts();
  const further = FURTHER.map((name) => (
    <TextField
      key={name}
      {...field(name)}
      label={t(`leads:contacts.${name}`)}
      description={t(`leads:contacts.${name}Hint`)}
    />
  ));
  const company = (
    <PickerField kind="company" label={t('leads:contacts.company')} field={field} isCreatable />
  );
  return (
    <RecordFields
      area="contacts"
      list={CONTACT_FIELDS}
      field={field}
      first={['firstName', 'lastName', 'email', 'phone', 'position']}
      further={{ names: FURTHER, controls: further }}
      after={{ phone: company }}
    />
  );
}
