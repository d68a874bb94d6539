import type { Department } from '#features/consulting/profile/department.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { Meter } from '#islands/ui/Meter.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { numberText } from '#shared/numbers/amount.ts';
import type { RowKind } from './row-kind.ts';

export const departmentKind: RowKind<Department> = {
  name: 'department',
  list: 'departments',
  hasName: true,
  title: (row) => row.name,
  toValues: (row, { tag }) => valuesOfFields(ROW_FIELDS.department, row, tag),
  toBody: (values, tag) => bodyOfFields(ROW_FIELDS.department, values, tag),
  columns: [
    { label: 'consulting:department.name', width: 240, isTitle: true },
    { label: 'consulting:department.function', cell: ({ row }) => row.function },
    {
      label: 'consulting:department.headcount',
      width: 88,
      place: 'amount',
      cell: ({ row, tag }) => (row.headcount === null ? null : numberText(row.headcount, tag)),
    },
    {
      label: 'consulting:department.digitalization',
      width: 216,
      place: 'figure',
      cell: ({ row, t }) => (
        <Meter
          isCompact
          label={t('consulting:department.digitalization')}
          value={row.digitalizationLevel}
          maxValue={5}
          valueLabel={`${row.digitalizationLevel}/5`}
          note={row.targetLevel === null ? null : t('consulting:figure.target', { n: row.targetLevel })}
        />
      ),
    },
  ],
};
