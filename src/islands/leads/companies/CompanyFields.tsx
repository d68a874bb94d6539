import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { CustomFieldsField } from '#islands/leads/fields/CustomFieldsField.tsx';
import { TagsField } from '#islands/leads/fields/TagsField.tsx';
import { SourceField } from '#islands/leads/fields/SourceField.tsx';

export function CompanyFields({ field }: { field: (name: string) => FieldBinding }) {
  const { t } = useTexts();
  return (
    <>
      <TextField {...field('name')} label={t('leads:companies.name')} isRequired autoFocus />
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2 sm:items-end">
        <TextField
          {...field('domain')}
          label={t('leads:companies.domain')}
          description={t('leads:companies.domainHint')}
          isRequired={false}
        />
        <TextField {...field('taxId')} label={t('leads:companies.taxId')} isRequired={false} />
        <TextField {...field('sector')} label={t('leads:companies.sector')} isRequired={false} />
        <TextField
          {...field('size')}
          label={t('leads:companies.size')}
          description={t('leads:companies.sizeHint')}
          isRequired={false}
        />
        <TextField {...field('phone')} type="tel" label={t('leads:companies.phone')} isRequired={false} />
        <TextField {...field('address')} label={t('leads:companies.address')} isRequired={false} />
        <TagsField field={field('tags')} />
        <SourceField label={t('leads:companies.source')} field={field('source')} />
      </div>
      <TextArea {...field('notes')} label={t('leads:companies.notes')} rows={3} isRequired={false} />
      <CustomFieldsField field={field('customFields')} />
    </>
  );
}
