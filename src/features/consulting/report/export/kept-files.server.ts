import { everyRow } from '#db/rows.ts';
import { reportFiles } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import type { ExportFormat } from './export.values.ts';

type KeptFile = { reportId: number; format: ExportFormat; sha256: string };

/**
 * Keeps the hash of a file that is handed out to its owner or by a link, so that /verify recognises it. A full disk must not cost the reader the
 * file; /api/ready reports that fault.
 */
export async function keepFile({ db, now }: PublicContext, file: KeptFile): Promise<void> {
  try {
    await everyRow(db, reportFiles)
      .insert({ ...file, createdAt: now.toISOString() })
      .onConflictDoNothing();
  } catch {
    // Handed out all the same.
  }
}
