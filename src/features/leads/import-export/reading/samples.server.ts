import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { crmImportRows, type crmImports } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { storedValues } from '#features/leads/import-export/records/records.server.ts';
import { textOf, type Values } from './values.rules.ts';
import type { ImportAnswer, ImportSample } from '#features/leads/import-export/import.schema.ts';

type Import = typeof crmImports.$inferSelect;

const stored = z.object({ line: storedValues });

const nameOf = (values: Values): string => {
  const lastName = textOf(values['lastName']);
  const firstName = textOf(values['firstName']);
  if (firstName !== null) return contactName({ firstName, lastName });
  return textOf(values['name']) ?? textOf(values['title']) ?? '';
};

/** Details of a contact, company or opportunity, whichever the line is. */
const DETAILS = ['email', 'phone', 'company', 'domain', 'taxId', 'sector', 'contact'] as const;

export async function samplesOf(
  { db }: ServiceContext,
  { id, isDryRun }: Import,
): Promise<ImportAnswer['samples']> {
  if (!isDryRun) return { created: [], updated: [] };
  const { importId, action, recordKind, before, line, recordId } = crmImportRows;
  const rows = await db
    .select({ line, action, recordId, before })
    .from(crmImportRows)
    .where(
      and(eq(importId, id), inArray(action, ['created', 'updated']), isNull(recordKind), isNotNull(before)),
    )
    .orderBy(asc(line))
    .limit(200);
  const of = (wanted: 'created' | 'updated'): ImportSample[] =>
    rows
      .filter((row) => row.action === wanted)
      .slice(0, 20)
      .flatMap((row) => {
        const read = stored.safeParse(row.before);
        if (!read.success) return [];
        const values = read.data.line;
        const details = DETAILS.flatMap((field) => textOf(values[field]) ?? []);
        return [{ line: row.line, recordId: row.recordId, name: nameOf(values), details }];
      });
  return { created: of('created'), updated: of('updated') };
}
