import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Company, ProfileCounts } from '#features/consulting/companies/company.schema.ts';
import { countryName } from '#features/consulting/companies/country.rules.ts';
import type { CompanyTab } from '#features/consulting/profile/profile.values.ts';
import { Azulejo } from '#islands/ui/Azulejo.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { CompletenessTiles } from './CompletenessTiles.tsx';
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
  const [isConfirming, setConfirming] = useState(false);
  const editing = useOpening(companyDialog);
  const deleting = useOpening(deleteCompany);
  const { name, sector, country, size, structure, email } = company;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex max-w-full min-w-0 flex-1 basis-96 items-start gap-x-4">
          <Azulejo seed={name} columns={4} rows={4} className="size-12 shrink-0 rounded-control sm:size-16" />
          <div className="min-w-0">
            <div className="flex items-start gap-x-1">
              <h1 className="line-clamp-2 text-xl break-words max-sm:hyphens-auto" title={name}>
                {name}
              </h1>
              <span className="shrink-0 max-sm:-my-2">
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
                      onAction: () => void deleting.whenLoaded(() => setConfirming(true)),
                    },
                  ]}
                />
              </span>
            </div>
            <p className="text-sm break-words text-ink-soft">
              {[
                sector,
                ...(country === null ? [] : [countryName(country, locale)]),
                t(`consulting:size.${size}`),
                t(`consulting:structureLabel.${structure}`),
              ].join(' · ')}
              {email ? (
                <>
                  {' · '}
                  <a
                    className="touch-target [overflow-wrap:anywhere] text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
                    href={`mailto:${email}`}
                  >
                    {email}
                  </a>
                </>
              ) : null}
            </p>
          </div>
        </div>
        <CompletenessTiles counts={counts} hasReport={hasReport} onGoTo={onGoTo} />
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
        company={isConfirming ? company : null}
        onClose={() => setConfirming(false)}
        onConfirm={({ id, name }) => leave(id, t('consulting:company.deleted', { name }), '/consultoria')}
      />
    </header>
  );
}
