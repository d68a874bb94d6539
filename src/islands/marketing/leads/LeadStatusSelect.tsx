import { ChevronDown } from 'lucide-react';
import { LEAD_STATUSES, type LeadStatus } from '#features/marketing/marketing.values.ts';
import { badgeClass } from '#islands/ui/badge-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { LEAD_TONES } from './lead-tones.ts';

type Props = {
  /** Of the lead, for its accessible name. */
  name: string;
  value: LeadStatus;
  onChange: (value: LeadStatus) => void;
};

/** The badge of a status that opens its choice; native, because a list may have hundreds of them. */
export function LeadStatusSelect({ name, value, onChange }: Props) {
  const { t } = useTexts();
  return (
    <span className={`relative touch-target ${badgeClass(LEAD_TONES[value])} py-1!`}>
      {t(`marketing:leadStatuses.${value}`)}
      <ChevronDown size={14} aria-hidden="true" className="-mr-0.5 shrink-0" />
      <select
        aria-label={t('marketing:lead.statusOf', { name })}
        value={value}
        onChange={(event) => {
          const chosen = LEAD_STATUSES.find((id) => id === event.target.value);
          if (chosen) onChange(chosen);
        }}
        className="absolute -inset-y-1.5 inset-x-0 z-1 w-full cursor-pointer appearance-none rounded-control bg-transparent text-base text-transparent sm:text-sm"
      >
        {LEAD_STATUSES.map((id) => (
          <option key={id} value={id} className="bg-surface text-ink">
            {t(`marketing:leadStatuses.${id}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
