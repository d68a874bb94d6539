import type { ImportPreview } from '#features/leads/import-export/import.schema.ts';
import {
  fileKindOf,
  LOOKED_AT_BYTES,
  type Refusal,
} from '#features/leads/import-export/reading/file-kind.rules.ts';
import { api } from '#islands/api.ts';
import { readStart, type FileStart } from './read-csv.ts';

export type Start = FileStart & { kind: 'csv' | 'xlsx' | 'vcard' };

/**
 * Reads the headings and first rows of a file: of a CSV file here, of a workbook or of cards on the server, which reads
 * them as the import will. Rejects for a file that is no table, or returns why no import reads it.
 */
export async function readFileStart(file: File, sheet: string | null): Promise<Start | { refusal: Refusal }> {
  const found = fileKindOf(file.name, new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer()));
  if ('refusal' in found) return found;
  if (found.kind === 'csv') return { ...(await readStart(file)), kind: found.kind };
  const form = new FormData();
  if (sheet !== null) form.set('sheet', sheet);
  form.set('file', file);
  const preview = await api<ImportPreview>('POST', '/api/crm/imports/preview', { body: form });
  return { ...preview, passedOver: preview.passedOver.map(({ text }) => text), kind: found.kind };
}
