import { foldText } from '#shared/text.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

/**
 * Specification section 4 gives the key words in English, product.md D15 their stems in both languages. A stem
 * counts from a word's start only ("update" is not "data"), whatever the case and the accents, and whatever the
 * language of the report: a Spanish profile may well be read in English.
 */
const STEMS = {
  salesName: ['sales', 'venta', 'marketing', 'mercadotec'],
  dataFunction: ['data', 'dato', 'analy', 'analis', 'analit'],
  manualWork: ['manual', 'repetit', 'slow', 'lento', 'lenta', 'lentitud', 'time', 'tiempo'],
  history: ['data', 'dato', 'information', 'informacion', 'historic'],
} as const;

/** One expression per list, for texts that went through `foldText`. */
export function fromWordStart(stems: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${stems.join('|')})`, 'u');
}

const salesName = fromWordStart(STEMS.salesName);
const dataFunction = fromWordStart(STEMS.dataFunction);
const manualWork = fromWordStart(STEMS.manualWork);
const history = fromWordStart(STEMS.history);

type Department = ReportSnapshot['departments'][number];
type Problem = ReportSnapshot['problems'][number];
type Strength = ReportSnapshot['strengths'][number];

/** Specification section 4: a department of sales or marketing. */
export const isSalesDepartment = (row: Pick<Department, 'name'>): boolean =>
  salesName.test(foldText(row.name));

/** Specification section 4: a department whose function mentions data or analysis. */
export const isDataDepartment = (row: Pick<Department, 'function'>): boolean =>
  dataFunction.test(foldText(row.function));

/** Specification section 4: either of the two calls for the analytics module. */
export const callsForAnalytics = (row: Pick<Department, 'name' | 'function'>): boolean =>
  isSalesDepartment(row) || isDataDepartment(row);

/** Specification section 4: manual, repetitive, slow or time. */
export const callsForAutomation = (row: Pick<Problem, 'description'>): boolean =>
  manualWork.test(foldText(row.description));

/** Specification section 4: data, information or historical. */
export const callsForPrediction = (row: Pick<Strength, 'description'>): boolean =>
  history.test(foldText(row.description));
