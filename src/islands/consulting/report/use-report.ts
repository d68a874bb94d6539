import { useState } from 'react';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { api } from '#islands/api.ts';
import type { ReportTab } from './ReportTab.tsx';

/** The component itself, loaded with the texts unless the page opens on it. */
export type ReportTabComponent = typeof ReportTab;

type First = {
  companyId: number;
  hasReport: boolean;
  report: Report | null;
  tab: ReportTabComponent | undefined;
};

/** Loads the report's tab and texts when the tab is opened, because they are larger than the rest of the page. */
export function useReport({ companyId, hasReport, report: first, tab }: First) {
  const [report, setReport] = useState(first);
  const [Tab, setTab] = useState<ReportTabComponent | undefined>(() => tab);
  const [hasFailed, setFailed] = useState(false);

  async function open(): Promise<void> {
    if (Tab) return;
    setFailed(false);
    try {
      const [{ ReportTab: fetched }, stored] = await Promise.all([
        import('./ReportTab.tsx'),
        hasReport && !report ? api<Report | null>('GET', `/api/companies/${companyId}/report`) : report,
      ]);
      setReport(stored);
      setTab(() => fetched);
    } catch {
      setFailed(true);
    }
  }

  return { report, hasReport: hasReport || report !== null, Tab, hasFailed, open, store: setReport };
}
