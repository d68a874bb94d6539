import { ArrowRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type {
  Company,
  CompanySummary,
  ProfileCounts,
} from '#features/consulting/companies/company.schema.ts';
import { KIND_OF, type CompanyTab } from '#features/consulting/profile/profile.values.ts';
import type { Proposals } from '#islands/consulting/proposals/use-proposals.ts';
import { missingParts } from '#features/consulting/report/readiness.rules.ts';
import { REPORT_PARTS, type ReportPart } from '#features/consulting/report/document/parts.values.ts';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { RecordBar } from '#islands/record/RecordBar.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { lazyComponent, useLoaded } from '#islands/ui/lazy-component.ts';
import type { DraftTab } from './draft/DraftTab.tsx';
import type { ReportStep } from './report-parts.ts';
import { ReportView } from './ReportView.tsx';

export type DraftTabComponent = typeof DraftTab;

const draftPart = lazyComponent(async () => (await import('./draft/DraftTab.tsx')).DraftTab);

type Props = {
  /** Given where the page opens on a draft; else it is loaded, because a stored report needs none of it. */
  draftTab: DraftTabComponent | undefined;
  company: CompanySummary;
  counts: ProfileCounts;
  /** Of the client's answers and the template, not yet decided. */
  proposals: Pick<Proposals, 'of'>;
  report: Report | null;
  draft: Draft | null;
  model: string | null;
  /** The header's act, for a phone's bar. */
  act: ReactNode;
  /** Whether the dialog that generates the report is open. */
  isGenerating: boolean;
  onAsked: () => void;
  onStored: (report: Report) => void;
  onDraft: (draft: Draft) => void;
  onCompanyChanged: (company: Company) => void;
  onGoTo: (tab: CompanyTab) => void;
  /** Opens a dialog of the stored report. */
  onStep: (step: ReportStep) => void;
};

/** Not ready, a draft, or generated; a report is generated once and never changed (specification section 4). */
export function ReportTab(props: Props) {
  const { company, counts, proposals, report, draft, act, onStored, onGoTo, onStep } = props;
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = missingParts(counts);
  const isDraftLoaded = useLoaded(draftPart, draft !== null && props.draftTab === undefined);
  const Draft = props.draftTab ?? (isDraftLoaded ? draftPart.Part : null);
  const count = (part: ReportPart) => t(`consulting:report.${part}`, { count: counts[part] });
  const [products = '', departments = '', problems = '', strengths = ''] = REPORT_PARTS.map(count);

  return (
    <section aria-labelledby="report-title" className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2.5">
      <h2 id="report-title" ref={heading} tabIndex={-1} className="sr-only">
        {t('consulting:report.title')}
      </h2>
      {report ? (
        <ReportView report={report} company={company} onStep={onStep} />
      ) : missing.length > 0 ? (
        <NotReady missing={missing} proposals={proposals} onGoTo={onGoTo} />
      ) : draft && !Draft ? (
        <Spinner label={t('ui:states.loading')} />
      ) : draft && Draft ? (
        <Draft
          {...props}
          draft={draft}
          onStored={(stored) => {
            onStored(stored);
            // The button that opened the dialog is gone now and cannot get the focus back.
            requestAnimationFrame(() => heading.current?.focus());
          }}
        />
      ) : (
        <EmptyState title={t('consulting:report.readyTitle')}>
          {t('consulting:report.readyText', { products, departments, problems, strengths })}
        </EmptyState>
      )}
      {report || draft ? (
        <RecordBar label={t('consulting:company.acts')}>
          <div className="flex flex-1 gap-2 *:flex-1">{act}</div>
        </RecordBar>
      ) : null}
    </section>
  );
}

type NotReadyProps = Pick<Props, 'proposals' | 'onGoTo'> & { missing: ReportPart[] };

function NotReady({ missing, proposals, onGoTo }: NotReadyProps) {
  const { t } = useTexts();
  const waitingIn = (part: ReportPart): number => proposals.of(KIND_OF[part]).length;
  return (
    <div role="status">
      <EmptyState title={t('consulting:report.notReadyTitle')} headingLevel={3}>
        <p>{t('consulting:report.notReadyText')}</p>
        <ul className="mt-3 w-140 max-w-full divide-y divide-line border-y border-line">
          {missing.map((part) => (
            <li key={part} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5">
              <p>
                <span className="block font-medium text-ink">{t(`consulting:report.missing.${part}`)}</span>
                {waitingIn(part) > 0 && t('consulting:report.waiting', { count: waitingIn(part) })}
              </p>
              <button
                type="button"
                className="touch-target inline-flex items-center gap-1 font-medium text-accent-ink underline-offset-4 hover:underline"
                onClick={() => onGoTo(part)}
              >
                {t('consulting:report.goTo', { tab: t(`consulting:tabs.${part}`) })}
                <ArrowRight aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
