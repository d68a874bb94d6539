import type { Strength } from '#features/consulting/profile/strength.schema.ts';
import { strengthTone } from '#features/consulting/report/export/colours.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { RowKind } from './row-kind.ts';

export const strengthKind: RowKind<Strength> = {
  name: 'strength',
  list: 'strengths',
  hasName: false,
  title: (row) => row.description,
  toValues: (row) => ({ description: row?.description ?? '', impact: String(row?.impact ?? 3) }),
  toBody: (values) => ({ description: values.description, impact: Number(values.impact) }),
  Card: ({ row, t }) => (
    <Badge tone={strengthTone(row.impact)}>{t('consulting:strength.impactValue', { n: row.impact })}</Badge>
  ),
};
