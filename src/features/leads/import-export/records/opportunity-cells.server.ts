import type { FieldErrors } from '#shared/errors.ts';
import type { ImportScope } from './adapter.server.ts';
import { readAmount, readPercent, type Read } from '#features/leads/import-export/reading/cells.rules.ts';
import { readDate } from '#features/leads/import-export/reading/dates.rules.ts';
import { momentOf } from '#features/leads/import-export/reading/moments.server.ts';
import { stageOf } from '#features/leads/import-export/reading/stage.rules.ts';
import type { Cells } from '#features/leads/import-export/reading/values.rules.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';

/** Reads cells that are not plain text; errors are reported per column. */
export function readCells({ orders, stages }: ImportScope, pipeline: Pipeline, cells: Cells) {
  const errors: FieldErrors = {};
  const take = <T>(field: keyof Cells, read: (text: string) => Read<T>): T | null => {
    const text = cells[field];
    if (text === undefined) return null;
    const result = read(text);
    if ('value' in result) return result.value;
    errors[field] = result.error;
    return null;
  };
  const amount = take('amount', readAmount);
  const stage = stageOf(pipeline, cells, stages);
  if ('error' in stage) errors['stage'] = stage.error;
  return {
    errors,
    stage: 'value' in stage ? stage.value : null,
    amountCents: amount?.cents ?? null,
    currency: cells.currency?.toUpperCase() ?? amount?.currency ?? null,
    probability: take('probability', readPercent),
    expectedClose: take('expectedClose', (text) => readDate(text, orders.expectedClose)),
  };
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
