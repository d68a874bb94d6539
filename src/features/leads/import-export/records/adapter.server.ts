import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { FieldKind } from '#features/leads/fields/defined-fields.server.ts';
import type { CompanyBefore } from './company-named.rules.ts';
import type { ColumnSigns } from '#features/leads/import-export/reading/column-signs.server.ts';
import type { ImportField } from '#features/leads/import-export/reading/fields.values.ts';
import type { ReadValues } from '#features/leads/import-export/cells/read-values.rules.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import type {
  Cells,
  ImportKeys,
  Known,
  Match,
  SameBy,
  Values,
} from '#features/leads/import-export/cells/values.rules.ts';
import type { DateOrder, ImportDecision } from '#features/leads/leads.values.ts';

export type ImportScope = {
  ctx: ServiceContext;
  db: Database;
  workspaceId: number;
  importId: number;
  at: string;
  /** Cache of company and tag ids within the batch, because a list repeats the same names. */
  met: Map<string, number>;
  /** Order of day and month per date column. */
  orders: Partial<Record<ImportField, DateOrder | undefined>>;
  /** The same of fields that the workspace defines, by key. */
  ownOrders: Readonly<Record<string, DateOrder>>;
  signs: ColumnSigns;
  /** The user's decisions on lines and on companies that they name. */
  decisions: Readonly<Record<string, ImportDecision>>;
  /** Companies that were there before the import, by the key of their name. */
  companies: Map<string, readonly CompanyBefore[]>;
  /** Stage keys by folded name in the file. */
  stages: ReadonlyMap<string, string>;
  /** Members by folded name in the file, null for nobody. */
  owners: ReadonlyMap<string, number | null>;
  /** Values that are no names of the workspace, counted by how they were taken. */
  values: ReadValues;
};

/** A created record, and a company created with it because only its name was known. */
export type Made = { id: number; also: { kind: 'company'; id: number }[] };

/** The values with notes on what was left out, or the errors that fail the line. */
export type ReadResult = { values: Values; notes?: LineNotes } | { errors: LineNotes };

export type ImportAdapter = {
  record: FieldKind;
  read: (scope: ImportScope, cells: Cells) => Promise<ReadResult>;
  keysOf: (values: Values) => ImportKeys;
  /** Chooses which of the records found by key is the line's. */
  match: (line: Values, find: (key: string) => readonly Known[], keys: ImportKeys) => Match;
  /** Returns the record after the line; `overwrite` lets the line replace existing values. */
  merge: (known: Values, line: Values, overwrite: boolean) => Values;
  /** Counts what a line does that its cells do not say: to a record that is there, or in making one (`known` null). */
  countChanges?: (scope: ImportScope, known: Values | null, after: Values) => Promise<void>;
  /** Values as people know them, for the lines of the check. */
  shown?: (scope: ImportScope, values: Values) => Promise<Values>;
  /** Notes on cells that the record does not take, whatever it has. */
  leftOut?: (known: Values, line: Values) => LineNotes;
  /** Reads at once what the lines of a batch name. */
  meet: (scope: ImportScope, lines: readonly Values[]) => Promise<void>;
  /** Notes on the companies and contacts that the record names and that may be others. */
  linkNotes: (scope: ImportScope, values: Values) => Promise<LineNotes>;
  /** Keys of values that are equal but for their spelling. */
  sameBy: SameBy;
  find: (scope: ImportScope, keys: readonly string[]) => Promise<Known[]>;
  create: (scope: ImportScope, values: Values) => Promise<Made>;
  update: (scope: ImportScope, id: number, values: Values, at: string) => Promise<Made>;
};
