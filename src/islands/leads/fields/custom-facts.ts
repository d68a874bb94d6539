import type { CustomFields } from '#features/leads/leads.values.ts';
import type { Fact } from '#islands/leads/records/RecordFacts.tsx';

/** Custom fields set by API clients, under their own names. */
export const customFacts = (fields: CustomFields): Fact[] =>
  Object.entries(fields).flatMap(([label, value]) =>
    value === null ? [] : [{ label, value: String(value) }],
  );
