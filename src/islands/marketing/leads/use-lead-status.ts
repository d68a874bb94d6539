import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import type { LeadStatus } from '#features/marketing/marketing.values.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** Sets a lead's status; it is shown at once, and as it was where that fails. */
export function useLeadStatus<Shown extends Lead>(
  onReplaced: (lead: Lead, before: Shown) => void,
  onFailed: () => void,
) {
  const { t } = useTexts();
  return async (lead: Shown, status: LeadStatus) => {
    onReplaced({ ...lead, status }, lead);
    try {
      const body = { status, updatedAt: lead.updatedAt };
      onReplaced(await api<Lead>('PATCH', `/api/marketing/leads/${lead.id}`, { body }), lead);
    } catch (error) {
      onReplaced(lead, lead);
      toast.error(t('marketing:list.saveFailed'), errorText(error, t));
      onFailed();
    }
  };
}
