import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { PickerField } from '#islands/leads/search/PickerField.tsx';
import { CustomFieldsField } from '#islands/leads/fields/CustomFieldsField.tsx';
import { TagsField } from '#islands/leads/fields/TagsField.tsx';
import { SourceField } from '#islands/leads/fields/SourceField.tsx';

export function ContactFields({ field }: { field: (name: string) => FieldBinding }) {
  const { t } = useTexts();
  return (
    <>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2 sm:items-end">
        <TextField {...field('firstName')} label={t('leads:contacts.firstName')} isRequired autoFocus />
        <TextField {...field('lastName')} label={t('leads:contacts.lastName')} isRequired={false} />
        <TextField {...field('email')} type="email" label={t('leads:contacts.email')} isRequired={false} />
        <TextField
          {...field('phone')}
          type="tel"
          label={t('leads:contacts.phone')}
          description={t('leads:contacts.phoneHint')}
          isRequired={false}
        />
        {(['emails', 'phones'] as const).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={t(`leads:contacts.${name}`)}
            description={t(`leads:contacts.${name}Hint`)}
            isRequired={false}
          />
        ))}
        <PickerField kind="company" label={t('leads:contacts.company')} field={field} isCreatable />
        <TextField {...field('position')} label={t('leads:contacts.position')} isRequired={false} />
        <TagsField field={field('tags')} />
        <SourceField label={t('leads:contacts.source')} field={field('source')} />
      </div>
      <TextArea {...field('notes')} label={t('leads:contacts.notes')} rows={3} isRequired={false} />
      <CustomFieldsField field={field('customFields')} />
    </>
  );
}
