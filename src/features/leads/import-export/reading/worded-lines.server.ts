import type { crmImportRows, crmImports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import type { LineErrors } from '#features/leads/import-export/import.schema.ts';
import { keysOf } from '#features/leads/import-export/cells/notes.rules.ts';

type Import = Pick<typeof crmImports.$inferSelect, 'headings' | 'mapping'>;
type Row = Pick<typeof crmImportRows.$inferSelect, 'line' | 'errors' | 'cells'>;

/** A note shows enough of a cell to find it. */
const MAX_SHOWN = 200;

/** Notes on each field of the line, in the reader's language: column, text as written, value made of it. */
export function wordedLine(
  { locale }: Pick<ServiceContext, 'locale'>,
  { headings, mapping }: Import,
  { line, errors, cells }: Row,
): LineErrors {
  const said = errors ?? {};
  const values = Object.entries(said).map(([field, note]) => {
    const { written, made } = typeof note === 'string' ? { written: undefined, made: undefined } : note;
    const columns = (headings ?? []).flatMap((heading, index) =>
      mapping[heading] === field ? [{ heading, cell: (cells?.[index] ?? '').trim() }] : [],
    );
    const filled = columns.filter(({ cell }) => cell !== '');
    const shown = filled.length > 0 ? filled : columns.slice(0, 1);
    return {
      field,
      column: shown.length === 0 ? null : shown.map(({ heading }) => heading).join(', '),
      written: (written ?? shown.map(({ cell }) => cell).join(', ')).slice(0, MAX_SHOWN).toWellFormed(),
      made: made ?? null,
    };
  });
  return { line, errors: wordsOf(keysOf(said), locale), values };
}
