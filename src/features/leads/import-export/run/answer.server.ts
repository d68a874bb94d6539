import { and, asc, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { crmImportRows, type crmImports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { lineName } from '#features/leads/import-export/records/line-about.rules.ts';
import { wordedLine } from '#features/leads/import-export/reading/worded-lines.server.ts';
import { namedCompanies } from './named-companies.server.ts';
import { samplesOf } from '#features/leads/import-export/reading/samples.server.ts';
import { storedValues } from '#features/leads/import-export/records/records.server.ts';
import { listOf, textOf, type Values } from '#features/leads/import-export/cells/values.rules.ts';
import type {
  ImportAnswer,
  ImportQuestion,
  PersonShown,
} from '#features/leads/import-export/import.schema.ts';

type Import = typeof crmImports.$inferSelect;
type Row = typeof crmImportRows.$inferSelect;

const SHOWN_LINES = 50;
/** More questions than a person would answer; unanswered lines count as different. */
const SHOWN_QUESTIONS = 2_000;

type AboutLines = Pick<
  ImportAnswer,
  | 'errors'
  | 'notes'
  | 'noteCount'
  | 'later'
  | 'questions'
  | 'namedCompanies'
  | 'samples'
  | 'unknownStages'
  | 'readValues'
>;

export const NOTHING_YET: AboutLines = {
  errors: [],
  notes: [],
  noteCount: 0,
  later: [],
  questions: [],
  namedCompanies: [],
  samples: { created: [], updated: [] },
  unknownStages: [],
  readValues: [],
};

const LATER = 'leads:imports.leftForLater';
const { importId, action, line, errors } = crmImportRows;

/** Skipped by a decision, not because of an error. */
const isLater = sql`coalesce(json_extract(${errors}, '$.file'), '') = ${LATER}`;
/** Imports of older versions noted a source that became `other` on its line, which needs no correction. */
const hasMore = sql`coalesce(json_remove(${errors}, '$.source'), '') <> '{}'`;
const isNote = and(
  inArray(action, ['created', 'updated', 'skipped', 'asked']),
  isNotNull(errors),
  sql`not ${isLater}`,
  hasMore,
);

type Part = { afterLine?: number; limit: number; where?: ReturnType<typeof and> };

export const rowsWithErrors = (
  ctx: ServiceContext,
  id: number,
  { afterLine = 0, limit, where }: Part,
): Promise<Row[]> =>
  ctx
    .rows(crmImportRows)
    .select()
    .where(and(eq(importId, id), isNotNull(errors), hasMore, gt(line, afterLine), where))
    .orderBy(asc(line))
    .limit(limit);

const side = z.object({
  line: storedValues,
  known: storedValues,
  after: z.object({ line: z.number().nullable() }),
  reason: z.string(),
});

const filled = (...texts: (string | null)[]): string[] => texts.flatMap((text) => text ?? []);

const shownOf = (values: Values): PersonShown => ({
  name: lineName(values),
  emails: filled(textOf(values['email']), ...listOf(values['emails'])),
  phones: filled(textOf(values['phone']), ...listOf(values['phones'])),
  company: textOf(values['company']),
  position: textOf(values['position']),
  taxId: textOf(values['taxId']),
  domain: textOf(values['domain']),
  address: textOf(values['address']),
});

function questionOf(kind: Import['kind'], { line: at, recordId, question }: Row): ImportQuestion[] {
  const sides = side.safeParse(question);
  if (!sides.success) return [];
  const { known, line: given, after, reason } = sides.data;
  return [
    {
      line: at,
      contactId: kind === 'contacts' ? recordId : null,
      companyId: kind === 'companies' ? recordId : null,
      afterLine: after.line,
      reason,
      inFile: shownOf(given),
      existing: shownOf(known),
    },
  ];
}

async function questions(ctx: ServiceContext, { id, kind, isDryRun }: Import): Promise<ImportQuestion[]> {
  if (!isDryRun) return [];
  const rows = await ctx
    .rows(crmImportRows)
    .select()
    .where(and(eq(importId, id), eq(action, 'asked')))
    .orderBy(asc(line))
    .limit(SHOWN_QUESTIONS);
  return rows.flatMap((row) => questionOf(kind, row));
}

const unknownStages = ({ readValues }: Import): string[] =>
  (readValues ?? [])
    .flatMap(({ how, written }) => (how === 'stageUnknown' && written !== '' ? [written] : []))
    .toSorted();

export async function failedLines(ctx: ServiceContext, row: Import): Promise<AboutLines> {
  const { id, failed, skipped } = row;
  const read = (limit: number, where: Part['where']) => rowsWithErrors(ctx, id, { limit, where });
  const rows = failed === 0 ? [] : await read(SHOWN_LINES, eq(action, 'failed'));
  const later = skipped === 0 ? [] : await read(SHOWN_QUESTIONS, and(eq(action, 'skipped'), isLater));
  return {
    ...NOTHING_YET,
    errors: rows.map((each) => wordedLine(ctx, row, each)),
    later: later.map((each) => each.line),
  };
}

export async function aboutLines(ctx: ServiceContext, row: Import): Promise<AboutLines> {
  const noted = await rowsWithErrors(ctx, row.id, { limit: SHOWN_LINES, where: isNote });
  const [notes] = await ctx
    .rows(crmImportRows)
    .select({ n: count() })
    .where(and(eq(importId, row.id), isNote));
  return {
    ...(await failedLines(ctx, row)),
    notes: noted.map((each) => wordedLine(ctx, row, each)),
    noteCount: notes?.n ?? 0,
    questions: await questions(ctx, row),
    namedCompanies: await namedCompanies(ctx, row),
    samples: await samplesOf(ctx, row),
    unknownStages: unknownStages(row),
    readValues: (row.readValues ?? []).toSorted((a, b) => b.lines - a.lines),
  };
}
