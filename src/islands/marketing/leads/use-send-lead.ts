import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

export function useSendLead() {
  const { t } = useTexts();
  return async function send(leadId: number): Promise<void> {
    try {
      const { isNew } = await api<{ isNew: boolean }>('POST', '/api/loop/contact-from-lead', {
        body: { leadId },
      });
      toast.success(t(isNew ? 'marketing:lead.sent' : 'marketing:lead.linked'));
    } catch (error) {
      toast.error(t('marketing:lead.sendFailed'), errorText(error, t));
    }
  };
}
