import { kept } from '#shared/texts/kept.ts';
import { foldText } from '#shared/texts/text.ts';
import { HISTORY, stemMatcher } from '#features/language/topic-stems.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

const says = (stems: { test: (folded: string) => boolean }) => kept((text) => stems.test(foldText(text)));
const saysSales = says(stemMatcher(({ keywords }) => keywords.salesName));
const saysData = says(stemMatcher(({ keywords }) => keywords.dataFunction));
const saysManualWork = says(stemMatcher(({ keywords }) => keywords.manualWork));
const saysHistory = says(stemMatcher(({ keywords }) => keywords.history));
const saysHistoryOtherwise = says(HISTORY);

type Department = ReportSnapshot['departments'][number];
type Problem = ReportSnapshot['problems'][number];
type Strength = ReportSnapshot['strengths'][number];

/** Matches a sales or marketing department (specification section 4). */
export const isSalesDepartment = (row: Pick<Department, 'name'>): boolean => saysSales(row.name);

/** Matches a department whose function mentions data or analysis (specification section 4). */
export const isDataDepartment = (row: Pick<Department, 'function'>): boolean => saysData(row.function);

/** Specification section 4: either of the two requires the analytics module. */
export const callsForAnalytics = (row: Pick<Department, 'name' | 'function'>): boolean =>
  isSalesDepartment(row) || isDataDepartment(row);

/** Specification section 4: manual, repetitive, slow or time. */
export const callsForAutomation = (row: Pick<Problem, 'description'>): boolean =>
  saysManualWork(row.description);

/** Specification section 4: data, information or historical. */
export const callsForPrediction = (row: Pick<Strength, 'description'>): boolean =>
  saysHistory(row.description);

/** Whether a strength says that data exist to learn from, in the words of the specification or others: no module depends on it. */
export const speaksOfHistory = (row: Pick<Strength, 'description'>): boolean =>
  callsForPrediction(row) || saysHistoryOtherwise(row.description);
