import { useEffect, useState } from 'react';
import type { NewReportShare, ReportShare } from '#features/consulting/report/share.schema.ts';
import type { ShareDays } from '#features/consulting/report/share.values.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';

type Shares = {
  links: ReportShare[];
  status: 'loading' | 'ready' | 'error';
  load: () => Promise<void>;
  make: (days: ShareDays) => Promise<NewReportShare>;
  revoke: (linkId: number) => Promise<void>;
};

export function useShares(reportId: number): Shares {
  const path = `/api/reports/${reportId}/share`;
  const [links, setLinks] = useState<ReportShare[]>([]);
  const [status, setStatus] = useState<Shares['status']>('loading');

  async function load() {
    try {
      setLinks((await api<Page<ReportShare>>('GET', path)).items);
      setStatus('ready');
    } catch {
      setStatus('error');
    }
  }
  useEffect(() => {
    let isCurrent = true;
    api<Page<ReportShare>>('GET', path).then(
      ({ items }) => {
        if (!isCurrent) return;
        setLinks(items);
        setStatus('ready');
      },
      () => isCurrent && setStatus('error'),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  return {
    links,
    status,
    load: async () => {
      setStatus('loading');
      await load();
    },
    make: async (days) => {
      const made = await api<NewReportShare>('POST', path, { body: { days } });
      setLinks((before) => [made, ...before]);
      return made;
    },
    revoke: async (linkId) => {
      await api('DELETE', `${path}?linkId=${linkId}`);
      await load();
    },
  };
}
