import { fieldOfCustom, otherValues } from '#features/leads/fields/custom-field-list.rules.ts';
import type { CustomFields, CustomValue, DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { ownerName, useTeam, type Team } from '#islands/leads/owners/team.ts';
import { valueWords } from '#islands/leads/records/field-words.ts';
import type { Fact } from '#islands/leads/records/RecordFacts.tsx';
import type { Texts } from '#islands/ui/make-texts.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { CustomChoiceFact, type CustomRecord } from './CustomChoiceFact.tsx';

const AREAS = { contact: 'contacts', company: 'companies', opportunity: 'opportunities' } as const;

function valueOf(
  field: DefinedField,
  value: CustomValue,
  { linked }: CustomRecord,
  team: Team,
  texts: Texts,
) {
  const { type } = field;
  const led = linked?.[field.key];
  // None of a record that is gone.
  if (type === 'contact' || type === 'company')
    return led ? (
      <a className={FACT_LINK} href={hrefOf(led.kind, led.id)}>
        {led.name}
      </a>
    ) : null;
  if (type === 'member') return ownerName(team, Number(value), texts);
  if (type === 'link' && /^https?:/iu.test(String(value)))
    return (
      <a className={FACT_LINK} href={String(value)} rel="noreferrer" target="_blank">
        {String(value)}
      </a>
    );
  const words = Object.fromEntries(field.options.map((option) => [option.key, option.label]));
  return valueWords('contacts', field.key, { ...fieldOfCustom(field), words }, value, texts);
}

/** A list that is short enough to be chosen from in its place. */
const isChosenInPlace = ({ type }: DefinedField): boolean => type === 'choice' || type === 'checkbox';

/**
 * Facts of the fields that the workspace defines, and of values under names of their own. A choice is changed in its
 * place, as the owner is.
 */
export function useCustomFacts<Row extends CustomRecord>(
  kind: DefinedField['kind'],
  record: Row,
  name: string,
  onChanged: (saved: Pick<CustomRecord, 'customFields' | 'updatedAt'>) => void,
): Fact[] {
  const texts = useTexts();
  const team = useTeam();
  const defined = team.fields.filter((each) => each.kind === kind);
  const values: CustomFields = record.customFields;
  return [
    ...defined.map((field): Fact => {
      const value = values[field.key] ?? null;
      if (isChosenInPlace(field))
        return {
          label: field.label,
          value: (
            <CustomChoiceFact
              field={field}
              record={record}
              path={`/api/crm/${AREAS[kind]}/${record.id}`}
              name={name}
              onChanged={onChanged}
            />
          ),
        };
      return {
        label: field.label,
        value: value === null ? null : valueOf(field, value, record, team, texts),
      };
    }),
    ...Object.entries(otherValues(defined, values)).flatMap(([label, value]) =>
      value === null ? [] : [{ label, value: String(value) }],
    ),
  ];
}
