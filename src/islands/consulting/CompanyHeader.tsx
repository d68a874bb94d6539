import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '#features/consulting/company.schema.ts';
import type { CompanyTab } from '#features/consulting/profile.values.ts';
import { REPORT_PARTS, type ReportPart } from '#features/consulting/report-parts.values.ts';
import { Azulejo } from '../ui/Azulejo.tsx';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Meter } from '../ui/ProgressBar.tsx';
import { useTexts } from '../ui/texts.tsx';
import { CompanyDialog } from './CompanyDialog.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';

type Props = {
  company: Company;
  missing: readonly ReportPart[];
  hasReport: boolean;
  onChanged: (company: Company) => void;
  onGoTo: (tab: CompanyTab) => void;
};

/** Specification section 2: name, size, sector and structure of the company. */
export function CompanyHeader({ company, missing, hasReport, onChanged, onGoTo }: Props) {
  const { t, tag } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const [isDoomed, setDoomed] = useState(false);
  const { name, sector, size, structure, email } = company;
  const total = REPORT_PARTS.length;
  const doneParts = total - missing.length;
  const parts = new Intl.ListFormat(tag).format(missing.map((part) => t(`consulting:parts.${part}`)));
  return (
    <header className="grid gap-5 sm:grid-cols-[1fr_auto] sm:items-end">
      <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-3 sm:flex-nowrap">
        <Azulejo seed={name} columns={4} rows={4} className="size-12 shrink-0 rounded-control sm:size-20" />
        <div className="order-last min-w-0 basis-full sm:order-none sm:basis-auto">
          <h1 className="text-xl break-words hyphens-auto sm:text-2xl">{name}</h1>
          <p className="mt-1 text-sm break-words text-ink-soft">
            {[sector, t(`consulting:size.${size}`), t(`consulting:structureLabel.${structure}`)].join(' · ')}
          </p>
          {email ? (
            <a
              className="text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current text-sm inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          ) : null}
        </div>
        <span className="max-sm:ml-auto sm:mt-1">
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
        </span>
      </div>
      <div className="sm:w-64">
        <Meter
          label={t('consulting:company.completeness')}
          value={doneParts}
          maxValue={total}
          valueLabel={`${doneParts}/${total}`}
        />
        {missing.length > 0 ? (
          <p className="mt-2 text-sm text-ink-soft">{t('consulting:companies.stillMissing', { parts })}</p>
        ) : (
          <Button variant="quiet" size="small" className="mt-1 -ml-3" onPress={() => onGoTo('report')}>
            {t(hasReport ? 'consulting:company.readReport' : 'consulting:company.toReport')}
            <ArrowRight size={16} aria-hidden="true" />
          </Button>
        )}
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
        leavesPage
        onClose={() => setDoomed(false)}
        onDeleted={() => location.assign('/consultoria')}
      />
    </header>
  );
}
