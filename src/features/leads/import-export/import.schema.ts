// Longer than 200 lines: what the calls of imports take and answer.
import { z } from 'zod';
import { READ_VALUES } from '#features/leads/import-export/cells/read-values.values.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import {
  IMPORT_FIELDS,
  isOwnMapped,
  type MappedField,
} from '#features/leads/import-export/reading/fields.values.ts';
import type { Mapping } from '#features/leads/import-export/reading/guess.rules.ts';
import {
  DATE_ORDERS,
  IMPORT_DECISIONS,
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  type DateOrder,
} from '#features/leads/leads.values.ts';
import { count, record, texts, timestamp } from '#shared/answer.ts';

const FIELDS = new Set<string>(Object.values(IMPORT_FIELDS).flat());
const isField = (value: string): value is MappedField => FIELDS.has(value) || isOwnMapped(value);

/** Reads a mapping of heading to field, and also field to heading, because both readings of "mapping" are common. */
function readMapping(given: Record<string, string | null>): Mapping | undefined {
  const pairs = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, value]],
  );
  const turned = pairs.every(([, value]) => isField(value))
    ? pairs
    : pairs.map(([name, value]): [string, string] => [value, name]);
  const entries = turned.flatMap(([heading, field]): [string, MappedField][] =>
    isField(field) ? [[heading, field]] : [],
  );
  return entries.length === pairs.length ? Object.fromEntries(entries) : undefined;
}

/** A form field that holds JSON of the given schema. */
const json = <T>(schema: z.ZodType<T>, invalidKey: string) =>
  z
    .string('errors:fields.text')
    .transform((text, context): T => {
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: invalidKey });
      return z.NEVER;
    })
    .nullish();

const mapping = json(
  z.record(z.string(), z.string().nullable()).transform((given, context): Mapping => {
    const read = readMapping(given);
    if (read) return read;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }),
  'leads:imports.mappingInvalid',
);

const flag = z
  .enum(['true', 'false', ''], 'errors:fields.boolean')
  .nullish()
  .transform((value) => value === 'true');

const lineNumber = z.string().regex(/^[1-9]\d{0,9}$/);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of the form besides the file (api.md). */
export const importFormSchema = z.strictObject({
  kind: oneOf(IMPORT_KINDS),
  dryRun: flag,
  mapping,
  /** Whether the file's values replace existing ones; otherwise they fill blanks. */
  overwrite: flag,
  /** Line -> same, different or later: the answers to the questions of a dry run. */
  decisions: json(z.record(lineNumber, z.enum(IMPORT_DECISIONS)), 'leads:imports.decisionsInvalid'),
  /** Company as the file names it -> same, different or later. */
  companies: json(z.record(z.string().max(200), z.enum(IMPORT_DECISIONS)), 'leads:imports.companiesInvalid'),
  /** Stage name in the file -> stage key of the pipeline. */
  stages: json(z.record(z.string().max(200), z.string().max(60)), 'leads:imports.stagesInvalid'),
  /** Owner's name in the file -> user id of a member, or null for nobody. */
  owners: json(z.record(z.string().max(200), rowId.nullable()), 'leads:imports.ownersInvalid'),
  dateOrder: z
    .enum([...DATE_ORDERS, ''], 'errors:fields.choice')
    .nullish()
    .transform((value): DateOrder | null => value || null),
  /** Sheet of a workbook; the first one by default. */
  sheet: z.string('errors:fields.text').max(200, 'errors:fields.tooLong').nullish(),
});

/** The form with the id of the uploaded file, which the endpoint adds. */
export const startImportSchema = importFormSchema.extend({ uploadId: z.int() });

/** The fields of the form of a preview besides the file. */
export const previewFormSchema = importFormSchema.pick({ sheet: true });
export const previewSchema = previewFormSchema.extend({ uploadId: z.int() });

/** Headings and first values of a workbook or a file of cards, before the mapping is chosen. */
export const importPreviewSchema = record('ImportPreview', {
  /** Sheets of a workbook, in its order; hidden ones are not among them. */
  sheets: texts,
  headings: texts,
  samples: z.array(texts),
  /** Rows above the headings, such as a title, which are not imported. */
  passedOver: z.array(z.strictObject({ line: z.int(), text: z.string() })),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** Newest first only, so there is no search and no sort. */
export const importListQuery = listQuery(['-createdAt']).pick({ cursor: true, limit: true });

/** The lines of an import in their order, of one outcome or of all. */
export const importLinesQuery = importListQuery.extend({
  outcome: z.enum(IMPORT_OUTCOMES, 'errors:fields.choice').optional(),
});
export type ImportLinesQuery = z.infer<typeof importLinesQuery>;

export type StartImport = z.infer<typeof startImportSchema>;

export const importCountsSchema = z.strictObject({
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  failed: z.int(),
});

/** Number of lines by outcome; together they are the lines below the headings. */
export const importLineCountsSchema = record('ImportLineCounts', {
  total: count,
  created: count,
  updated: count,
  unchanged: count,
  /** With a question that nobody answered: they are created apart. */
  asked: count,
  later: count,
  failed: count,
  blank: count,
});
export type ImportLineCounts = z.infer<typeof importLineCountsSchema>;

/** Details by which one recognises a person or a company, of a line or of a record. */
export const personShownSchema = record('PersonShown', {
  name: z.string(),
  emails: texts,
  phones: texts,
  company: z.string().nullable(),
  position: z.string().nullable(),
  taxId: z.string().nullable(),
  domain: z.string().nullable(),
  address: z.string().nullable(),
});
export type PersonShown = z.infer<typeof personShownSchema>;

/**
 * Asks whether a line is a contact or company that has something in common with it. `contactId` or `companyId`: the one
 * in question; both are null where it is in the same file. `afterLine`: the earlier line that created or changed it.
 * `reason`: what they have in common and what they differ in, such as `name`, `email`, `nameAndEmail`, `namesake`,
 * `otherName`, `sharedValue`, `company.taxId` or `company.domain`.
 */
export const importQuestionSchema = record('ImportQuestion', {
  line: z.int(),
  contactId: rowId.nullable(),
  companyId: rowId.nullable(),
  afterLine: z.int().nullable(),
  reason: z.string(),
  inFile: personShownSchema,
  existing: personShownSchema,
});
export type ImportQuestion = z.infer<typeof importQuestionSchema>;

/**
 * Asks whether a company that lines name is one that is there. `lines`: how many; `line`: the first. `same` can be
 * answered where `existing` has one. `unanswered`: what is done without an answer.
 */
export const namedCompanyQuestionSchema = record('NamedCompanyQuestion', {
  name: z.string(),
  lines: z.int(),
  line: z.int(),
  existing: z.array(z.strictObject({ id: rowId, name: z.string() })),
  unanswered: z.enum(['same', 'different']),
});
export type NamedCompanyQuestion = z.infer<typeof namedCompanyQuestionSchema>;

/** A line of a dry run, by what it is told from others; `recordId` of the record that it would change. */
export const importSampleSchema = record('ImportSample', {
  line: z.int(),
  recordId: rowId.nullable(),
  name: z.string(),
  details: texts,
});
export type ImportSample = z.infer<typeof importSampleSchema>;

export const keptRecordSchema = z.strictObject({
  kind: z.enum(['contact', 'company', 'opportunity']),
  id: rowId,
  name: z.string(),
});
export type KeptRecord = z.infer<typeof keptRecordSchema>;
const notedValues = z.array(
  z.strictObject({
    field: z.string(),
    column: z.string().nullable(),
    written: z.string(),
    made: z.string().nullable(),
  }),
);
/** By field: what is said of it; and the column, what was written there and what was made of it (null: nothing). */
const lineErrorsSchema = record('LineErrors', {
  line: z.int(),
  errors: z.record(z.string(), z.string()),
  values: notedValues,
});
export type LineErrors = z.infer<typeof lineErrorsSchema>;

/** Outcome of one line, and the reason. */
export const importLineSchema = record('ImportLine', {
  line: z.int(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The record that it created, changed or repeated, or that a dry run asks about. */
  recordId: rowId.nullable(),
  name: z.string(),
  details: texts,
  /** The name that the record had. */
  into: z.string().nullable(),
  /** Values by field that were not in the record before. */
  added: z.record(z.string(), z.string()),
  /** Values by field that are not in the record afterwards, and what is there instead. */
  lost: z.record(z.string(), z.strictObject({ written: z.string(), kept: z.string() })),
  errors: z.record(z.string(), z.string()),
  /** Of what `errors` says: the column, what was written there and what was made of it (null: nothing). */
  values: notedValues,
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** api.md: status running, then done or failed; reverted after that. */
export const importAnswerSchema = record('Import', {
  id: rowId,
  kind: z.enum(IMPORT_KINDS),
  status: z.enum(['running', 'done', 'failed', 'cancelled', 'reverted']),
  dryRun: z.boolean(),
  fileName: z.string(),
  /** Field by heading; `customFields.key` is one that the workspace defines. */
  mapping: z.record(
    z.string(),
    z.union([z.enum(Object.values(IMPORT_FIELDS).flat()), z.templateLiteral(['customFields.', z.string()])]),
  ),
  headings: texts,
  /** Rows above the headings, such as a title, which are not imported. */
  passedOver: z.array(z.strictObject({ line: z.int(), text: z.string() })),
  counts: importCountsSchema,
  lines: importLineCountsSchema,
  overwrite: z.boolean(),
  /** How many records a revert left alone, because somebody had worked on them, and the first of them. */
  left: z.int(),
  /** How many lines a revert has undone. */
  undone: z.int(),
  /** While running: why it waits for the database; it goes on by itself. */
  pausedBy: z.enum(['disk_full', 'busy']).nullable(),
  kept: z.array(keptRecordSchema),
  /** Lines of a dry run that may match an existing record. Unanswered, they are created apart and listed as `asked`. */
  questions: z.array(importQuestionSchema),
  /** Of a dry run: companies that lines name and that may be ones that are there. */
  namedCompanies: z.array(namedCompanyQuestionSchema),
  /** Of a dry run: the first lines that would create a record, and that would change one. */
  samples: z.strictObject({
    created: z.array(importSampleSchema),
    updated: z.array(importSampleSchema),
  }),
  /** Lines that were left out because the answer was `later`. */
  later: z.array(z.int()),
  /** Fields that were left out of lines which are good otherwise, and how many lines have such. */
  notes: z.array(lineErrorsSchema),
  noteCount: count,
  /** Names of stages in the file that the pipeline does not know; lines with them fail until each has a stage. */
  unknownStages: texts,
  /**
   * Values that are no names of the workspace, with what was made of each (null: nothing) and in how many lines it
   * stands; and stages that an overwriting import moves deals from (`written`) and to (`made`).
   */
  readValues: z.array(
    z.strictObject({
      how: z.enum(READ_VALUES),
      written: z.string(),
      made: z.string().nullable(),
      lines: count,
    }),
  ),
  /** How the dates of each column were read, and whether the file leaves no doubt. */
  dates: z.array(
    z.strictObject({
      heading: z.string(),
      order: z.enum(DATE_ORDERS),
      isSure: z.boolean(),
    }),
  ),
  /** How much of the file has been read, from 0 to 1. */
  progress: z.number(),
  /** Why the whole of it failed, in the reader's language. */
  error: z.string().nullable(),
  /** The first lines that failed; all of them are in the error file. */
  errors: z.array(lineErrorsSchema),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
