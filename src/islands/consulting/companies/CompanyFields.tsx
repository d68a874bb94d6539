import {
  COMPANY_SIZES,
  COMPANY_STRUCTURES,
  CURRENCIES,
  DEFAULT_CURRENCY,
  PERSONAL_DATA,
} from '#features/consulting/companies/company.values.ts';
import { namedCountries } from '#features/consulting/companies/country.rules.ts';
import { currencySign } from '#shared/numbers/money-text.ts';
import { FiguresDisclosure } from '#islands/consulting/profile/FiguresDisclosure.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { NumberField } from '#islands/ui/NumberField.tsx';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

const FIGURES = [
  'employees',
  'hourlyCostCents',
  'budgetCents',
  'weeksPerYear',
  'currency',
  'startDate',
  'deadline',
  'tools',
  'personalData',
  'isPublicSector',
];

export function CompanyFields({ field }: { field: (name: string) => FieldBinding }) {
  const { locale, t } = useTexts();
  const size = field('size');
  const structure = field('structure');
  return (
    <>
      <TextField {...field('name')} label={t('consulting:company.name')} isRequired autoFocus />
      <div className="fields sm:grid-cols-2">
        <TextField
          {...field('sector')}
          label={t('consulting:company.sector')}
          description={t('consulting:company.sectorHint')}
          isRequired
        />
        <OptionalSelect
          {...field('country')}
          label={t('consulting:company.country')}
          description={t('consulting:company.countryHint')}
          noneLabel={t('consulting:figure.notStated')}
          options={namedCountries(locale)}
        />
      </div>
      <div className="fields sm:grid-cols-2">
        <Select
          label={t('consulting:company.size')}
          isRequired
          value={COMPANY_SIZES.find((id) => id === size.value) ?? null}
          onChange={size.onChange}
          error={size.error}
          options={COMPANY_SIZES.map((id) => ({ id, label: t(`consulting:size.${id}`) }))}
        />
        <Select
          label={t('consulting:company.structure')}
          isRequired
          value={COMPANY_STRUCTURES.find((id) => id === structure.value) ?? null}
          onChange={structure.onChange}
          error={structure.error}
          options={COMPANY_STRUCTURES.map((id) => ({ id, label: t(`consulting:structure.${id}`) }))}
        />
      </div>
      <TextField {...field('email')} type="email" label={t('consulting:company.email')} />
      <CompanyFigures field={field} />
    </>
  );
}

function CompanyFigures({ field }: { field: (name: string) => FieldBinding }) {
  const { t, tag } = useTexts();
  const currency = field('currency');
  const sign = currencySign(currency.value || DEFAULT_CURRENCY, tag);
  const isPublicSector = field('isPublicSector');
  return (
    <FiguresDisclosure names={FIGURES} field={field} lead={t('consulting:company.figuresLead')}>
      <NumberField {...field('employees')} label={t('consulting:company.employees')} isWhole />
      <NumberField
        {...field('hourlyCostCents')}
        label={t('consulting:company.hourlyCost', { currency: sign })}
        description={t('consulting:company.hourlyCostHint')}
      />
      <NumberField {...field('budgetCents')} label={t('consulting:company.budget', { currency: sign })} />
      <NumberField
        {...field('weeksPerYear')}
        label={t('consulting:company.weeksPerYear')}
        description={t('consulting:company.weeksPerYearHint')}
        isWhole
      />
      <OptionalSelect
        {...currency}
        label={t('consulting:company.currency')}
        description={t('consulting:company.currencyHint')}
        noneLabel={t('consulting:figure.notStated')}
        options={CURRENCIES.map((id) => ({ id, label: t(`consulting:company.currencies.${id}`) }))}
      />
      <OptionalSelect
        {...field('personalData')}
        label={t('consulting:company.personalData')}
        noneLabel={t('consulting:figure.notStated')}
        options={PERSONAL_DATA.map((id) => ({
          id,
          label: t(`consulting:company.personalDataKinds.${id}`),
          description: t(`consulting:company.personalDataHints.${id}`),
        }))}
      />
      <TextField {...field('startDate')} type="date" label={t('consulting:company.startDate')} />
      <TextField {...field('deadline')} type="date" label={t('consulting:company.deadline')} />
      <TextArea
        {...field('tools')}
        label={t('consulting:company.tools')}
        description={t('consulting:company.toolsHint')}
        rows={3}
        className="sm:col-span-2"
      />
      <Checkbox
        isSelected={isPublicSector.value === 'on'}
        onChange={(isSelected) => isPublicSector.onChange(isSelected ? 'on' : '')}
        error={isPublicSector.error}
      >
        {t('consulting:company.isPublicSector')}
      </Checkbox>
    </FiguresDisclosure>
  );
}
