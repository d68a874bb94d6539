import enFinance from './en/catalogue/finance.json' with { type: 'json' };
import enOrders from './en/catalogue/orders.json' with { type: 'json' };
import enOperations from './en/catalogue/operations.json' with { type: 'json' };
import enCustomers from './en/catalogue/customers.json' with { type: 'json' };
import enPeople from './en/catalogue/people.json' with { type: 'json' };
import enData from './en/catalogue/data.json' with { type: 'json' };
import enProtection from './en/catalogue/protection.json' with { type: 'json' };
import enGeneral from './en/catalogue/general.json' with { type: 'json' };
import enTrades from './en/catalogue/trades.json' with { type: 'json' };
import esFinance from './es/catalogue/finance.json' with { type: 'json' };
import esOrders from './es/catalogue/orders.json' with { type: 'json' };
import esOperations from './es/catalogue/operations.json' with { type: 'json' };
import esCustomers from './es/catalogue/customers.json' with { type: 'json' };
import esPeople from './es/catalogue/people.json' with { type: 'json' };
import esData from './es/catalogue/data.json' with { type: 'json' };
import esProtection from './es/catalogue/protection.json' with { type: 'json' };
import esGeneral from './es/catalogue/general.json' with { type: 'json' };
import esTrades from './es/catalogue/trades.json' with { type: 'json' };
import finance from './catalogue/finance.json' with { type: 'json' };
import orders from './catalogue/orders.json' with { type: 'json' };
import operations from './catalogue/operations.json' with { type: 'json' };
import customers from './catalogue/customers.json' with { type: 'json' };
import people from './catalogue/people.json' with { type: 'json' };
import data from './catalogue/data.json' with { type: 'json' };
import protection from './catalogue/protection.json' with { type: 'json' };
import general from './catalogue/general.json' with { type: 'json' };
import trades from './catalogue/trades.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** Figures of the interventions, in the order in which ties are decided; the build checks them (docs/editors.md). */
export const CATALOGUE_FIGURES = [
  ...trades,
  ...finance,
  ...orders,
  ...operations,
  ...customers,
  ...people,
  ...data,
  ...protection,
  ...general,
];

/** Words of the interventions, by id. */
export const CATALOGUE_WORDS = {
  en: {
    ...enFinance,
    ...enOrders,
    ...enOperations,
    ...enCustomers,
    ...enPeople,
    ...enData,
    ...enProtection,
    ...enGeneral,
    ...enTrades,
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
    ...esTrades,
  },
} satisfies Record<Locale, object>;
