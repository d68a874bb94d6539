import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportSheet } from './ReportSheet.tsx';

/** A stored report with what can be done with it. The report speaks its own language, the buttons the reader's. */
export function ReportView({ report, company }: { report: Report; company: Company }) {
  return (
    <ReportSheet document={report.document} actions={<ReportActions report={report} company={company} />} />
  );
}
