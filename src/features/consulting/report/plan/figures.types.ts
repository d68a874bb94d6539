import type { Intervention } from '#features/consulting/report/catalogue/catalogue.schema.ts';
import type { OwnAction } from '#features/consulting/report/draft/draft.schema.ts';
import type { Range, ShownFigures } from './figures.schema.ts';

/**
 * A formula with the values it was filled with, shown as a footnote: F1, F2 … `result` is already in the unit that
 * `key` names.
 */
export type FormulaUse = {
  id: string;
  key:
    | 'hours'
    | 'cost'
    | 'tiedUp'
    | 'saving'
    | 'payback'
    | 'threeYearNet'
    | 'targetHours'
    | 'targetIncidents'
    | 'ceiling'
    | 'budget';
  values: Record<string, number | Range>;
  result: Range;
  /** Rows, action and intervention it rests on. */
  rowIds: number[];
  actionId: string | null;
};

/** Monday of the plan's first week, and the weeks before the start that the company wished; null without a start date. */
export type PlanStart = { first: string; lead: number };

export type ReportFigures = ShownFigures & { formulas: FormulaUse[]; start: PlanStart | null };

/** Intervention with the firm's own figures in place of the file's. */
export type AppliedIntervention = Intervention & {
  isConfirmed: boolean;
  /** An action that the consultant added to this report alone: who answers for it, and the days that it is fixed to. */
  own?: Pick<OwnAction, 'ownerContactId' | 'startsOn' | 'endsOn'>;
};
