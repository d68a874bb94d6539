import { useState } from 'react';
import type { CustomFields, DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { LinkedRecords } from '#features/leads/fields/fields.schema.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { RowSelect } from '#islands/ui/RowSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

export type CustomRecord = {
  id: number;
  updatedAt: string;
  customFields: CustomFields;
  linked?: LinkedRecords;
};

type Props = {
  field: DefinedField;
  record: CustomRecord;
  /** Address of the record's calls. */
  path: string;
  /** Of the record. */
  name: string;
  onChanged: (saved: Pick<CustomRecord, 'customFields' | 'updatedAt'>) => void;
};

const NONE = '';
const BOX = { yes: true, no: false };

/** Shows what is chosen of a field, and changes it in its place. */
export function CustomChoiceFact({ field, record, path, name, onChanged }: Props) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const { key, label, type, options, isRequired } = field;
  const stored = record.customFields[key] ?? null;
  const shown = type === 'checkbox' ? (stored === true ? 'yes' : 'no') : String(stored ?? NONE);

  async function choose(to: string) {
    setChosen(to);
    try {
      const value = type === 'checkbox' ? BOX[to as keyof typeof BOX] : to === NONE ? null : to;
      const saved = await api<CustomRecord>('PATCH', path, { body: { customFields: { [key]: value } } });
      onChanged({ customFields: saved.customFields, updatedAt: saved.updatedAt });
    } catch (error) {
      toast.error(t('leads:list.saveFailed'), errorText(error, t));
    } finally {
      setChosen(null);
    }
  }

  return (
    <RowSelect
      label={`${label}: ${name}`}
      value={chosen ?? shown}
      onChange={(to) => void choose(to)}
      options={
        type === 'checkbox'
          ? (['yes', 'no'] as const).map((id) => ({ id, label: t(`leads:common.${id}`) }))
          : [
              ...(isRequired && stored !== null ? [] : [{ id: NONE, label: t('leads:common.notStated') }]),
              ...options.map((option) => ({ id: option.key, label: option.label })),
            ]
      }
    />
  );
}
