import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import type { Proposal } from '#features/consulting/questionnaire/proposal.schema.ts';

/** Rating of a row that has none, as in `RATING` of the server. */
const USUAL_RATING = 3;

/** The row that a proposal would become, for the cards and forms of its kind: what is not proposed is empty. */
export function proposedRow<Row extends StoredRow>({
  id,
  kind,
  fields,
  createdAt,
  updatedAt,
}: Proposal): Row {
  const empty = Object.entries(ROW_FIELDS[kind]).map(([name, field]) => [
    name,
    field.kind === 'rating' ? USUAL_RATING : 'otherwise' in field ? field.otherwise : null,
  ]);
  // The server has checked the fields against the schema of this kind of row.
  return { ...Object.fromEntries(empty), ...fields, id, createdAt, updatedAt } as unknown as Row;
}
