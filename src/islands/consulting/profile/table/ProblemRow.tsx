import type { ReactNode } from 'react';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { problemTone } from '#features/consulting/report/export/colours.rules.ts';
import { FigureLine } from '#islands/consulting/profile/FigureLine.tsx';
import { figureText } from '#islands/consulting/profile/figure-text.ts';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import { NameOf } from '#islands/consulting/profile/NameOf.tsx';
import { ReadingChip } from '#islands/consulting/profile/reading/ReadingChip.tsx';
import { badgeClass } from '#islands/ui/badge-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { moneyText } from '#shared/numbers/money-text.ts';
import { numberText } from '#shared/numbers/amount.ts';
import { RowMenuButton } from './RowMenuButton.tsx';
import type { CellEditor, CloseCell } from './CellEditor.tsx';
import { COLUMN_WORDS, PROBLEM_COLUMNS, type ProblemColumn } from './problem-columns.ts';

/** Figures without a column of their own. */
const OTHERS = ['people', 'incidentsPerMonth', 'tiedUpCents'] as const;

type Props = {
  row: Problem;
  /** Its number in the report; none while the list is loaded in part. */
  number: string | undefined;
  /** Column whose editor is open. */
  edited: ProblemColumn | null;
  Editor: typeof CellEditor;
  onClose: CloseCell;
  /** Of this row, if its menu is open. */
  menu: ReactNode;
};

export function ProblemRow({ row, number, edited, Editor, onClose, menu }: Props) {
  const { t, tag } = useTexts();
  const { currency } = useNamedLists();
  const { hoursPerWeek, incidentCostCents, ownerContactId, departmentId } = row;
  const values: Record<ProblemColumn, ReactNode> = {
    priority: (
      <>
        <span className={badgeClass(problemTone(row.priority))}>{row.priority}/5</span>
        {number === undefined ? null : <span className="ml-2 text-xs text-ink-soft">{number}</span>}
      </>
    ),
    description: <span className="line-clamp-3 whitespace-pre-line">{row.description}</span>,
    hoursPerWeek: hoursPerWeek === null ? null : numberText(hoursPerWeek, tag),
    incidentCostCents: incidentCostCents === null ? null : moneyText(incidentCostCents, currency, tag),
    ownerContactId: ownerContactId === null ? null : <NameOf list="contacts" id={ownerContactId} />,
  };
  return (
    <tr data-row={row.id} className="has-acts">
      {PROBLEM_COLUMNS.map((column) => (
        <td key={column} data-column={column} data-label={t(COLUMN_WORDS[column])}>
          {edited === column ? (
            <Editor row={row} column={column} onClose={onClose} />
          ) : (
            <button
              type="button"
              data-act={column}
              {...(values[column] === null && { 'aria-label': t(COLUMN_WORDS[column]) })}
            >
              {values[column]}
            </button>
          )}
          {column === 'description' ? (
            <div className="problem-details">
              <ReadingChip reading={row.reading} label={row.label} t={t} />
              {row.proposedStake === undefined ? null : (
                <button
                  type="button"
                  data-act="stake"
                  className="text-left text-xs text-warning-ink underline underline-offset-4 touch-target"
                >
                  {t('consulting:problem.confirmStake', {
                    stake: t(`consulting:problem.stakes.${row.proposedStake}`),
                  })}
                </button>
              )}
              <FigureLine
                parts={[
                  row.stake === null || row.stake === 'none'
                    ? null
                    : t(`consulting:problem.stakes.${row.stake}`),
                  departmentId === null ? null : <NameOf list="departments" id={departmentId} />,
                  ...OTHERS.map((field) => {
                    const value = row[field];
                    return value === null ? null : figureText({ field, value, currency }, { t, tag });
                  }),
                ]}
              />
            </div>
          ) : null}
        </td>
      ))}
      <td data-column="acts">
        <span className="acts flex justify-end">{menu ?? <RowMenuButton title={row.description} />}</span>
      </td>
    </tr>
  );
}
