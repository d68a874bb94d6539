import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { lazyComponent, useLoaded } from '#islands/ui/lazy-component.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportSheet } from './ReportSheet.tsx';

const trackerPanel = lazyComponent(
  async () => (await import('#islands/consulting/tracker/TrackerPanel.tsx')).TrackerPanel,
);

/** A stored report with its actions. The report is in its own language, the buttons in the current user's. */
export function ReportView({ report, company }: { report: Report; company: CompanySummary }) {
  const isTrackerLoaded = useLoaded(trackerPanel, true);
  return (
    <>
      {isTrackerLoaded ? (
        <trackerPanel.Part report={report} />
      ) : (
        <div className="min-h-36 rounded-panel border border-line bg-surface print:hidden" />
      )}
      <ReportSheet document={report.document} actions={<ReportActions report={report} company={company} />} />
    </>
  );
}
