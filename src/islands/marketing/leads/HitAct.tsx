import { ArrowRight, ArrowRightFromLine, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { SearchHit } from '#features/marketing/prospects/lead-search.schema.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { errorText } from '#islands/ui/error-text.ts';
import type { Icon } from '#islands/ui/icon.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { SendLeadDialog } from '#islands/marketing/dialogs.ts';

type Props = { hit: SearchHit; companyId: number | undefined; onChanged: () => void };

/** One look for all of them; a phone has the act in a menu, in words. */
const LOOK = 'font-normal! text-accent-ink! max-sm:hidden!';

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

  const menu = (label: string, icon: Icon, go: { onAction: () => void } | { href: string }) => (
    <span className="sm:hidden">
      <LazyMenu
        label={t('marketing:list.actions', { name: title })}
        entries={[{ id: 'next', label, icon, ...go }]}
      />
    </span>
  );
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
          {t('marketing:search.add')}
        </PlainButton>
        {menu(t('marketing:search.add'), UserRoundPlus, { onAction: () => void add() })}
      </span>
    );
  if (leadContactId !== null) {
    const href = `/leadmanager/contacts/${leadContactId}`;
    return (
      <span className="flex max-sm:justify-end">
        <a href={href} className={`${buttonClass('quiet', 'small')} ${LOOK}`}>
          <ArrowRight size={18} strokeWidth={2} aria-hidden="true" className="-ml-0.5 shrink-0" />
          {t('marketing:lead.openContact')}
        </a>
        {menu(t('marketing:lead.openContact'), ArrowRight, { href })}
      </span>
    );
  }
  return (
    <span className="flex max-sm:justify-end">
      <PlainButton
        variant="quiet"
        size="small"
        icon={ArrowRightFromLine}
        className={`act ${LOOK}`}
        onPress={() => setSending(true)}
      >
        {t('marketing:lead.send')}
      </PlainButton>
      {menu(t('marketing:lead.send'), ArrowRightFromLine, { onAction: () => setSending(true) })}
      <SendLeadDialog
        lead={isSending ? { id: leadId, contactName: name, companyName: company ?? title } : undefined}
        onClose={() => setSending(false)}
        onSent={onChanged}
      />
    </span>
  );
}
