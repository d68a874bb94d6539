import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import type { Quantity } from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { moneyText } from '#shared/numbers/money-text.ts';

const MONEY = { incidentCostCents: 'incidentCost', tiedUpCents: 'tiedUp' } as const;
export const isMoney = (field: Quantity['field']): field is keyof typeof MONEY => field in MONEY;

/** Says a figure of a problem in words, such as `10 h a week`. */
export const figureText = (
  { field, value, currency }: Pick<Quantity, 'field' | 'value' | 'currency'>,
  { t, tag }: Pick<Texts, 't' | 'tag'>,
): string =>
  isMoney(field)
    ? t(`consulting:figure.${MONEY[field]}`, { amount: moneyText(value, currency ?? DEFAULT_CURRENCY, tag) })
    : t(`consulting:figure.${field}`, { count: value });
