import { ArrowRight, NotebookPen, Mail, MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { countryName } from '#features/consulting/companies/country.rules.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { useOpening } from '#islands/ui/lazy-component.ts';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { companyDialog, deleteCompany } from './company-parts.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

type Props = {
  company: Company;
  loop: ReactNode;
  hasReport: boolean;
  /** The act where the report is shown; elsewhere it is to go there. */
  reportAct: ReactNode;
  /** The other acts of a report that is shown. */
  reportSteps: readonly MenuEntry[];
  /** Whether a report is there or can be generated. */
  isReady: boolean;
  onReport: (() => void) | undefined;
  onAsk: () => void;
  onChanged: (company: Company) => void;
};

/** Name, size, sector, country and structure of the company (specification section 2). */
export function CompanyHeader(props: Props) {
  const { company, loop, hasReport, isReady, reportAct, reportSteps, onReport, onAsk, onChanged } = props;
  const { leave } = useDeletion('/api/companies');
  const { locale, t } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const editing = useOpening(companyDialog);
  const deleting = useOpening(deleteCompany);
  const { name, sector, country, size, structure, email } = company;
  const edit = () => void editing.whenLoaded(() => setEditing(true));
  return (
    <>
      <RecordHeader
        name={name}
        facts={[
          sector,
          ...(country === null ? [] : [countryName(country, locale)]),
          t(`consulting:sizeShort.${size}`),
          t(`consulting:structureLabel.${structure}`),
        ].join(' · ')}
        loop={loop}
        act={
          onReport ? (
            <PlainButton className="reading" variant={isReady ? 'primary' : 'secondary'} onPress={onReport}>
              {t(`consulting:company.${hasReport ? 'readReport' : isReady ? 'toReport' : 'reportNeeds'}`)}
              <ArrowRight size={16} aria-hidden="true" />
            </PlainButton>
          ) : (
            reportAct
          )
        }
        menu={{
          label: t('consulting:companies.actions', { name }),
          entries: [
            ...reportSteps,
            { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: edit },
            ...(email ? [{ id: 'email', label: email, icon: Mail, href: `mailto:${email}` }] : []),
            { id: 'ask', label: t('consulting:ask.title'), icon: MessageCircleQuestion, onAction: onAsk },
            // A report is generated once (specification section 4).
            ...(hasReport
              ? [
                  {
                    id: 'generate',
                    label: t('consulting:report.generate'),
                    icon: NotebookPen,
                    isDisabled: true,
                    hint: t('consulting:report.madeOnce'),
                    onAction: () => undefined,
                  },
                ]
              : []),
            {
              id: 'delete',
              label: t('ui:actions.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => void deleting.whenLoaded(() => setConfirming(true)),
            },
          ],
        }}
      />
      <UnconfirmedNotice
        company={company}
        isOpening={editing.isOpening}
        onEdit={edit}
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
    </>
  );
}
