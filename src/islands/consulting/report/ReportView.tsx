import { useEffect } from 'react';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { lazyComponent, useLoaded } from '#islands/ui/lazy-component.ts';
import { TRACKER_ID } from '#islands/consulting/tracker/tracker-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { markCurrent } from './mark-current.ts';
import { ReportNotices } from './ReportNotices.tsx';
import type { ReportStep } from './report-parts.ts';
import { ReportSheet } from './ReportSheet.tsx';

const trackerPanel = lazyComponent(
  async () => (await import('#islands/consulting/tracker/TrackerPanel.tsx')).TrackerPanel,
);

type Props = { report: Report; company: CompanySummary; onStep: (step: ReportStep) => void };

/** A stored report and its actions. The report is in its own language, what stands around it in the current user's. */
export function ReportView({ report, company, onStep }: Props) {
  const { t } = useTexts();
  const isTrackerLoaded = useLoaded(trackerPanel, true);
  useEffect(markCurrent, [report]);
  return (
    <ReportSheet
      document={report.document}
      notices={<ReportNotices report={report} company={company} onStep={onStep} />}
      actions={{ id: TRACKER_ID, title: t('consulting:tracker.title') }}
      tracker={
        isTrackerLoaded ? <trackerPanel.Part report={report} /> : <div className="min-h-36 print:hidden" />
      }
    />
  );
}
