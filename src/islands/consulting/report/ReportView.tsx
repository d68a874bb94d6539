import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportSheet } from './ReportSheet.tsx';

/** A stored report with its actions. The report is in its own language, the buttons in the current user's. */
export function ReportView({ report, company }: { report: Report; company: Company }) {
  return (
    <ReportSheet document={report.document} actions={<ReportActions report={report} company={company} />} />
  );
}
