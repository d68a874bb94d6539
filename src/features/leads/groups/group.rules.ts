import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import type { FieldList } from '#shared/field-list.ts';

const LISTS: Record<RecordKind, FieldList> = {
  contact: CONTACT_FIELDS,
  company: COMPANY_FIELDS,
  opportunity: {},
};
/** Fields that say who or what one record is: each would be a group of its own. */
const SINGLE = ['firstName', 'lastName', 'name'];
const GROUPED_TYPES: readonly DefinedField['type'][] = ['text', 'choice', 'checkbox', 'member'];

/** Fields by which a list of these records is grouped: columns of its own, then `customFields.key`. */
export const groupFields = (kind: RecordKind, own: readonly DefinedField[]): string[] => [
  ...(kind === 'opportunity' ? ['stage', 'pipelineId'] : []),
  'ownerId',
  'source',
  ...Object.entries(LISTS[kind]).flatMap(([name, field]) =>
    (field.kind === 'line' || field.kind === 'choice' || field.kind === 'option') && !SINGLE.includes(name)
      ? [name]
      : [],
  ),
  ...own.flatMap(({ kind: of, key, type }) =>
    of === kind && GROUPED_TYPES.includes(type) ? [`customFields.${key}`] : [],
  ),
];

/** Those that are offered: owners where there is a team, pipelines where there are several. */
export const offeredGroups = (
  kind: RecordKind,
  own: readonly DefinedField[],
  { team, pipelines }: { team: readonly unknown[]; pipelines: readonly unknown[] },
): string[] =>
  groupFields(kind, own).filter(
    (name) => (name !== 'ownerId' || team.length > 0) && (name !== 'pipelineId' || pipelines.length > 1),
  );
