import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { IMPORT_FIELDS, type ImportField } from '#features/leads/import-export/reading/fields.values.ts';
import type { Mapping } from '#features/leads/import-export/reading/guess.rules.ts';
import { DATE_ORDERS, IMPORT_DECISIONS, IMPORT_KINDS, type DateOrder } from '#features/leads/leads.values.ts';

const FIELDS = new Set<string>(Object.values(IMPORT_FIELDS).flat());
const isField = (value: string): value is ImportField => FIELDS.has(value);

/** Field by heading; heading by field is understood too, because both readings of the word are common. */
function readMapping(given: Record<string, string | null>): Mapping | undefined {
  const pairs = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, value]],
  );
  const turned = pairs.every(([, value]) => isField(value))
    ? pairs
    : pairs.map(([name, value]): [string, string] => [value, name]);
  const entries = turned.flatMap(([heading, field]): [string, ImportField][] =>
    isField(field) ? [[heading, field]] : [],
  );
  return entries.length === pairs.length ? Object.fromEntries(entries) : undefined;
}

/** A field of the form that holds JSON of one shape. */
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
  /** Whether the file's values replace those that are there; they fill blanks otherwise. */
  overwrite: flag,
  /** Line -> same, different or later: the answers to a dry run's questions. */
  decisions: json(z.record(lineNumber, z.enum(IMPORT_DECISIONS)), 'leads:imports.decisionsInvalid'),
  /** Name of a stage in the file -> key of a stage of the pipeline. */
  stages: json(z.record(z.string().max(200), z.string().max(60)), 'leads:imports.stagesInvalid'),
  /** How dates are read that could be read both ways. */
  dateOrder: z
    .enum([...DATE_ORDERS, ''], 'errors:fields.choice')
    .nullish()
    .transform((value): DateOrder | null => value || null),
});

/** With the place of the file, which its receiver adds. */
export const startImportSchema = importFormSchema.extend({ uploadId: z.int() });

/** The newest first, so there is nothing to search or sort by. */
export const importListQuery = listQuery(['-createdAt']).pick({ cursor: true, limit: true });

export type StartImport = z.infer<typeof startImportSchema>;

export type ImportCounts = { created: number; updated: number; skipped: number; failed: number };

/** What a person is told by, of a line or of a record. */
export type PersonShown = {
  name: string;
  emails: string[];
  phones: string[];
  company: string | null;
  position: string | null;
};

/**
 * Whether a line is the contact that shares its phone. `contactId` is null where the other one stands in the same file.
 * `afterLine`: the earlier line that made it, or that changed it. Reasons: `name`, `email`, `nameAndEmail` or `namesake`, by what the two differ in.
 */
export type ImportQuestion = {
  line: number;
  contactId: number | null;
  afterLine: number | null;
  reason: string;
  inFile: PersonShown;
  existing: PersonShown;
};

/** A line of a dry run, by what it is told from others; `recordId` of the record that it would change. */
export type ImportSample = { line: number; recordId: number | null; name: string; details: string[] };

export type KeptRecord = { kind: 'contact' | 'company' | 'opportunity'; id: number; name: string };
type LineErrors = { line: number; errors: Record<string, string> };

/** api.md: status running, then done or failed; reverted after that. */
export type ImportAnswer = {
  id: number;
  kind: (typeof IMPORT_KINDS)[number];
  status: 'running' | 'done' | 'failed' | 'reverted';
  dryRun: boolean;
  fileName: string;
  /** Field by heading. */
  mapping: Mapping;
  headings: string[];
  counts: ImportCounts;
  overwrite: boolean;
  /** How many records a revert left alone, because somebody had worked on them, and the first of them. */
  left: number;
  /** How many lines a revert has undone. */
  undone: number;
  /** While running: why it waits for the database; it goes on by itself. */
  pausedBy: 'disk_full' | 'busy' | null;
  kept: KeptRecord[];
  /** Of a dry run: lines that may be a record that is there. Unanswered, they are different. */
  questions: ImportQuestion[];
  /** Of a dry run: the first lines that would create a record, and that would change one. */
  samples: { created: ImportSample[]; updated: ImportSample[] };
  /** Lines that were left out because the answer was `later`. */
  later: number[];
  /** Fields that were left out of lines which are good otherwise, and how many lines have such. */
  notes: LineErrors[];
  noteCount: number;
  /** Names of stages in the file that the pipeline does not know; lines with them fail until each has a stage. */
  unknownStages: string[];
  /** Values of the source's column that are no source here: they become `other`. */
  unknownSources: string[];
  /** How the dates of each column were read, and whether the file leaves no doubt. */
  dates: { heading: string; order: DateOrder; isSure: boolean }[];
  /** How much of the file has been read, from 0 to 1. */
  progress: number;
  /** Why the whole of it failed, in the reader's language. */
  error: string | null;
  /** The first lines that failed; all of them are in the error file. */
  errors: LineErrors[];
  createdAt: string;
  updatedAt: string;
};
