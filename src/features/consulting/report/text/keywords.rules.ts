import { foldText } from '#shared/text.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

/**
 * Specification section 4 has the keywords in English, product.md D15 their stems in both languages. A stem matches
 * from the start of a word only ("update" does not match "data"), ignoring case, accents and the language of the
 * report: a Spanish profile may have an English report.
 */
const STEMS = {
  salesName: ['sales', 'venta', 'marketing', 'mercadotec'],
  dataFunction: ['data', 'dato', 'analy', 'analis', 'analit'],
  manualWork: ['manual', 'repetit', 'slow', 'lento', 'lenta', 'lentitud', 'time', 'tiempo'],
  history: ['data', 'dato', 'information', 'informacion', 'historic'],
} as const;

/** Builds one expression per list, for texts folded by `foldText`. */
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

/** Records that a history is made of, in both languages. */
const RECORDED =
  'orders?|sales?|purchases?|customers?|clients?|patients?|repairs?|maintenance|bookings?|prices?|stocks?|jobs?|projects?|machines?|production|' +
  'pedidos?|ventas?|compras?|clientes?|pacientes?|reparaci(?:on|ones)|mantenimiento|reservas?|precios?|existencias|trabajos?|obras?|proyectos?|maquinas?|facturas?|partes|produccion';
/** "Order history", "history of repairs", "historial de pedidos", "years of records", "diez años de ventas". */
const recorded = new RegExp(
  `\\b(?:(?:${RECORDED}) (?:history|records)\\b|(?:history|records) of\\b|years? of (?:\\S+ )?(?:records|${RECORDED})\\b` +
    `|historial(?:es)?\\b|registros\\b|anos de (?:\\S+ )?(?:${RECORDED})\\b|(?:${RECORDED}) de (?:\\S+ )?(?:\\S+ )?anos\\b)`,
  'u',
);

/** Whether a strength says that data exist to learn from, in the words of the specification or others: no module depends on it. */
export const speaksOfHistory = (row: Pick<Strength, 'description'>): boolean =>
  callsForPrediction(row) || recorded.test(foldText(row.description));
