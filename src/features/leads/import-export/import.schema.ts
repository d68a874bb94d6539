import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { IMPORT_FIELDS, type ImportField } from '#features/leads/import-export/reading/fields.values.ts';
import type { Mapping } from '#features/leads/import-export/reading/guess.rules.ts';
import { DATE_ORDERS, IMPORT_DECISIONS, IMPORT_KINDS, type DateOrder } from '#features/leads/leads.values.ts';

const FIELDS = new Set<string>(Object.values(IMPORT_FIELDS).flat());
const isField = (value: string): value is ImportField => FIELDS.has(value);

/** Reads a mapping of heading to field, and also field to heading, because both readings of "mapping" are common. */
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
  /** Stage name in the file -> stage key of the pipeline. */
  stages: json(z.record(z.string().max(200), z.string().max(60)), 'leads:imports.stagesInvalid'),
  dateOrder: z
    .enum([...DATE_ORDERS, ''], 'errors:fields.choice')
    .nullish()
    .transform((value): DateOrder | null => value || null),
});

/** The form with the id of the uploaded file, which the endpoint adds. */
export const startImportSchema = importFormSchema.extend({ uploadId: z.int() });

/** Newest first only, so there is no search and no sort. */
export const importListQuery = listQuery(['-createdAt']).pick({ cursor: true, limit: true });

export type StartImport = z.infer<typeof startImportSchema>;

export type ImportCounts = { created: number; updated: number; skipped: number; failed: number };

export type PersonShown = {
  name: string;
  emails: string[];
  phones: string[];
  company: string | null;
  position: string | null;
};

/**
 * Asks whether a line is the contact that has the same phone. `contactId` is null where the other one is in the same
 * file. `afterLine`: the earlier line that created or changed it. `reason`: `name`, `email`, `nameAndEmail` or
 * `namesake`, by what the two differ in.
 */
export type ImportQuestion = {
  line: number;
  contactId: number | null;
  afterLine: number | null;
  reason: string;
  inFile: PersonShown;
  existing: PersonShown;
};

/** A line of a dry run with identifying details; `recordId` of the record that it would change. */
export type ImportSample = { line: number; recordId: number | null; name: string; details: string[] };

export type KeptRecord = { kind: 'contact' | 'company' | 'opportunity'; id: number; name: string };
type LineErrors = { line: number; errors: Record<string, string> };

/** Status (api.md): running, then done or failed, possibly reverted. */
export type ImportAnswer = {
  id: number;
  kind: (typeof IMPORT_KINDS)[number];
  status: 'running' | 'done' | 'failed' | 'reverted';
  dryRun: boolean;
  fileName: string;
  mapping: Mapping;
  headings: string[];
  counts: ImportCounts;
  overwrite: boolean;
  /** Number of records a revert skipped because they were edited; `kept` lists the first of them. */
  left: number;
  undone: number;
  /** Why a running import waits for the database; it resumes by itself. */
  pausedBy: 'disk_full' | 'busy' | null;
  kept: KeptRecord[];
  /** Dry run only: lines that may be an existing record. Without an answer they count as different. */
  questions: ImportQuestion[];
  /** Dry run only: the first lines that would create or change a record. */
  samples: { created: ImportSample[]; updated: ImportSample[] };
  /** Lines skipped because the answer was `later`. */
  later: number[];
  /** Fields left out of otherwise valid lines, and the number of such lines. */
  notes: LineErrors[];
  noteCount: number;
  /** Stage names in the file that the pipeline does not have; their lines fail until each is mapped. */
  unknownStages: string[];
  /** Values of the source column that are no known source; they become `other`. */
  unknownSources: string[];
  /** How the dates of each column were read, and whether the file leaves no doubt. */
  dates: { heading: string; order: DateOrder; isSure: boolean }[];
  /** Share of the file that has been read, from 0 to 1. */
  progress: number;
  error: string | null;
  /** The first lines that failed; the error file has all of them. */
  errors: LineErrors[];
  createdAt: string;
  updatedAt: string;
};
