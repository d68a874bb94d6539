import { ChevronDown } from 'lucide-react';
import type { FieldList } from '#shared/field-list.ts';
import { companyList } from '#islands/leads/companies/company-list.tsx';
import { contactList } from '#islands/leads/contacts/contact-list.tsx';
import { useNow } from '#islands/leads/now.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';

type Props = {
  kind: 'contact' | 'company';
  fields: FieldList;
  /** Ids between commas; empty: those that the list shows by itself. */
  value: string;
  onChange: (value: string) => void;
};

/** The columns of the table of a view; the name is always there. */
export function ColumnChoice({ kind, fields, value, onChange }: Props) {
  const texts = useTexts();
  const shown = { ...texts, timeZone: useTimeZone(), now: useNow(), sort: 'name', team: useTeam() };
  const all = (kind === 'contact' ? contactList : companyList).columns(shown, fields);
  const options = all.filter(({ isRowHeader }) => !isRowHeader).map(({ id, label }) => ({ id, label }));
  const chosen = value === '' ? [] : value.split(',');
  return (
    <details className="group/columns" open={chosen.length > 0 || undefined}>
      <summary className="inline-flex min-h-control cursor-pointer items-center text-sm font-medium text-ink">
        {texts.t('views:columns')}
        <span className="ml-2 font-normal text-ink-soft">
          {chosen.length === 0 ? texts.t('views:usualColumns') : chosen.length}
        </span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="ml-1 text-ink-soft group-open/columns:rotate-180"
        />
      </summary>
      <div className="pt-1">
        <ChoiceChips
          label={texts.t('views:columns')}
          options={options}
          chosen={chosen}
          onChange={(next) =>
            onChange(
              options
                .filter(({ id }) => next.includes(id))
                .map(({ id }) => id)
                .join(),
            )
          }
        />
      </div>
    </details>
  );
}
