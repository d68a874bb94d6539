import { COUNTRIES, DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { countryName } from '#features/consulting/companies/country.rules.ts';
import type { TextKey } from '#i18n/index.ts';
import { currencySign } from '#shared/numbers/money-text.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** Labels of the values that say nothing by themselves. */
const LABELS: Readonly<Record<string, TextKey>> = {
  country: 'consulting:company.country',
  employees: 'consulting:company.employees',
  hourlyCostCents: 'consulting:company.hourlyCost',
  budgetCents: 'consulting:company.budget',
  weeksPerYear: 'consulting:company.weeksPerYear',
  currency: 'consulting:company.currency',
  startDate: 'consulting:company.startDate',
  deadline: 'consulting:company.deadline',
  tools: 'consulting:company.tools',
  personalData: 'consulting:company.personalData',
};

/** Text tables of the values that are codes. */
const CODES: Readonly<Record<string, string>> = {
  size: 'consulting:size',
  structure: 'consulting:structure',
  personalData: 'consulting:company.personalDataKinds',
  currency: 'consulting:company.currencies',
};

/** Describes the stored version of a company line by line, for a conflict with another tab. */
export const describeCompany = (values: FormValues, { locale, t, tDynamic, tag }: Texts): string[] =>
  Object.entries(values).map(([name, value]) => {
    if (value === '' || value === 'on')
      return name === 'isPublicSector' && value === 'on' ? t('consulting:company.isPublicSector') : '';
    const country = name === 'country' ? COUNTRIES.find((id) => id === value) : undefined;
    const shown = country
      ? countryName(country, locale)
      : (tDynamic(`${CODES[name] ?? ''}.${value}`) ?? value);
    const label = LABELS[name];
    return label
      ? `${tDynamic(label, { currency: currencySign(values['currency'] || DEFAULT_CURRENCY, tag) }) ?? ''}: ${shown}`
      : shown;
  });
