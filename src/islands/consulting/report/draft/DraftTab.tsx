import { FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { CompanyTab } from '#features/consulting/profile/profile.values.ts';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { DraftView } from './DraftView.tsx';
import { useDraft } from './use-draft.ts';

const generateDialog = lazyComponent(
  async () => (await import('#islands/consulting/report/generation/GenerateDialog.tsx')).GenerateDialog,
);

type Props = {
  company: Company;
  draft: Draft;
  model: string | null;
  /** The head of the tab around its button. */
  head: (button: ReactNode) => ReactNode;
  onDraft: (draft: Draft) => void;
  onStored: (report: Report) => void;
  onCompanyChanged: (company: Company) => void;
  onGoTo: (tab: CompanyTab) => void;
};

/** The tab before there is a report: the draft, and the button that stores it. */
export function DraftTab(props: Props) {
  const { company, draft, model, head, onDraft, onStored, onCompanyChanged, onGoTo } = props;
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const asking = useOpening(generateDialog);
  const work = useDraft({ companyId: company.id, draft, onSaved: onDraft, onReport: onStored });
  return (
    <>
      {head(
        <PlainButton
          variant="primary"
          isPending={asking.isOpening}
          icon={FileText}
          {...prefetchOnIntent(generateDialog)}
          onPress={() => void asking.whenLoaded(() => setAsking(true))}
        >
          {t('consulting:report.generate')}
        </PlainButton>,
      )}
      <DraftView company={company} work={work} onCompanyChanged={onCompanyChanged} onGoTo={onGoTo} />
      <generateDialog.Part
        company={company}
        work={work}
        isOpen={isAsking}
        model={model}
        onClose={() => setAsking(false)}
        onStored={(stored) => {
          setAsking(false);
          onStored(stored);
        }}
      />
    </>
  );
}
