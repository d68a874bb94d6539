import type { Strength } from '#features/consulting/profile/strength.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { strengthTone } from '#features/consulting/report/export/colours.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { FigureLine } from '#islands/consulting/profile/FigureLine.tsx';
import { NameOf } from '#islands/consulting/profile/NameOf.tsx';
import type { RowKind } from './row-kind.ts';

export const strengthKind: RowKind<Strength> = {
  name: 'strength',
  list: 'strengths',
  hasName: false,
  title: (row) => row.description,
  toValues: (row) => valuesOfFields(ROW_FIELDS.strength, row),
  toBody: (values) => bodyOfFields(ROW_FIELDS.strength, values),
  Details: ({ row }) =>
    row.ownerContactId === null ? null : (
      <FigureLine parts={[<NameOf list="contacts" id={row.ownerContactId} />]} />
    ),
  Card: ({ row, t }) => (
    <Badge tone={strengthTone(row.impact)}>{t('consulting:strength.impactValue', { n: row.impact })}</Badge>
  ),
};
