import type { crmImportRows } from '#db/schema/index.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import type { ImportAdapter, ImportScope } from './adapter.server.ts';
import type { Line } from '#features/leads/import-export/reading/file.server.ts';
import type { LineNotes } from '#features/leads/import-export/reading/notes.rules.ts';
import type { ImportRecords } from './records.server.ts';
import {
  isSame,
  type ImportKeys,
  type Known,
  type Match,
  type Values,
} from '#features/leads/import-export/reading/values.rules.ts';
import type { ImportDecision } from '#features/leads/leads.values.ts';

/**
 * The error file truncates longer cells, but leaves them too long to import, so that a re-import cannot take the
 * truncated text for the whole.
 */
const MAX_KEPT_CELL = MAX_PARAGRAPH + 1;

export type LineContext = {
  scope: ImportScope;
  adapter: ImportAdapter;
  isDryRun: boolean;
  overwrite: boolean;
  /** Answers to the questions of the dry run, by line. */
  decisions: Readonly<Record<string, ImportDecision>>;
  records: ImportRecords;
};
export type ReadLine = Line & { values: Values; keys: ImportKeys; notes: LineNotes };
export type ImportRow = typeof crmImportRows.$inferInsert;
/** One row per line, plus rows of records created along with it and `asked` rows. */
type Rows = ImportRow[];

const withErrors = ({ cells }: Line, errors: LineNotes): Pick<ImportRow, 'errors' | 'cells'> => ({
  errors: Object.fromEntries(Object.entries(errors).map(([path, key]) => [path.split('.')[0] ?? path, key])),
  cells: cells.map((cell) => cell.replaceAll('\0', '').toWellFormed().slice(0, MAX_KEPT_CELL)),
});

export const failedRow = ({ importId }: ImportScope, line: Line, errors: LineNotes): ImportRow => ({
  importId,
  line: line.line,
  action: 'failed',
  ...withErrors(line, errors),
});

const alsoMade = (
  own: Pick<ImportRow, 'importId' | 'line'>,
  stamp: string,
  also: { kind: 'company'; id: number }[],
) =>
  also.map(({ kind, id }): ImportRow => ({
    ...own,
    action: 'created',
    recordId: id,
    recordKind: kind,
    stamp,
  }));

/** Padded so that drafts sort in line order. */
const draftRef = (line: number): string => `line ${String(line).padStart(9, '0')}`;

async function create({ scope, adapter, isDryRun, records }: LineContext, line: ReadLine): Promise<Rows> {
  const own = { importId: scope.importId, line: line.line };
  const made = isDryRun ? { id: null, also: [] } : await adapter.create(scope, line.values);
  records.change({
    id: made.id,
    ref: made.id === null ? draftRef(line.line) : String(made.id),
    updatedAt: scope.at,
    keys: line.keys.answers,
    values: line.values,
    isTouched: true,
    line: line.line,
  });
  return [
    { ...own, action: 'created', recordId: made.id, stamp: scope.at },
    ...alsoMade(own, scope.at, made.also),
  ];
}

async function update(context: LineContext, line: ReadLine, known: Known): Promise<Rows> {
  const { scope, adapter, isDryRun, overwrite, records } = context;
  const own = { importId: scope.importId, line: line.line };
  const values = adapter.merge(known.values, line.values, overwrite && !known.isTouched);
  if (isSame(known.values, values)) return [{ ...own, action: 'skipped', recordId: known.id }];
  const stamp = nextUpdatedAt(known.updatedAt, new Date(scope.at));
  const made =
    isDryRun || known.id === null ? { also: [] } : await adapter.update(scope, known.id, values, stamp);
  records.change({
    ...known,
    line: line.line,
    updatedAt: stamp,
    keys: adapter.keysOf(values).answers,
    values,
  });
  return [
    {
      ...own,
      action: 'updated',
      recordId: known.id,
      before: { ...known.values, updatedAt: known.updatedAt },
      stamp,
    },
    ...alsoMade(own, scope.at, made.also),
  ];
}

/** Builds the question about a line with both sides, which the screen shows side by side. */
const question = (
  { scope: { importId } }: LineContext,
  { line, values }: ReadLine,
  { known, reason }: Extract<Match, { kind: 'ask' }>,
): ImportRow => ({
  importId,
  line,
  action: 'asked',
  recordId: known.id,
  before: { line: values, known: known.values, after: { line: known.line ?? null } },
  errors: { reason },
});

async function decide(context: LineContext, line: ReadLine, match: Match): Promise<Rows> {
  if (match.kind === 'several')
    return [failedRow(context.scope, line, { file: 'leads:imports.severalRecords' })];
  if (match.kind === 'same') return update(context, line, match.known);
  if (match.kind === 'new') return create(context, line);
  const decision = context.decisions[line.line];
  if (decision === 'same') return update(context, line, match.known);
  if (decision === 'later') {
    const { importId } = context.scope;
    const left = withErrors(line, { file: 'leads:imports.leftForLater' });
    return [{ importId, line: line.line, action: 'skipped', ...left }];
  }
  const rows = await create(context, line);
  return decision === undefined && context.isDryRun ? [...rows, question(context, line, match)] : rows;
}

/** Imports one line; fields left out are noted beside its outcome. */
export async function applyLine(context: LineContext, line: ReadLine): Promise<Rows> {
  const { adapter, records } = context;
  const match = adapter.match(line.values, records.find, line.keys);
  const [first, ...more] = await decide(context, line, match);
  if (!first || Object.keys(line.notes).length === 0 || first.errors) return first ? [first, ...more] : [];
  return [{ ...first, ...withErrors(line, line.notes) }, ...more];
}
