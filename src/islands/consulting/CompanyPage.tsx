import { useState } from 'react';
import type { Company } from '#features/consulting/company.schema.ts';
import { COMPANY_TABS, type CompanyTab } from '#features/consulting/profile.values.ts';
import { REPORT_PARTS } from '#features/consulting/report-parts.values.ts';
import type { Report } from '#features/consulting/report.schema.ts';
import type { Dictionary } from '#i18n/index.ts';
import { SessionDialog } from '../accounts/SessionDialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextsProvider, useTexts } from '../ui/texts.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { contactKind } from './ContactKind.tsx';
import { departmentKind } from './DepartmentKind.tsx';
import { problemKind } from './ProblemKind.tsx';
import { productKind } from './ProductKind.tsx';
import { ReportTab } from './ReportTab.tsx';
import { RowsTab } from './RowsTab.tsx';
import { strengthKind } from './StrengthKind.tsx';
import { useProfile, type ProfileRows } from './use-profile.ts';

type Props = {
  texts: Dictionary<'ui' | 'accounts' | 'consulting'>;
  username: string;
  company: Company;
  rows: ProfileRows;
  report: Report | null;
  tab: CompanyTab;
};

export function CompanyPage({ texts, username, ...rest }: Props) {
  return (
    <TextsProvider dictionary={texts}>
      <CompanyTabs {...rest} />
      <SessionDialog username={username} />
    </TextsProvider>
  );
}

function CompanyTabs({
  company: first,
  rows,
  report: storedReport,
  tab: firstTab,
}: Omit<Props, 'texts' | 'username'>) {
  const { t } = useTexts();
  const [company, setCompany] = useState(first);
  const lists = useProfile(company.id, rows);
  const [tab, setTab] = useState<CompanyTab>(firstTab);
  const [report, setReport] = useState(storedReport);

  /** The tab stands in the address, so that it can be reloaded, bookmarked and sent. */
  const open = (next: CompanyTab) => {
    setTab(next);
    const url = new URL(location.href);
    url.searchParams.set('tab', next);
    history.replaceState(history.state, '', url);
  };
  const own = { companyId: company.id };

  const missing = REPORT_PARTS.filter((part) => lists[part].rows.length === 0);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CompanyHeader
        company={company}
        missing={missing}
        hasReport={report !== null}
        onChanged={setCompany}
        onGoTo={open}
      />
      <Tabs
        label={t('consulting:company.sections')}
        selected={tab}
        onSelect={open}
        items={COMPANY_TABS.map((id) => ({
          id,
          label: t(`consulting:tabs.${id}`),
          count: id === 'report' ? undefined : lists[id].rows.length,
          content: {
            contacts: <RowsTab kind={contactKind} list={lists.contacts} {...own} />,
            products: <RowsTab kind={productKind} list={lists.products} {...own} />,
            departments: <RowsTab kind={departmentKind} list={lists.departments} {...own} />,
            problems: <RowsTab kind={problemKind} list={lists.problems} {...own} />,
            strengths: <RowsTab kind={strengthKind} list={lists.strengths} {...own} />,
            report: (
              <ReportTab company={company} lists={lists} report={report} onStored={setReport} onGoTo={open} />
            ),
          }[id],
        }))}
      />
    </div>
  );
}
