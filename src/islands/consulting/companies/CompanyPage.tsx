// One long file: the tabs of a company share its lists, its report and its dialogs.
import { useState } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { Review } from '#features/consulting/companies/follow-up.values.ts';
import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { ProfileRows } from '#features/consulting/profile/profile.schema.ts';
import {
  COMPANY_TABS,
  DEFAULT_TAB,
  KIND_OF,
  type CompanyTab,
} from '#features/consulting/profile/profile.values.ts';
import type { Proposal } from '#features/consulting/questionnaire/proposal.schema.ts';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import { missingParts } from '#features/consulting/report/readiness.rules.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { lazyComponent, useOpening } from '#islands/ui/lazy-component.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { useTabInAddress } from '#islands/ui/use-tab-in-address.ts';
import { CompanyHeader } from './CompanyHeader.tsx';
import { ReportPending } from './ReportPending.tsx';
import { ReviewChain } from './ReviewChain.tsx';
import { NamedListsProvider, useWholeList } from '#islands/consulting/profile/profile-lists.tsx';
import { ProfileTab } from '#islands/consulting/profile/ProfileTab.tsx';
import { countsOf, useProfile } from '#islands/consulting/profile/use-profile.ts';
import { TemplateStart } from '#islands/consulting/proposals/TemplateStart.tsx';
import { useProposals } from '#islands/consulting/proposals/use-proposals.ts';
import type { DraftTabComponent } from '#islands/consulting/report/ReportTab.tsx';
import { ReportAct } from '#islands/consulting/report/ReportAct.tsx';
import { useReport, type ReportTabComponent } from '#islands/consulting/report/use-report.ts';
import { useReportSteps } from '#islands/consulting/report/use-report-steps.tsx';

export type CompanyPageProps = {
  texts: PageTexts<'ui' | 'accounts' | 'consulting' | 'loop'>;
  username: string;
  company: CompanySummary;
  /** Its place in the loop. */
  chain: Chain;
  /** First page of the open list. */
  rows: Partial<ProfileRows>;
  report: Report | null;
  reviews: Review[];
  draft: Draft | null;
  /** The configured model's name, or null. */
  model: string | null;
  tab: CompanyTab;
  proposals: Proposal[];
  /** Sector template that fits the company. */
  template: TemplateId | null;
  /** Given where the page opens on the report: the server renders it, so it cannot be lazy. */
  reportTab?: ReportTabComponent;
  /** The same for a draft. */
  draftTab?: DraftTabComponent;
};

export function CompanyPage({ texts, username, ...rest }: CompanyPageProps) {
  return (
    <TextsProvider dictionary={texts}>
      <CompanyTabs {...rest} />
      <SessionDialog username={username} />
    </TextsProvider>
  );
}

const askDialog = lazyComponent(
  async () => (await import('#islands/consulting/proposals/AskClientDialog.tsx')).AskClientDialog,
);

/** Departments and problems below which a profile is offered a sector template. */
const SMALL = 6;

type CompanyTabsProps = Omit<CompanyPageProps, 'texts' | 'username'>;

function CompanyTabs({
  company: first,
  chain,
  rows,
  report: firstReport,
  reviews,
  draft: firstDraft,
  model,
  tab: firstTab,
  proposals: firstProposals,
  template,
  reportTab,
  draftTab,
}: CompanyTabsProps) {
  const { t } = useTexts();
  const [company, setCompany] = useState(first);
  const { id: companyId } = first;
  const lists = useProfile(companyId, rows, first.counts);
  const proposals = useProposals(companyId, firstProposals, lists);
  const [isAsking, setAsking] = useState(false);
  const asking = useOpening(askDialog);
  const [isGenerating, setGenerating] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const owned = [...lists.problems.rows, ...lists.strengths.rows];
  useWholeList(lists.contacts, isWanted || owned.some(({ ownerContactId }) => ownerContactId !== null));
  useWholeList(
    lists.departments,
    isWanted || lists.problems.rows.some(({ departmentId }) => departmentId !== null),
  );
  const report = useReport({
    companyId,
    hasReport: first.hasReport,
    report: firstReport,
    draft: firstDraft,
    tab: reportTab,
  });
  const steps = useReportSteps(report.report, company);
  const counts = countsOf(lists);
  const isOffered = !report.hasReport && counts.departments + counts.problems < SMALL;
  const missing = missingParts(counts);
  const openReport = () => report.open(missing.length === 0);
  const [tab, open] = useTabInAddress({
    tabs: COMPANY_TABS,
    first: firstTab,
    standard: DEFAULT_TAB,
    onShow: (next) => void (next === 'report' ? openReport() : lists[next].open()),
  });

  const draft = missing.length === 0 ? report.draft : null;
  const reportAct = (
    <ReportAct
      report={report.report}
      draft={draft}
      onGenerate={() => setGenerating(true)}
      onShare={() => steps.open('share')}
    />
  );
  const ask = () => void asking.whenLoaded(() => setAsking(true));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <CompanyHeader
        company={company}
        loop={<LoopSteps kind="company" id={companyId} first={chain} />}
        hasReport={report.hasReport}
        reportAct={reportAct}
        reportSteps={tab === 'report' ? steps.entries : []}
        isReady={report.hasReport || missing.length === 0}
        onReport={tab === 'report' ? undefined : () => open('report')}
        onAsk={ask}
        onChanged={(changed) => setCompany({ ...company, ...changed })}
      />
      <ReviewChain reviews={reviews} current={companyId} reportMadeAt={report.report?.createdAt ?? null} />
      {tab !== 'report' && (isOffered || proposals.open.length > 0) ? (
        <TemplateStart
          proposals={proposals}
          suggested={template}
          isOffered={isOffered}
          tab={tab}
          onAsk={ask}
          onGoTo={open}
        />
      ) : null}
      <NamedListsProvider
        value={{
          ...lists,
          companyId,
          currency: company.currency ?? DEFAULT_CURRENCY,
          want: () => setWanted(true),
        }}
      >
        <Tabs
          label={t('consulting:company.sections')}
          selected={tab}
          onSelect={open}
          items={COMPANY_TABS.map((id) => ({
            id,
            label: t(`consulting:tabs.${id}`),
            count: id === 'report' ? undefined : counts[id],
            waiting: id === 'report' ? 0 : proposals.of(KIND_OF[id]).length,
            missing: missing.some((part) => part === id) ? t('consulting:company.missing') : undefined,
            content:
              id !== 'report' ? (
                <ProfileTab
                  id={id}
                  lists={lists}
                  companyId={companyId}
                  proposals={proposals}
                  onReport={() => open('report')}
                />
              ) : report.Tab ? (
                <report.Tab
                  draftTab={draftTab}
                  model={model}
                  company={company}
                  counts={counts}
                  proposals={proposals}
                  report={report.report}
                  draft={draft}
                  act={reportAct}
                  isGenerating={isGenerating}
                  onAsked={() => setGenerating(false)}
                  onDraft={report.storeDraft}
                  onStored={report.store}
                  onCompanyChanged={(changed) => setCompany({ ...company, ...changed })}
                  onGoTo={open}
                  onStep={steps.open}
                />
              ) : (
                <ReportPending hasFailed={report.hasFailed} onRetry={() => void openReport()} />
              ),
          }))}
        />
      </NamedListsProvider>
      {steps.dialog}
      <askDialog.Part
        isOpen={isAsking}
        companyId={companyId}
        suggested={template}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
