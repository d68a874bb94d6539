import { LEAD_STATUSES, type LeadStatus } from '#features/marketing/marketing.values.ts';
import { BadgeSelect } from '#islands/ui/BadgeSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LEAD_TONES } from './lead-tones.ts';

type Props = {
  /** Of the lead, for its accessible name. */
  name: string;
  value: LeadStatus;
  onChange: (value: LeadStatus) => void;
};

export function LeadStatusSelect({ name, value, onChange }: Props) {
  const { t } = useTexts();
  return (
    <BadgeSelect
      label={t('marketing:lead.statusOf', { name })}
      options={LEAD_STATUSES.map((id) => ({ id, label: t(`marketing:leadStatuses.${id}`) }))}
      value={value}
      tone={LEAD_TONES[value]}
      onChange={onChange}
    />
  );
}
