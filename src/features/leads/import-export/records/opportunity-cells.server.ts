import { INTL_TAG, LOCALES, type Locale } from '#shared/languages.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { ImportScope } from './adapter.server.ts';
import { readAmount, readCurrency, type Amount } from '#features/leads/import-export/cells/amounts.rules.ts';
import { readClosingDay } from '#features/leads/import-export/cells/dates.rules.ts';
import { momentOf } from '#features/leads/import-export/cells/moments.server.ts';
import type { LineNotes, Read } from '#features/leads/import-export/cells/notes.rules.ts';
import { readPercent } from '#features/leads/import-export/cells/percents.rules.ts';
import { stageOf } from '#features/leads/import-export/cells/stage.rules.ts';
import type { Cells } from '#features/leads/import-export/cells/values.rules.ts';
import { addReadValue } from '#features/leads/import-export/cells/read-values.rules.ts';
import { stageNameIn } from '#features/leads/pipelines/pipeline.texts.ts';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';

/** Said once in a batch: thousands of amounts of a column are read in one way. */
const ONCE = 'leads:imports.amountGrouped';

type Reading = { errors: LineNotes; notes: LineNotes };

/** The currency of its own column counts, whichever dollar or peso the sign of the amount may be. */
function currencyOf(
  { currency }: Cells,
  ofAmount: string | undefined,
  { errors, notes }: Reading,
): string | null {
  if (currency === undefined) return ofAmount ?? null;
  const read = readCurrency(currency);
  if ('error' in read) {
    errors['currency'] = read.error;
    return null;
  }
  if (ofAmount !== undefined && ofAmount !== 'USD' && ofAmount !== read.value)
    notes['currency'] = { key: 'leads:imports.currencyDiffers', made: read.value };
  return read.value;
}

/** Reads cells that are not plain text; errors and notes are reported per column. */
export function readCells(scope: ImportScope, pipeline: Pipeline, cells: Cells) {
  const { orders, stages, signs, at, met, ctx, values } = scope;
  const reading: Reading = { errors: {}, notes: {} };
  const { errors, notes } = reading;
  const take = <T>(
    field: keyof Cells,
    read: (text: string) => Read<T>,
    made: (value: T) => string,
  ): T | null => {
    const text = cells[field];
    if (text === undefined) return null;
    const result = read(text);
    if ('error' in result) {
      errors[field] = result.error;
      return null;
    }
    const { value, note } = result;
    if (note !== undefined && !(note === ONCE && met.has(ONCE))) {
      if (note === ONCE) met.set(ONCE, 0);
      notes[field] = { key: note, made: made(value) };
    }
    return value;
  };
  const amount = take(
    'amount',
    (text) => readAmount(text, signs.amount, { hasCurrency: cells.currency !== undefined }),
    (value) => amountMade(value, cells.currency, ctx.locale),
  );
  const namesOf = (each: Stage) => LOCALES.map((locale) => stageNameIn(locale, each));
  const stage = stageOf(pipeline, cells, stages, namesOf);
  const written = cells.stage ?? cells.status ?? '';
  if ('error' in stage) {
    errors['stage'] = stage.error;
    addReadValue(values, 'stageUnknown', written);
  } else if (stage.isLike) {
    const like = pipeline.stages.find(({ key }) => key === stage.value);
    addReadValue(values, 'stageLike', written, like ? stageNameIn(ctx.locale, like) : null);
  }
  const probability = take(
    'probability',
    (text) => readPercent(text, signs.probability),
    (value) => `${value} %`,
  );
  const expectedClose = take(
    'expectedClose',
    (text) => readClosingDay(text, orders.expectedClose, at),
    (day) => day,
  );
  return {
    ...reading,
    stage: 'value' in stage ? stage.value : null,
    amountCents: amount?.cents ?? null,
    currency: currencyOf(cells, amount?.currency, reading),
    probability,
    expectedClose,
  };
}

function amountMade({ cents, currency = 'EUR' }: Amount, column: string | undefined, locale: Locale): string {
  const read = column === undefined ? undefined : readCurrency(column);
  return moneyText(cents, read && 'value' in read ? read.value : currency, INTL_TAG[locale]);
}

/** Returns when it was won or lost: the given date, else the expected closing date if that has passed. */
export function closedAtOf(scope: ImportScope, { closedAt, expectedClose }: Cells) {
  const said = momentOf(scope, 'closedAt', closedAt?.split('\n')[0]);
  if (said.value !== null || expectedClose === undefined) return said;
  const { value } = momentOf(
    { at: scope.at, orders: { closedAt: scope.orders.expectedClose } },
    'closedAt',
    expectedClose,
  );
  return { ...said, value };
}
