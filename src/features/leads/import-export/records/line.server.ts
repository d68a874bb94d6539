// One long file: what becomes of a line, from its match to its row.
import type { crmImportRows } from '#db/schema/index.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import type { ImportAdapter, ImportScope, Made } from './adapter.server.ts';
import type { Line } from '#features/leads/import-export/reading/file.server.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import type { ImportRecords } from './records.server.ts';
import { everyField } from '#features/leads/fields/defined-fields.server.ts';
import { fittingValues } from './fitting-values.server.ts';
import { addReadValue } from '#features/leads/import-export/cells/read-values.rules.ts';
import { CONTACT_NOTES } from './contact-named.rules.ts';
import { decisionOn } from './company-named.rules.ts';
import { ownShown } from './own-shown.rules.ts';
import { lineAbout, lineChanges, lineName } from './line-about.rules.ts';
import {
  isSame,
  textOf,
  type ImportKeys,
  type Known,
  type Match,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';
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
/** One row per line, plus rows of records created along with it. */
type Rows = ImportRow[];

const withErrors = ({ cells }: Line, errors: LineNotes): Pick<ImportRow, 'errors' | 'cells'> => ({
  errors: Object.fromEntries(
    Object.entries(errors).map(([path, key]) => [path.replace(/\.\d+(?:\..*)?$/, ''), key]),
  ),
  cells: cells.map((cell) => cell.replaceAll('\0', '').toWellFormed().slice(0, MAX_KEPT_CELL)),
});

export const failedRow = (
  { importId }: Pick<ImportScope, 'importId'>,
  line: Line,
  errors: LineNotes,
  about: ImportRow['about'] = null,
): ImportRow => ({
  importId,
  line: line.line,
  action: 'failed',
  outcome: 'failed',
  about,
  ...withErrors(line, errors),
});

/** Notes on an imported line, with its cells as they came; a link that was there already gets none. */
async function said({ scope, adapter }: LineContext, line: ReadLine, values: Values, before: Values = {}) {
  const { company, contact } = await adapter.linkNotes(scope, values);
  const isNew = (...fields: string[]): boolean => fields.some((field) => values[field] !== before[field]);
  const isLinked = contact !== undefined && isNew('contact', 'contactEmail');
  // Many lines of a file of deals are linked by name and company: the check counts them in one sentence.
  const isColleague = typeof contact === 'object' && contact.key === CONTACT_NOTES.colleague;
  if (isLinked && isColleague) addReadValue(scope.values, 'contactByName', '');
  const linked = {
    // The company's note stands beside the cell's own.
    ...(company && isNew('company') && { [line.notes['company'] ? 'companyLink' : 'company']: company }),
    ...(isLinked && !isColleague && { contact }),
  };
  const notes = { ...line.notes, ...linked };
  return Object.keys(notes).length > 0 ? withErrors(line, notes) : {};
}

const alsoMade = (own: Pick<ImportRow, 'importId' | 'line'>, also: Made['also']) =>
  also.map(({ kind, id }): ImportRow => ({ ...own, action: 'created', recordId: id, recordKind: kind }));

/** Padded so that drafts sort in line order. */
const draftRef = (line: number): string => `line ${String(line).padStart(9, '0')}`;

async function create(context: LineContext, given: ReadLine): Promise<Rows> {
  const { scope, adapter, isDryRun, records } = context;
  const fitting = await fittingValues(scope, given, { kind: adapter.record, isDryRun });
  const line = { ...given, values: fitting.values, notes: { ...given.notes, ...fitting.notes } };
  const own = { importId: scope.importId, line: line.line };
  await adapter.countChanges?.(scope, null, line.values);
  const made = isDryRun ? { id: null, also: [] } : await adapter.create(scope, line.values);
  records.change({
    id: made.id,
    ref: made.id === null ? draftRef(line.line) : String(made.id),
    updatedAt: scope.at,
    keys: line.keys.answers,
    values: line.values,
    isTouched: true,
    isNew: true,
    line: line.line,
  });
  const about = lineAbout(line.values);
  const notes = await said(context, line, line.values);
  return [
    { ...own, action: 'created', outcome: 'created', recordId: made.id, about, ...notes },
    ...alsoMade(own, made.also),
  ];
}

async function update(context: LineContext, given: ReadLine, known: Known): Promise<Rows> {
  const { scope, adapter, isDryRun, overwrite, records } = context;
  const own = { importId: scope.importId, line: given.line, recordId: known.id };
  const merged = adapter.merge(known.values, given.values, overwrite && !known.isTouched);
  const target = { kind: adapter.record, known, isDryRun };
  const { values, notes: unfit } = await fittingValues(scope, { line: given.line, values: merged }, target);
  const leftOut = adapter.leftOut?.(known.values, given.values);
  const line = { ...given, notes: { ...given.notes, ...unfit, ...leftOut } };
  await adapter.countChanges?.(scope, known.values, values);
  const shown = async (of: Values): Promise<Values> => (await adapter.shown?.(scope, of)) ?? of;
  const fields = await everyField({ ...scope.ctx, db: scope.db }, adapter.record);
  const about = {
    ...lineAbout(line.values),
    into: lineName(known.values),
    ...lineChanges(
      {
        known: await shown(known.values),
        // A line says its stage in the pipeline that it was read in.
        line: await shown(line.values),
        after: await shown(values),
      },
      adapter.sameBy,
      ownShown(fields),
    ),
  };
  const notes = await said(context, line, values, known.values);
  const touched = { ...known, isTouched: true, line: line.line };
  if (isSame(known.values, values)) {
    records.change(touched);
    return [{ ...own, action: 'skipped', outcome: 'unchanged', about, ...notes }];
  }
  const updatedAt = nextUpdatedAt(known.updatedAt, new Date(scope.at));
  const made =
    isDryRun || known.id === null ? { also: [] } : await adapter.update(scope, known.id, values, updatedAt);
  records.change({ ...touched, updatedAt, keys: adapter.keysOf(values).answers, values });
  return [{ ...own, action: 'updated', outcome: 'updated', about, ...notes }, ...alsoMade(own, made.also)];
}

/** Both sides of a question, which the screen shows side by side. */
const sidesOf = (
  { values }: ReadLine,
  { known, reason }: Extract<Match, { kind: 'ask' }>,
): ImportRow['question'] => ({
  line: values,
  known: known.values,
  after: { line: known.line ?? null },
  reason,
});

function later({ scope: { importId } }: LineContext, line: ReadLine): Rows {
  const left = withErrors(line, { file: 'leads:imports.leftForLater' });
  const about = lineAbout(line.values);
  return [{ importId, line: line.line, action: 'skipped', outcome: 'later', about, ...left }];
}

/** An unanswered line is created apart, which loses nothing, and is listed as asked. */
async function ask(
  context: LineContext,
  line: ReadLine,
  match: Extract<Match, { kind: 'ask' }>,
): Promise<Rows> {
  const decision = context.decisions[line.line];
  if (decision === 'same') return update(context, line, match.known);
  if (decision === 'later') return later(context, line);
  const [row, ...also] = await create(context, line);
  if (!row || decision === 'different') return row ? [row, ...also] : [];
  const about = { ...lineAbout(line.values), into: lineName(match.known.values) };
  const asked = context.isDryRun
    ? ({ action: 'asked', recordId: match.known.id, question: sidesOf(line, match) } as const)
    : {};
  return [{ ...row, outcome: 'asked', about, ...asked }, ...also];
}

async function decide(context: LineContext, line: ReadLine, match: Match): Promise<Rows> {
  if (match.kind === 'several') {
    const errors = { file: 'leads:imports.severalRecords' };
    return [failedRow(context.scope, line, errors, lineAbout(line.values))];
  }
  if (match.kind === 'same') return update(context, line, match.known);
  return match.kind === 'new' ? create(context, line) : ask(context, line, match);
}

/** Imports one line, which fails alone where it does not hold. What was left out or guessed is noted beside its outcome. */
export async function applyLine(context: LineContext, line: ReadLine): Promise<Rows> {
  const { adapter, records } = context;
  const company = textOf(line.values['company']);
  if (company !== null && decisionOn(context.decisions, company) === 'later') return later(context, line);
  const match = adapter.match(line.values, records.find, line.keys);
  try {
    return await decide(context, line, match);
  } catch (error) {
    const fields = error instanceof AppError && error.code === 'invalid' ? error.details.fields : undefined;
    if (!fields) throw error;
    return [failedRow(context.scope, line, fields, lineAbout(line.values))];
  }
}
