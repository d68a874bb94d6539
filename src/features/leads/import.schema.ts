import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { IMPORT_FIELDS, type ImportField } from './import-fields.values.ts';
import type { Mapping } from './import-guess.rules.ts';
import { IMPORT_KINDS } from './leads.values.ts';

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

const mapping = z
  .string('errors:fields.text')
  .transform((text, context): Mapping => {
    const parsed = z.record(z.string(), z.string().nullable()).safeParse(parseJson(text));
    const read = parsed.success ? readMapping(parsed.data) : undefined;
    if (read) return read;
    context.addIssue({ code: 'custom', message: 'leads:imports.mappingInvalid' });
    return z.NEVER;
  })
  .nullish();

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
  dryRun: z
    .enum(['true', 'false', ''], 'errors:fields.boolean')
    .nullish()
    .transform((value) => value === 'true'),
  mapping,
});

/** With the place of the file, which its receiver adds. */
export const startImportSchema = importFormSchema.extend({ uploadId: z.int() });

/** The newest first, so there is nothing to search or sort by. */
export const importListQuery = listQuery(['-createdAt']).pick({ cursor: true, limit: true });

export type StartImport = z.infer<typeof startImportSchema>;

export type ImportCounts = { created: number; updated: number; skipped: number; failed: number };

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
  /** Records that a revert left alone, because somebody had worked on them. */
  left: number;
  /** While running: why it waits for the database; it goes on by itself. */
  pausedBy: 'disk_full' | 'busy' | null;
  /** How much of the file has been read, from 0 to 1. */
  progress: number;
  /** Why the whole of it failed, in the reader's language. */
  error: string | null;
  /** The first lines that failed; all of them are in the error file. */
  errors: { line: number; errors: Record<string, string> }[];
  createdAt: string;
  updatedAt: string;
};
