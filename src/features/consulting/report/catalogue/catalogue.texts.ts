import customers from '#i18n/catalogue/customers.json' with { type: 'json' };
import data from '#i18n/catalogue/data.json' with { type: 'json' };
import finance from '#i18n/catalogue/finance.json' with { type: 'json' };
import general from '#i18n/catalogue/general.json' with { type: 'json' };
import operations from '#i18n/catalogue/operations.json' with { type: 'json' };
import orders from '#i18n/catalogue/orders.json' with { type: 'json' };
import people from '#i18n/catalogue/people.json' with { type: 'json' };
import protection from '#i18n/catalogue/protection.json' with { type: 'json' };
import enCustomers from '#i18n/en/catalogue/customers.json' with { type: 'json' };
import enData from '#i18n/en/catalogue/data.json' with { type: 'json' };
import enFinance from '#i18n/en/catalogue/finance.json' with { type: 'json' };
import enGeneral from '#i18n/en/catalogue/general.json' with { type: 'json' };
import enOperations from '#i18n/en/catalogue/operations.json' with { type: 'json' };
import enOrders from '#i18n/en/catalogue/orders.json' with { type: 'json' };
import enPeople from '#i18n/en/catalogue/people.json' with { type: 'json' };
import enProtection from '#i18n/en/catalogue/protection.json' with { type: 'json' };
import esCustomers from '#i18n/es/catalogue/customers.json' with { type: 'json' };
import esData from '#i18n/es/catalogue/data.json' with { type: 'json' };
import esFinance from '#i18n/es/catalogue/finance.json' with { type: 'json' };
import esGeneral from '#i18n/es/catalogue/general.json' with { type: 'json' };
import esOperations from '#i18n/es/catalogue/operations.json' with { type: 'json' };
import esOrders from '#i18n/es/catalogue/orders.json' with { type: 'json' };
import esPeople from '#i18n/es/catalogue/people.json' with { type: 'json' };
import esProtection from '#i18n/es/catalogue/protection.json' with { type: 'json' };
import type { Locale } from '#shared/languages.ts';

/** The files of the catalogue as they stand; `catalogue.server.ts` puts the firm's own figures in. */
export const CATALOGUE_FILES: readonly unknown[] = [
  ...[finance, orders, operations, customers, people, data, protection, general].flat(),
];

export const CATALOGUE_WORDS: Record<Locale, Record<string, unknown>> = {
  en: {
    ...enFinance,
    ...enOrders,
    ...enOperations,
    ...enCustomers,
    ...enPeople,
    ...enData,
    ...enProtection,
    ...enGeneral,
  },
  es: {
    ...esFinance,
    ...esOrders,
    ...esOperations,
    ...esCustomers,
    ...esPeople,
    ...esData,
    ...esProtection,
    ...esGeneral,
  },
};
