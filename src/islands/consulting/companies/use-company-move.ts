import { useEffect, useState } from 'react';
import type { CompanyMove } from '#features/consulting/companies/company-move.schema.ts';
import { api } from '#islands/api.ts';

/** Asks which rows move with a company, and where it may go, when the dialog opens. */
export function useCompanyMove(id: number) {
  const [move, setMove] = useState<CompanyMove | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    api<CompanyMove>('GET', `/api/companies/${id}/move`, { signal: controller.signal }).then(setMove, () => {
      if (!controller.signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, [id]);
  return { move, hasFailed };
}
