import { CompanyPage, type CompanyPageProps } from '#islands/consulting/companies/CompanyPage.tsx';
import { ReportTab } from './ReportTab.tsx';

/** The company page opened on the report; separate, so that other tabs do not load it (docs/decisions/009). */
export function CompanyReportPage(props: CompanyPageProps) {
  return <CompanyPage {...props} reportTab={ReportTab} />;
}
