import { useState } from 'react';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { RowSelect } from '#islands/ui/RowSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ownerName, ownersIn, useTeam } from './team.ts';

type Owned = { id: number; ownerId: number | null; updatedAt: string };

type Props = {
  area: 'contacts' | 'companies' | 'opportunities';
  record: Owned;
  /** Accessible name of the record. */
  name: string;
  onChanged: (saved: Owned) => void;
};

const NOBODY = '';

/** Shows the member that answers for a record, and changes it in its place. */
export function OwnerFact({ area, record, name, onChanged }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const team = useTeam();
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? String(record.ownerId ?? NOBODY);
  const owners = ownersIn(team);
  const isOther = record.ownerId !== null && !owners.some(({ id }) => id === record.ownerId);

  async function give(to: string) {
    setChosen(to);
    try {
      const body = { ownerId: to === NOBODY ? null : Number(to) };
      const saved = await api<Owned>('PATCH', `/api/crm/${area}/${record.id}`, { body });
      onChanged(saved);
      toast.success(
        t('leads:owners.changed', {
          owner: ownerName(team, saved.ownerId, texts) ?? t('leads:owners.no.owner'),
        }),
      );
    } catch (error) {
      toast.error(t('leads:owners.failed'), errorText(error, t));
    } finally {
      setChosen(null);
    }
  }

  return (
    <RowSelect
      label={t('leads:owners.ofRecord', { name })}
      value={value}
      onChange={(to) => void give(to)}
      options={[
        { id: NOBODY, label: t('leads:owners.no.owner') },
        ...(isOther
          ? [{ id: String(record.ownerId), label: ownerName(team, record.ownerId, texts) ?? '' }]
          : []),
        ...owners.map((each) => ({ id: String(each.id), label: each.name })),
      ]}
    />
  );
}
