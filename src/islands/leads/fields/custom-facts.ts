import type { CustomFields } from '#features/leads/leads.values.ts';
import type { Fact } from '#islands/leads/records/RecordFacts.tsx';

/** What programs left on a record, under the names that they gave it. */
export const customFacts = (fields: CustomFields): Fact[] =>
  Object.entries(fields).flatMap(([label, value]) =>
    value === null ? [] : [{ label, value: String(value) }],
  );
