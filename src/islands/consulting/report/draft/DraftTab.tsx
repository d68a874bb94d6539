import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { CompanyTab } from '#features/consulting/profile/profile.values.ts';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { generateDialog } from '#islands/consulting/report/report-parts.ts';
import { ReviewNotice } from '#islands/consulting/profile/review/ReviewNotice.tsx';
import { useUnconfirmed } from '#islands/consulting/profile/review/use-unconfirmed.ts';
import type { Mending } from '#islands/consulting/report/generation/OpenPoints.tsx';
import { CausesPanel } from './causes/CausesPanel.tsx';
import { DraftView } from './DraftView.tsx';
import { useDraft } from './use-draft.ts';

type Props = {
  company: Company;
  draft: Draft;
  model: string | null;
  isGenerating: boolean;
  onAsked: () => void;
  onDraft: (draft: Draft) => void;
  onStored: (report: Report) => void;
  onCompanyChanged: (company: Company) => void;
  onGoTo: (tab: CompanyTab) => void;
};

/** The tab before there is a report: the draft, and the dialog that stores it. */
export function DraftTab(props: Props) {
  const { company, draft, model, isGenerating, onAsked, onDraft, onStored, onCompanyChanged, onGoTo } = props;
  const work = useDraft({ companyId: company.id, draft, onSaved: onDraft, onReport: onStored });
  const [turn, setTurn] = useState(0);
  const [isReviewing, setReviewing] = useState(false);
  const [asked, setAsked] = useState<{ block: string } | null>(null);
  function mend(to: Mending) {
    if (to === 'review') setReviewing(true);
    else if ('block' in to) setAsked(to);
    else onGoTo(to.tab);
  }
  const unconfirmed = useUnconfirmed(company.id, turn);
  return (
    <>
      <ReviewNotice
        companyId={company.id}
        count={unconfirmed}
        isAsked={isReviewing}
        onAsked={() => setReviewing(false)}
        onReviewed={() => {
          setTurn(turn + 1);
          void work.refresh();
        }}
      />
      <CausesPanel
        company={company}
        problems={work.draft.subjects.problems}
        isFirst={draft.blocks.every(({ own, isHidden }) => own === null && !isHidden)}
        onChanged={() => void work.refresh()}
      />
      <DraftView
        company={company}
        work={work}
        asked={asked}
        onCompanyChanged={onCompanyChanged}
        onGoTo={onGoTo}
      />
      <generateDialog.Part
        company={company}
        work={work}
        isOpen={isGenerating}
        model={model}
        onMend={mend}
        onClose={onAsked}
        onStored={(stored) => {
          onAsked();
          onStored(stored);
        }}
      />
    </>
  );
}
