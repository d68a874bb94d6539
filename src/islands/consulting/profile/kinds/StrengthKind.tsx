import type { Strength } from '#features/consulting/profile/strength.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { strengthTone } from '#features/consulting/report/export/colours.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { NameOf } from '#islands/consulting/profile/NameOf.tsx';
import type { RowKind } from './row-kind.ts';

export const strengthKind: RowKind<Strength> = {
  name: 'strength',
  list: 'strengths',
  hasName: false,
  title: (row) => row.description,
  toValues: (row) => valuesOfFields(ROW_FIELDS.strength, row),
  toBody: (values) => bodyOfFields(ROW_FIELDS.strength, values),
  // The `sortOrder` of all is the same until somebody orders them by hand.
  compare: (a, b) => a.sortOrder - b.sortOrder || b.impact - a.impact,
  columns: [
    {
      label: 'consulting:strength.impact',
      width: 84,
      place: 'figure',
      cell: ({ row }) => <Badge tone={strengthTone(row.impact)}>{row.impact}/5</Badge>,
    },
    { label: 'consulting:strength.description', isTitle: true },
    {
      label: 'consulting:figure.owner',
      width: 200,
      place: 'optional',
      cell: ({ row }) =>
        row.ownerContactId === null ? null : <NameOf list="contacts" id={row.ownerContactId} />,
    },
  ],
};
