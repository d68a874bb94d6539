import { ArrowRight, ArrowRightFromLine, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { SearchHit } from '#features/marketing/prospects/lead-search.schema.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { buttonClass, SIGN_ON_PHONE } from '#islands/ui/button-styles.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { SendLeadDialog } from '#islands/marketing/dialogs.ts';

type Props = { hit: SearchHit; companyId: number | undefined; onChanged: () => void };

/** Blue is the act that a lead waits for. */
const LOOK = `font-normal! text-ink-soft! hover:text-accent-ink! max-sm:h-control ${SIGN_ON_PHONE}`;
const NEXT_LOOK = `font-normal! text-accent-ink! max-sm:h-control ${SIGN_ON_PHONE}`;

/** The next step with a person: a lead, then a contact of the lead manager, then that contact's page. */
export function HitAct({ hit, companyId, onChanged }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const [isSending, setSending] = useState(false);
  const { name, company, position, email, phone, text, leadId, leadContactId } = hit;
  const title = name ?? company ?? email ?? '';

  async function add() {
    setPending(true);
    try {
      await api('POST', '/api/marketing/leads', {
        body: {
          marketingCompanyId: companyId,
          companyName: company ?? title,
          contactName: name,
          contactEmail: email,
          contactPhone: phone,
          position,
          notes: text,
          source: 'lead_search',
        },
        idempotencyKey: newIdempotencyKey(),
      });
      toast.success(t('marketing:search.added', { name: title }));
    } catch (error) {
      toast.error(t('marketing:search.addFailed'), errorText(error, t));
    }
    setPending(false);
    onChanged();
  }

  if (leadId === null)
    return companyId === undefined ? null : (
      <span className="flex max-sm:justify-end">
        <PlainButton
          variant="quiet"
          size="small"
          icon={UserRoundPlus}
          className={`act ${LOOK}`}
          isPending={isPending}
          onPress={() => void add()}
        >
          <span className="max-sm:sr-only">{t('marketing:search.add')}</span>
        </PlainButton>
      </span>
    );
  if (leadContactId !== null)
    return (
      <span className="flex max-sm:justify-end">
        <a
          href={`/leadmanager/contacts/${leadContactId}`}
          className={`${buttonClass('quiet', 'small')} ${LOOK}`}
        >
          <ArrowRight size={18} strokeWidth={2} aria-hidden="true" className="-ml-0.5 shrink-0" />
          <span className="max-sm:sr-only">{t('marketing:lead.openContact')}</span>
        </a>
      </span>
    );
  return (
    <span className="flex max-sm:justify-end">
      <PlainButton
        variant="quiet"
        size="small"
        icon={ArrowRightFromLine}
        className={`act ${NEXT_LOOK}`}
        onPress={() => setSending(true)}
      >
        <span className="max-sm:sr-only">{t('marketing:lead.send')}</span>
      </PlainButton>
      <SendLeadDialog
        lead={isSending ? { id: leadId, contactName: name, companyName: company ?? title } : undefined}
        onClose={() => setSending(false)}
        onSent={onChanged}
      />
    </span>
  );
}
