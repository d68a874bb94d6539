import type { Currency } from '#features/consulting/companies/company.values.ts';

/** `quoted` is as typed; `per` is the conversion as a formula that needs no language: "2 h × 5". */
export type Quantity = {
  field: 'hoursPerWeek' | 'people' | 'incidentsPerMonth' | 'incidentCostCents' | 'tiedUpCents';
  value: number;
  quoted: string;
  per?: string;
  /** Of an amount, as its sign says. */
  currency?: Currency;
};

/** A quantity and where it stands in the text, before it is quoted. */
export type FoundQuantity = Omit<Quantity, 'quoted'> & { start: number; end: number };
