import type { Department } from '#features/consulting/profile/department.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { Meter } from '#islands/ui/Meter.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import type { RowKind } from './row-kind.ts';

export const departmentKind: RowKind<Department> = {
  name: 'department',
  list: 'departments',
  hasName: true,
  title: (row) => row.name,
  toValues: (row) => valuesOfFields(ROW_FIELDS.department, row),
  toBody: (values) => bodyOfFields(ROW_FIELDS.department, values),
  Card: ({ row, t }) => (
    <>
      <p className="line-clamp-8 text-sm break-words whitespace-pre-line text-ink-soft">{row.function}</p>
      <div className="mt-auto pt-3">
        <Meter
          label={t('consulting:department.digitalization')}
          value={row.digitalizationLevel}
          maxValue={5}
          valueLabel={`${row.digitalizationLevel}/5`}
        />
      </div>
    </>
  ),
};
