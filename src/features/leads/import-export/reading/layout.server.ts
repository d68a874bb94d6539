import type { crmImports } from '#db/schema/index.ts';
import type { ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import { isOwnMapped, JOINED_FIELDS, ownMapped, REQUIRED_FIELDS, type ImportField } from './fields.values.ts';
import { guessMapping, type Mapping } from './guess.rules.ts';
import type { ColumnSigns } from './column-signs.server.ts';
import type { Column } from './line-cells.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { stageNameKey } from '#features/leads/import-export/cells/stage.rules.ts';

type Import = typeof crmImports.$inferSelect;

/** Thrown when the whole file is unusable; the message is the key of the reason. */
export class Unusable extends Error {}

export type Layout = { columns: Column[]; signs: ColumnSigns } & Pick<ImportScope, 'orders' | 'ownOrders'>;

export const stagesOf = ({ stages }: Import): ReadonlyMap<string, string> =>
  new Map(Object.entries(stages ?? {}).map(([name, key]) => [stageNameKey(name), key]));

export const ownersOf = ({ owners }: Import): ReadonlyMap<string, number | null> =>
  new Map(Object.entries(owners ?? {}).map(([name, id]) => [foldText(name).trim(), id]));

/** Maps columns to fields by the chosen mapping, else by headings. */
export function columnsOf(
  { kind, mapping }: Import,
  headings: readonly string[],
  own: readonly { key: string; label: string }[],
): { columns: Column[]; mapping: Mapping } {
  const chosen = Object.keys(mapping).length > 0 ? (mapping as Mapping) : guessMapping(kind, headings, own);
  const taken = new Set<ImportField>();
  const columns = headings.flatMap((heading, index): Column[] => {
    const field = Object.hasOwn(chosen, heading) ? chosen[heading] : undefined;
    if (field === undefined) return [];
    // The cells of a column stand under its heading, which says what they are for (own-fields.rules.ts). Those of a field
    // that is gone are kept as other values.
    if (isOwnMapped(field)) {
      const named = own.find(({ key }) => ownMapped(key) === field);
      return [{ index, field: 'customFields', heading: named?.label ?? heading }];
    }
    // The second of two columns for one value is kept beside it.
    if (taken.has(field) && JOINED_FIELDS[field] === undefined)
      return [{ index, field: 'customFields', heading }];
    taken.add(field);
    return [{ index, field, heading }];
  });
  if (!REQUIRED_FIELDS[kind].some((field) => taken.has(field)))
    throw new Unusable('leads:imports.requiredMissing');
  const rest: Column = { index: headings.length, field: 'customFields', heading: '', isRest: true };
  return { columns: [...columns, rest], mapping: chosen };
}
