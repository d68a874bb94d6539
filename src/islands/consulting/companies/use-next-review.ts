import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { api, ApiError, newIdempotencyKey } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Words = { started: string; startedText: string; exists: string; failed: string };
type NextReview = {
  companyId: number;
  /** Call below the company that creates the review. */
  call: 'follow-up' | 'correction';
  /** Query of the page that is opened, with its question mark. */
  query?: string;
  words: Words;
};

/** Returns the id of a review created meanwhile in another tab. */
const existingId = (error: unknown): number | null =>
  error instanceof ApiError &&
  (error.problem.code === 'follow_up_exists' || error.problem.code === 'correction_exists') &&
  typeof error.problem['id'] === 'number'
    ? error.problem['id']
    : null;

/** Creates a follow-up or a correction and opens it, or the one that exists. */
export function useNextReview({ companyId, call, query = '', words }: NextReview) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);

  async function start() {
    setPending(true);
    try {
      const { id } = await api<Company>('POST', `/api/companies/${companyId}/${call}`, { idempotencyKey });
      toast.afterNavigation('success', { message: words.started, description: words.startedText });
      location.assign(`/empresa/${id}${query}`);
    } catch (error) {
      const existing = existingId(error);
      if (existing !== null) {
        toast.afterNavigation('success', { message: words.exists });
        return location.assign(`/empresa/${existing}${query}`);
      }
      toast.error(words.failed, errorText(error, t));
      setPending(false);
    }
  }

  return { start, isPending };
}
