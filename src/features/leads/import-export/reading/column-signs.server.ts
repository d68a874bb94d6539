import type { crmImports } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { DateOrder } from '#features/leads/leads.values.ts';
import { formsOf, type FormsInFile } from '#features/leads/import-export/records/company-named.rules.ts';
import {
  addProof,
  noProofs,
  styleOf,
  type AmountStyle,
} from '#features/leads/import-export/cells/amounts.rules.ts';
import { unwrapped } from './artefacts.rules.ts';
import { addSigns, noSigns, orderOf } from '#features/leads/import-export/cells/dates.rules.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import { DATE_FIELDS, type ImportField } from './fields.values.ts';
import { readLines } from './file.server.ts';
import { namedIn } from './own-fields.rules.ts';
import type { Column } from './line-cells.rules.ts';
import {
  addPercent,
  noPercents,
  scaleOf,
  type PercentScale,
} from '#features/leads/import-export/cells/percents.rules.ts';

type Import = typeof crmImports.$inferSelect;

/** Properties that only all values of a column together prove. */
export type ColumnSigns = {
  amount: AmountStyle;
  probability: PercentScale | undefined;
  companyForms: FormsInFile;
};

export const NO_SIGNS: ColumnSigns = { amount: null, probability: undefined, companyForms: new Map() };

type Orders = Partial<Record<ImportField, DateOrder | undefined>>;
type Read = {
  orders: Orders;
  ownOrders: Record<string, DateOrder>;
  dates: Import['dates'];
  signs: ColumnSigns;
};

/** Lines between two yields to other requests. */
const LINES_PER_TURN = 500;

const SIGNED: readonly string[] = [...DATE_FIELDS, 'amount', 'probability', 'company'];

/** The key of the date field of the workspace that a column is for. */
function ownDate({ field, heading }: Column, own: readonly CustomField[]): string | undefined {
  const named = field === 'customFields' ? namedIn(own, heading) : undefined;
  return named?.type === 'date' ? named.key : undefined;
}

/**
 * Determines from all values of a column whether the day or the month comes first, which decimal sign its amounts have,
 * whether its probabilities count to 1 or to 100, and which legal forms its companies have. Reads the whole file once
 * before anything is written, only if there is such a column.
 */
export async function readColumnSigns(
  db: Database,
  file: Parameters<typeof readLines>[1],
  { dateOrder }: Pick<Import, 'dateOrder'>,
  {
    headings,
    columns,
    own,
  }: { headings: readonly string[]; columns: readonly Column[]; own: readonly CustomField[] },
): Promise<Read> {
  const read = columns
    .map((column) => ({ ...column, key: ownDate(column, own) }))
    .filter(({ field, key }) => SIGNED.includes(field) || key !== undefined)
    .map((column) => ({ ...column, dates: noSigns(), amounts: noProofs(), percents: noPercents() }));
  if (read.length === 0) return { orders: {}, ownOrders: {}, dates: null, signs: NO_SIGNS };
  const companies = new Set<string>();
  let lines = 0;
  for await (const { cells } of readLines(db, file)) {
    lines += 1;
    if (lines > 1)
      for (const { index, field, dates, amounts, percents } of read) {
        const cell = unwrapped((cells[index] ?? '').trim());
        if (field === 'amount') addProof(amounts, cell);
        else if (field === 'probability') addPercent(percents, cell);
        else if (field === 'company') companies.add(cell);
        else addSigns(dates, cell);
      }
    if (lines % LINES_PER_TURN === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  const ofDates = read.filter(({ field, key }) => DATE_FIELDS.includes(field) || key !== undefined);
  const all = ofDates.map(({ dates }) => dates);
  const decided = ofDates.map((column) => ({ ...column, ...orderOf(column.dates, all, dateOrder) }));
  const amount = read.find(({ field }) => field === 'amount');
  const probability = read.find(({ field }) => field === 'probability');
  return {
    orders: Object.fromEntries(
      decided
        .toReversed()
        .flatMap(({ field, key, order }) => (key === undefined ? [[field, order] as const] : [])),
    ),
    ownOrders: Object.fromEntries(
      decided.toReversed().flatMap(({ key, order }) => (key === undefined ? [] : [[key, order] as const])),
    ),
    dates:
      decided.length === 0
        ? null
        : Object.fromEntries(
            decided.map(({ index, order, isSure }) => [headings[index] ?? '', { order, isSure }]),
          ),
    signs: {
      amount: amount ? styleOf(amount.amounts) : null,
      probability: probability && scaleOf(probability.percents, probability.heading),
      companyForms: formsOf(companies),
    },
  };
}
