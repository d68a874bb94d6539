import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '#features/consulting/company.schema.ts';
import { REPORT_PARTS } from '#features/consulting/report-parts.values.ts';
import { Azulejo } from '../ui/Azulejo.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Meter } from '../ui/ProgressBar.tsx';
import { useTexts } from '../ui/texts.tsx';
import { CompanyDialog } from './CompanyDialog.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';

type Props = { company: Company; doneParts: number; onChanged: (company: Company) => void };

/** Specification section 2: name, size, sector and structure of the company. */
export function CompanyHeader({ company, doneParts, onChanged }: Props) {
  const { t } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const [isDoomed, setDoomed] = useState(false);
  const { name, sector, size, structure, email } = company;
  const total = REPORT_PARTS.length;
  return (
    <header className="grid gap-5 sm:grid-cols-[1fr_auto] sm:items-end">
      <div className="flex min-w-0 items-start gap-4">
        <Azulejo seed={name} columns={4} rows={4} className="size-16 shrink-0 rounded-control sm:size-20" />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl break-words">{name}</h1>
          <p className="mt-1 text-sm break-words text-ink-soft">
            {[sector, t(`consulting:size.${size}`), t(`consulting:structureLabel.${structure}`)].join(' · ')}
          </p>
          {email ? (
            <a
              className="text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current text-sm break-all"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          ) : null}
        </div>
        <Menu
          label={t('consulting:companies.actions', { name })}
          entries={[
            { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: () => setEditing(true) },
            {
              id: 'delete',
              label: t('ui:actions.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => setDoomed(true),
            },
          ]}
        />
      </div>
      <div className="sm:w-56">
        <Meter
          label={t('consulting:company.completeness')}
          value={doneParts}
          maxValue={total}
          valueLabel={`${doneParts}/${total}`}
        />
      </div>
      <CompanyDialog
        company={isEditing ? company : undefined}
        onClose={() => setEditing(false)}
        onSaved={(saved) => {
          setEditing(false);
          onChanged(saved);
        }}
      />
      <DeleteCompany
        company={isDoomed ? company : null}
        onClose={() => setDoomed(false)}
        onDeleted={() => location.assign('/consultoria')}
      />
    </header>
  );
}
