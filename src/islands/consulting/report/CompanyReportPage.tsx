import { CompanyPage, type CompanyPageProps } from '#islands/consulting/companies/CompanyPage.tsx';
import { ReportTab } from './ReportTab.tsx';

/** The same page, opened on the report: the other tabs must not pay for it (docs/decisions/009). */
export function CompanyReportPage(props: CompanyPageProps) {
  return <CompanyPage {...props} reportTab={ReportTab} />;
}
