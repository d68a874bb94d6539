import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import type { ImportKind } from '#features/leads/import-export/reading/fields.values.ts';
import type { Mapping } from '#features/leads/import-export/reading/guess.rules.ts';
import type { DateOrder, ImportDecision } from '#features/leads/leads.values.ts';
import { api, ApiError } from '#islands/api.ts';

const POLL_MS = 600;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

export type Decisions = Readonly<Record<number, ImportDecision>>;

export type CompanyDecisions = Readonly<Record<string, ImportDecision>>;

type Sent = {
  file: File;
  /** Sheet of a workbook; null for the first one. */
  sheet: string | null;
  kind: ImportKind;
  mapping: Mapping;
  isDryRun: boolean;
  overwrite: boolean;
  dateOrder: DateOrder | null;
  stages: Readonly<Record<string, string>>;
  /** Members by the owners' names in the file; null for nobody. */
  owners: Readonly<Record<string, number | null>>;
  /** Answers to the questions of the dry run, by line. */
  decisions: Decisions;
  /** Answers about companies that lines name, by name. */
  companies: CompanyDecisions;
};

/** Returns the last known state if there is no response: the import goes on without a connection. */
async function look(before: ImportAnswer): Promise<ImportAnswer> {
  try {
    return await api<ImportAnswer>('GET', `/api/crm/imports/${before.id}`);
  } catch (error) {
    if (error instanceof ApiError && error.isNetwork) return before;
    throw error;
  }
}

/** Uploads the file and polls the import until it ends; calls `onProgress` on each poll. */
export async function runImport(
  { file, sheet, kind, mapping, isDryRun, overwrite, dateOrder, stages, owners, decisions, companies }: Sent,
  onProgress: (answer: ImportAnswer) => void,
): Promise<ImportAnswer> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('dryRun', String(isDryRun));
  form.set('mapping', JSON.stringify(mapping));
  form.set('overwrite', String(overwrite));
  form.set('stages', JSON.stringify(stages));
  form.set('owners', JSON.stringify(owners));
  form.set('decisions', JSON.stringify(decisions));
  form.set('companies', JSON.stringify(companies));
  form.set('dateOrder', dateOrder ?? '');
  if (sheet !== null) form.set('sheet', sheet);
  form.set('file', file);
  let answer = await api<ImportAnswer>('POST', '/api/crm/imports', { body: form });
  onProgress(answer);
  while (answer.status === 'running') {
    await pause();
    answer = await look(answer);
    onProgress(answer);
  }
  return answer;
}
