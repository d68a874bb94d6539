import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { problemTone } from '#features/consulting/report/export/colours.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import type { RowKind } from './row-kind.ts';

export const problemKind: RowKind<Problem> = {
  name: 'problem',
  list: 'problems',
  hasName: false,
  title: (row) => row.description,
  toValues: (row) => valuesOfFields(ROW_FIELDS.problem, row),
  toBody: (values) => bodyOfFields(ROW_FIELDS.problem, values),
  Card: ({ row, t }) => (
    <Badge tone={problemTone(row.priority)}>
      {t('consulting:problem.priorityValue', { n: row.priority })}
    </Badge>
  ),
};
