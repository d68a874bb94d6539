import { useEffect, useState } from 'react';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import { api } from '#islands/api.ts';

/**
 * Whether the profile has changed since its report. Asked again whenever the tab opens, because another tab of the page
 * may have changed it; without an answer, what the page began with stands.
 */
export function useProfileChanged({ id, isChangedSinceReport }: CompanySummary): boolean {
  const [isChanged, setChanged] = useState(isChangedSinceReport);
  useEffect(() => {
    let isCurrent = true;
    api<CompanySummary>('GET', `/api/companies/${id}`).then(
      (company) => isCurrent && setChanged(company.isChangedSinceReport),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return isChanged;
}
