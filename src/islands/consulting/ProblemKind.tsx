import type { Problem } from '#features/consulting/problem.schema.ts';
import { problemTone } from '#features/consulting/report-colours.rules.ts';
import { Badge } from '../ui/Badge.tsx';
import { RatingSlider } from '../ui/RatingSlider.tsx';
import { TextArea } from '../ui/TextField.tsx';
import { rating, type RowKind } from './row-kind.ts';

export const problemKind: RowKind<Problem> = {
  name: 'problem',
  list: 'problems',
  hasName: false,
  title: (row) => row.description,
  toValues: (row) => ({ description: row?.description ?? '', priority: String(row?.priority ?? 3) }),
  toBody: (values) => ({ description: values.description, priority: Number(values.priority) }),
  Fields: ({ field, t }) => (
    <>
      <TextArea
        {...field('description')}
        label={t('consulting:problem.description')}
        rows={4}
        isRequired
        autoFocus
      />
      <RatingSlider
        {...rating(field('priority'))}
        label={t('consulting:problem.priority')}
        lowLabel={t('consulting:problem.priorityLow')}
        highLabel={t('consulting:problem.priorityHigh')}
      />
    </>
  ),
  Card: ({ row, t }) => (
    <Badge tone={problemTone(row.priority)}>
      {t('consulting:problem.priorityValue', { n: row.priority })}
    </Badge>
  ),
};
