import { useState } from 'react';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { api } from '#islands/api.ts';
import type { ReportTab } from './ReportTab.tsx';

/** The component itself, loaded with the texts unless the page opens on it. */
export type ReportTabComponent = typeof ReportTab;

type First = {
  companyId: number;
  hasReport: boolean;
  report: Report | null;
  draft: Draft | null;
  tab: ReportTabComponent | undefined;
};

/**
 * Loads the report's tab and texts when the tab is opened, because they are larger than the rest of the page. A draft is
 * loaded every time: the profile may have changed since.
 */
export function useReport({ companyId, hasReport, report: first, draft: firstDraft, tab }: First) {
  const [report, setReport] = useState(first);
  const [draft, setDraft] = useState(firstDraft);
  const [Tab, setTab] = useState<ReportTabComponent | undefined>(() => tab);
  const [hasFailed, setFailed] = useState(false);
  const isStored = hasReport || report !== null;
  const path = `/api/companies/${companyId}`;

  /** `isReady`: the profile has what a draft needs. */
  async function open(isReady: boolean): Promise<void> {
    if (Tab && isStored) return;
    setFailed(false);
    try {
      const [fetched, stored, drafted] = await Promise.all([
        Tab ?? import('./ReportTab.tsx').then((module) => module.ReportTab),
        isStored && !report ? api<Report | null>('GET', `${path}/report`) : report,
        !isStored && isReady ? api<Draft>('GET', `${path}/draft`) : null,
      ]);
      setReport(stored);
      setDraft(drafted);
      setTab(() => fetched);
    } catch {
      setFailed(Tab === undefined || draft === null);
    }
  }

  return {
    report,
    draft,
    hasReport: isStored,
    Tab,
    hasFailed,
    open,
    store: setReport,
    storeDraft: setDraft,
  };
}
