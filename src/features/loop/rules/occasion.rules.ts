import { definedKey } from '#features/leads/views/view-fields.values.ts';
import { foldText } from '#shared/texts/text.ts';
import type { Happening } from './happening.types.ts';
import { subjectOf } from './rule-subject.rules.ts';
import type { FieldValue, When } from './rule.types.ts';

/** Columns in which the journal keeps fields that have another name. */
const COLUMNS: Readonly<Record<string, string>> = { tag: 'tags' };

/** A value of a row as the API has it. */
function valueIn(columns: Readonly<Record<string, unknown>>, field: string): unknown {
  const key = definedKey(field);
  if (key === undefined) return columns[COLUMNS[field] ?? field] ?? null;
  const stored = columns['customFields'];
  const fields = (typeof stored === 'string' ? JSON.parse(stored) : stored) as Record<string, unknown> | null;
  return fields?.[key] ?? null;
}

const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : foldText(String(value));

/** Of several choices it is one of them; texts are the same whatever their capitals and accents. */
function isValue(held: unknown, asked: FieldValue): boolean {
  if (asked === null || asked === '') return held === null || held === '';
  if (held === null) return false;
  return Array.isArray(held)
    ? held.some((each) => textOf(each) === textOf(asked))
    : textOf(held) === textOf(asked);
}

function isChanged(
  { was, after, isNew }: Happening,
  { field, from, to }: Extract<When, { on: 'changed' }>,
): boolean {
  const column = definedKey(field) === undefined ? (COLUMNS[field] ?? field) : 'customFields';
  if (isNew || !(column in was)) return false;
  // A tag is a row of its own, of which the record tells neither before nor after.
  if (column === 'tags') return true;
  const [before, now] = [valueIn(was, field), valueIn(after, field)];
  if (JSON.stringify(before) === JSON.stringify(now)) return false;
  return (from === undefined || isValue(before, from)) && (to === undefined || isValue(now, to));
}

/** Whether something that has happened is an occasion of a rule; what comes with time never is. */
export function isOccasion(when: When, happening: Happening): boolean {
  if (subjectOf(when) !== happening.record) return false;
  const { was, after, isNew } = happening;
  switch (when.on) {
    case 'created':
      return isNew;
    case 'changed':
      return isChanged(happening, when);
    case 'stage':
      return (
        (isNew || ('stage' in was && was['stage'] !== after['stage'])) &&
        after['stage'] === when.stage &&
        (when.pipelineId === undefined || when.pipelineId === null || after['pipelineId'] === when.pipelineId)
      );
    case 'enquiry':
    case 'lead':
      return true;
    default:
      return false;
  }
}
