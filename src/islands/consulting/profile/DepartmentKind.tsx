import type { Department } from '#features/consulting/profile/department.schema.ts';
import { Meter } from '#islands/ui/Meter.tsx';
import type { RowKind } from './row-kind.ts';

export const departmentKind: RowKind<Department> = {
  name: 'department',
  list: 'departments',
  hasName: true,
  title: (row) => row.name,
  toValues: (row) => ({
    name: row?.name ?? '',
    function: row?.function ?? '',
    digitalizationLevel: String(row?.digitalizationLevel ?? 3),
  }),
  toBody: (values) => ({
    name: values.name,
    function: values.function,
    digitalizationLevel: Number(values.digitalizationLevel),
  }),
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
