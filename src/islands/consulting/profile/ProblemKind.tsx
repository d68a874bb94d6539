import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { problemTone } from '#features/consulting/report/export/colours.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { RowKind } from './row-kind.ts';

export const problemKind: RowKind<Problem> = {
  name: 'problem',
  list: 'problems',
  hasName: false,
  title: (row) => row.description,
  toValues: (row) => ({ description: row?.description ?? '', priority: String(row?.priority ?? 3) }),
  toBody: (values) => ({ description: values.description, priority: Number(values.priority) }),
  Card: ({ row, t }) => (
    <Badge tone={problemTone(row.priority)}>
      {t('consulting:problem.priorityValue', { n: row.priority })}
    </Badge>
  ),
};
