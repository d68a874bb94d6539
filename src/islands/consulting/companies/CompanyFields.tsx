import { COMPANY_SIZES, COMPANY_STRUCTURES } from '#features/consulting/companies/company.values.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

export function CompanyFields({ field }: { field: (name: string) => FieldBinding }) {
  const { t } = useTexts();
  const size = field('size');
  const structure = field('structure');
  return (
    <>
      <TextField {...field('name')} label={t('consulting:company.name')} isRequired autoFocus />
      <TextField
        {...field('sector')}
        label={t('consulting:company.sector')}
        description={t('consulting:company.sectorHint')}
        isRequired
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('consulting:company.size')}
          value={COMPANY_SIZES.find((id) => id === size.value) ?? null}
          onChange={size.onChange}
          error={size.error}
          options={COMPANY_SIZES.map((id) => ({ id, label: t(`consulting:size.${id}`) }))}
        />
        <Select
          label={t('consulting:company.structure')}
          value={COMPANY_STRUCTURES.find((id) => id === structure.value) ?? null}
          onChange={structure.onChange}
          error={structure.error}
          options={COMPANY_STRUCTURES.map((id) => ({ id, label: t(`consulting:structure.${id}`) }))}
        />
      </div>
      <TextField {...field('email')} type="email" label={t('consulting:company.email')} isRequired={false} />
    </>
  );
}
