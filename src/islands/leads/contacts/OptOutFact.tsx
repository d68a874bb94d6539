import { useState } from 'react';
import type { OptOut } from '#features/leads/contacts/opt-out.schema.ts';
import { api } from '#islands/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** States whether the person may be written to, with the button that changes it. */
export function OptOutFact({ contactId, first }: { contactId: number; first: OptOut }) {
  const { t } = useTexts();
  const path = `/api/crm/contacts/${contactId}/opt-out`;
  const [shown, setShown] = useState(first);
  const [isPending, setPending] = useState(false);

  async function change(optedOut: boolean) {
    setPending(true);
    try {
      setShown(await api<OptOut>('PUT', path, { body: { optedOut } }));
    } catch (error) {
      toast.error(t('leads:contacts.saveFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <span className="flex flex-wrap items-center gap-x-1">
      {shown.optedOut ? (
        <Badge tone="warning">{t('leads:contacts.optedOut')}</Badge>
      ) : (
        <span>{t('leads:contacts.mayBeMailed')}</span>
      )}
      <span aria-hidden="true">·</span>
      <PlainButton
        size="small"
        variant="quiet"
        isPending={isPending}
        onPress={() => void change(!shown.optedOut)}
        className="act -my-2 h-9! px-1! font-normal! text-accent-ink!"
      >
        {t('leads:contacts.changeMailing')}
      </PlainButton>
    </span>
  );
}
