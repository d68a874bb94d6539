import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { problemTone } from '#features/consulting/report/export/colours.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { FigureLine } from '#islands/consulting/profile/FigureLine.tsx';
import { figureText } from '#islands/consulting/profile/figure-text.ts';
import { NameOf } from '#islands/consulting/profile/NameOf.tsx';
import { readingOf, readingValues } from '#islands/consulting/profile/reading/reading-values.ts';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import { ProblemTable } from '#islands/consulting/profile/table/ProblemTable.tsx';
import type { RowKind } from './row-kind.ts';

const FIGURES = ['hoursPerWeek', 'people', 'incidentsPerMonth', 'incidentCostCents', 'tiedUpCents'] as const;

const Figures: NonNullable<RowKind<Problem>['Figures']> = ({ row, t, tag }) => {
  const { currency } = useNamedLists();
  return (
    <FigureLine
      parts={[
        row.departmentId === null ? null : <NameOf list="departments" id={row.departmentId} />,
        ...FIGURES.map((field) => {
          const value = row[field];
          return value === null ? null : figureText({ field, value, currency }, { t, tag });
        }),
        row.ownerContactId === null ? null : <NameOf list="contacts" id={row.ownerContactId} />,
      ]}
    />
  );
};

export const problemKind: RowKind<Problem> = {
  name: 'problem',
  list: 'problems',
  hasName: false,
  title: (row) => row.description,
  toValues: (row, { tag }) => ({
    ...valuesOfFields(ROW_FIELDS.problem, row, tag),
    ...readingValues(row?.reading),
  }),
  toBody: (values, tag) => {
    const reading = readingOf(values);
    return { ...bodyOfFields(ROW_FIELDS.problem, values, tag), ...(reading && { reading }) };
  },
  Figures,
  Table: ProblemTable,
  columns: [
    {
      label: 'consulting:problem.priority',
      place: 'inline',
      cell: ({ row, t }) => (
        <Badge tone={problemTone(row.priority)}>
          {t('consulting:problem.priorityValue', { n: row.priority })}
        </Badge>
      ),
    },
  ],
};
