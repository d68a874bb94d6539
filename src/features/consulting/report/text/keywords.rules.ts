import { foldText } from '#shared/texts/text.ts';
import { HISTORY, stemMatcher } from '#features/language/topic-stems.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

const salesName = stemMatcher(({ keywords }) => keywords.salesName);
const dataFunction = stemMatcher(({ keywords }) => keywords.dataFunction);
const manualWork = stemMatcher(({ keywords }) => keywords.manualWork);
const history = stemMatcher(({ keywords }) => keywords.history);

type Department = ReportSnapshot['departments'][number];
type Problem = ReportSnapshot['problems'][number];
type Strength = ReportSnapshot['strengths'][number];

/** Matches a sales or marketing department (specification section 4). */
export const isSalesDepartment = (row: Pick<Department, 'name'>): boolean =>
  salesName.test(foldText(row.name));

/** Matches a department whose function mentions data or analysis (specification section 4). */
export const isDataDepartment = (row: Pick<Department, 'function'>): boolean =>
  dataFunction.test(foldText(row.function));

/** Specification section 4: either of the two requires the analytics module. */
export const callsForAnalytics = (row: Pick<Department, 'name' | 'function'>): boolean =>
  isSalesDepartment(row) || isDataDepartment(row);

/** Specification section 4: manual, repetitive, slow or time. */
export const callsForAutomation = (row: Pick<Problem, 'description'>): boolean =>
  manualWork.test(foldText(row.description));

/** Specification section 4: data, information or historical. */
export const callsForPrediction = (row: Pick<Strength, 'description'>): boolean =>
  history.test(foldText(row.description));

/** Whether a strength says that data exist to learn from, in the words of the specification or others: no module depends on it. */
export const speaksOfHistory = (row: Pick<Strength, 'description'>): boolean =>
  callsForPrediction(row) || HISTORY.test(foldText(row.description));
