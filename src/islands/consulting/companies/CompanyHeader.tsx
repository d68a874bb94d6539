import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Company, ProfileCounts } from '#features/consulting/companies/company.schema.ts';
import { countryName } from '#features/consulting/companies/country.rules.ts';
import type { CompanyTab } from '#features/consulting/profile/profile.values.ts';
import { missingParts } from '#features/consulting/report/readiness.rules.ts';
import { REPORT_PARTS } from '#features/consulting/report/document/parts.values.ts';
import { Azulejo } from '#islands/ui/Azulejo.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { Meter } from '#islands/ui/Meter.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { companyDialog, deleteCompany } from './company-parts.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';

type Props = {
  company: Company;
  counts: ProfileCounts;
  hasReport: boolean;
  onChanged: (company: Company) => void;
  onGoTo: (tab: CompanyTab) => void;
};

/** Name, size, sector, country and structure of the company (specification section 2). */
export function CompanyHeader({ company, counts, hasReport, onChanged, onGoTo }: Props) {
  const { leave } = useDeletion('/api/companies');
  const { locale, t } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const [isDoomed, setDoomed] = useState(false);
  const editing = useOpening(companyDialog);
  const deleting = useOpening(deleteCompany);
  const missing = missingParts(counts);
  const { name, sector, country, size, structure, email } = company;
  const total = REPORT_PARTS.length;
  const doneParts = total - missing.length;
  return (
    <header className="flex flex-wrap gap-5 sm:items-end">
      {/* As wide as the longest word of the name at least: the meter goes below before a word is broken. */}
      <div className="flex max-w-full min-w-min flex-1 basis-80 flex-wrap items-start gap-x-4 gap-y-3 max-sm:min-w-0 sm:flex-nowrap">
        <Azulejo seed={name} columns={4} rows={4} className="size-12 shrink-0 rounded-control sm:size-20" />
        <div className="order-last min-w-0 basis-full sm:order-none sm:basis-auto">
          <h1 className="text-xl break-words max-sm:hyphens-auto">{name}</h1>
          <p className="mt-1 text-sm break-words text-ink-soft">
            {[
              sector,
              ...(country === null ? [] : [countryName(country, locale)]),
              t(`consulting:size.${size}`),
              t(`consulting:structureLabel.${structure}`),
            ].join(' · ')}
          </p>
          {email ? (
            <a
              className="text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current text-sm inline-flex min-h-control items-center [overflow-wrap:anywhere]"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          ) : null}
        </div>
        <span className="max-sm:ml-auto sm:mt-1">
          <LazyMenu
            label={t('consulting:companies.actions', { name })}
            entries={[
              {
                id: 'edit',
                label: t('ui:actions.edit'),
                icon: Pencil,
                onAction: () => void editing.whenLoaded(() => setEditing(true)),
              },
              {
                id: 'delete',
                label: t('ui:actions.delete'),
                icon: Trash2,
                tone: 'danger',
                onAction: () => void deleting.whenLoaded(() => setDoomed(true)),
              },
            ]}
          />
        </span>
      </div>
      <div className="w-full sm:w-64">
        <Meter
          label={t('consulting:company.completeness')}
          value={doneParts}
          maxValue={total}
          valueLabel={`${doneParts}/${total}`}
        />
        {missing.length > 0 ? (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            {t('consulting:company.missing')}
            {missing.map((part) => (
              <button
                key={part}
                type="button"
                onClick={() => onGoTo(part)}
                className="inline-flex min-h-control items-center text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
              >
                {t(`consulting:parts.${part}`)}
              </button>
            ))}
          </div>
        ) : (
          <PlainButton variant="quiet" size="small" className="mt-1 -ml-3" onPress={() => onGoTo('report')}>
            {t(hasReport ? 'consulting:company.readReport' : 'consulting:company.toReport')}
            <ArrowRight size={16} aria-hidden="true" />
          </PlainButton>
        )}
      </div>
      <UnconfirmedNotice
        company={company}
        isOpening={editing.isOpening}
        onEdit={() => void editing.whenLoaded(() => setEditing(true))}
        onConfirmed={onChanged}
      />
      <companyDialog.Part
        company={isEditing ? company : undefined}
        onClose={() => setEditing(false)}
        onSaved={(saved) => {
          setEditing(false);
          onChanged(saved);
        }}
      />
      <deleteCompany.Part
        company={isDoomed ? company : null}
        onClose={() => setDoomed(false)}
        onConfirm={({ id, name }) => leave(id, t('consulting:company.deleted', { name }), '/consultoria')}
      />
    </header>
  );
}
