import { customFieldsOf } from '#features/leads/import-export/custom-fields.rules.ts';

/** Other values of an opportunity stand in its notes, a line each, because it has no fields for them. */
export function notesWith(notes: string | undefined, customFields: string | null): string | undefined {
  const lines = Object.entries(customFieldsOf(customFields)).map(
    ([name, value]) => `${name}: ${String(value)}`,
  );
  return lines.length === 0 ? notes : [...(notes === undefined ? [] : [notes]), ...lines].join('\n');
}
