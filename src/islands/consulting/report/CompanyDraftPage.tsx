import { CompanyPage, type CompanyPageProps } from '#islands/consulting/companies/CompanyPage.tsx';
import { DraftTab } from './draft/DraftTab.tsx';
import { ReportTab } from './ReportTab.tsx';

/** The company page opened on a draft, whose editor the page of a stored report does not load. */
export function CompanyDraftPage(props: CompanyPageProps) {
  return <CompanyPage {...props} reportTab={ReportTab} draftTab={DraftTab} />;
}
