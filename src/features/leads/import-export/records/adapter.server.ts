import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#server/context.ts';
import type { FieldErrors } from '#shared/errors.ts';
import type { ImportField } from '#features/leads/import-export/reading/fields.values.ts';
import type {
  Cells,
  ImportKeys,
  Known,
  Match,
  Values,
} from '#features/leads/import-export/reading/values.rules.ts';
import type { DateOrder } from '#features/leads/leads.values.ts';

export type ImportScope = {
  ctx: ServiceContext;
  db: Database;
  workspaceId: number;
  importId: number;
  /** Time of the rows that are written. */
  at: string;
  /** Ids of companies and tags that this batch has met: a list names the same ones again and again. */
  met: Map<string, number>;
  /** Whether the day or the month comes first in the columns of dates. */
  orders: Partial<Record<ImportField, DateOrder | undefined>>;
  /** Keys of stages by the folded names that the file gives them. */
  stages: ReadonlyMap<string, string>;
};

/** What was made on the way: a company that only its name was known of. */
export type Made = { id: number; also: { kind: 'company'; id: number }[] };

/** The values, with what was left out of them and why, or why the line is of no use. */
export type ReadResult = { values: Values; notes?: FieldErrors } | { errors: FieldErrors };

/** One kind of record as the import sees it. */
export type ImportAdapter = {
  read: (scope: ImportScope, cells: Cells) => Promise<ReadResult>;
  keysOf: (values: Values) => ImportKeys;
  /** Which of the records found by their keys the line is. */
  match: (line: Values, find: (key: string) => readonly Known[]) => Match;
  /** The record after the line; `overwrite` lets the line's values replace those that are there. */
  merge: (known: Values, line: Values, overwrite: boolean) => Values;
  /** The records that have any of the keys, the oldest first. */
  find: (scope: ImportScope, keys: readonly string[]) => Promise<Known[]>;
  create: (scope: ImportScope, values: Values) => Promise<Made>;
  update: (scope: ImportScope, id: number, values: Values, at: string) => Promise<Made>;
  /** Puts an updated record back as it was. */
  restore: (scope: ImportScope, id: number, before: Values, at: string) => Promise<void>;
};
