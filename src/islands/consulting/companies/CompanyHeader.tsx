import { ArrowRight, NotebookPen, Mail, MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { countryName } from '#features/consulting/companies/country.rules.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { hasOtherWorkspaces } from '#islands/ui/drafts.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { companyDialog, deleteCompany, moveCompany } from './company-parts.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

type Props = {
  company: Company;
  loop: ReactNode;
  hasReport: boolean;
  /** The act where the report is shown; elsewhere it is to go there. */
  reportAct: ReactNode;
  /** Whether a report is there or can be generated. */
  isReady: boolean;
  onReport: (() => void) | undefined;
  onAsk: () => void;
  onChanged: (company: Company) => void;
};

/** Name, size, sector, country and structure of the company (specification section 2). */
export function CompanyHeader(props: Props) {
  const { company, loop, hasReport, isReady, reportAct, onReport, onAsk, onChanged } = props;
  const { leave } = useDeletion('/api/companies');
  const { locale, t } = useTexts();
  const [asked, ask] = useState<'edit' | 'move' | 'delete'>();
  const close = () => ask(undefined);
  const editing = useOpening(companyDialog);
  const deleting = useOpening(deleteCompany);
  const moving = useOpening(moveCompany);
  const { name, sector, country, size, structure, email } = company;
  const edit = () => void editing.whenLoaded(() => ask('edit'));
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
              {t(hasReport ? 'consulting:company.readReport' : 'consulting:company.toReport')}
              <ArrowRight size={16} aria-hidden="true" />
            </PlainButton>
          ) : (
            reportAct
          )
        }
        menu={{
          label: t('consulting:companies.actions', { name }),
          entries: [
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
                    onAction: () => undefined,
                  },
                ]
              : []),
            ...(hasOtherWorkspaces()
              ? [
                  {
                    id: 'move',
                    label: t('consulting:move.act'),
                    icon: ArrowRight,
                    onAction: () => void moving.whenLoaded(() => ask('move')),
                  },
                ]
              : []),
            {
              id: 'delete',
              label: t('ui:actions.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => void deleting.whenLoaded(() => ask('delete')),
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
        company={asked === 'edit' ? company : undefined}
        onClose={close}
        onSaved={(saved) => {
          close();
          onChanged(saved);
        }}
      />
      <moveCompany.Part
        company={asked === 'move' ? company : null}
        onClose={close}
        onMoved={() => location.assign('/consultoria')}
      />
      <deleteCompany.Part
        company={asked === 'delete' ? company : null}
        onClose={close}
        onConfirm={({ id, name }) => leave(id, t('consulting:company.deleted', { name }), '/consultoria')}
      />
    </>
  );
}
