import type { NewReportShare, ReportShare } from '#features/consulting/report/share.schema.ts';
import type { ShareDays } from '#features/consulting/report/share.values.ts';
import { api } from '#islands/api.ts';
import { useItems, type Items } from '#islands/lists/use-items.ts';

type Shares = {
  links: Items<ReportShare>;
  make: (days: ShareDays) => Promise<NewReportShare>;
  revoke: (linkId: number) => Promise<void>;
};

export function useShares(reportId: number): Shares {
  const path = `/api/reports/${reportId}/share`;
  const links = useItems<ReportShare>(path);
  return {
    links,
    make: async (days) => {
      const made = await api<NewReportShare>('POST', path, { body: { days } });
      links.reload();
      return made;
    },
    revoke: async (linkId) => {
      await api('DELETE', `${path}?linkId=${linkId}`);
      links.reload();
    },
  };
}
