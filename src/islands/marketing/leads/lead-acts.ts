import { ArrowRightFromLine, Phone, Reply } from 'lucide-react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import type { Translate } from '#i18n/keys.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import type { Icon } from '#islands/ui/icon.ts';

export type LeadAct = { id: string; label: string; icon: Icon; href: string };

/** Replied to where its mail is kept: at its enquiry, else at its contact, else in the caller's own mail program. */
function replyHref({ contactId, contactEmail }: Lead, { steps }: Chain): string | null {
  if (contactEmail === null) return null;
  const enquiry = steps.find(({ kind }) => kind === 'inbox_entry');
  // The page has the form.
  if (enquiry) return '#reply';
  return contactId === null ? `mailto:${contactEmail}` : `/leadmanager/contacts/${contactId}#email`;
}

/** The ways to answer a lead, the first of which is the act of its page, and its contact, where there is one. */
export function leadActs(lead: Lead, chain: Chain, t: Translate): LeadAct[] {
  const { contactId, contactPhone } = lead;
  const reply = replyHref(lead, chain);
  return [
    ...(reply === null ? [] : [{ id: 'reply', label: t('marketing:lead.reply'), icon: Reply, href: reply }]),
    ...(contactPhone === null
      ? []
      : [{ id: 'call', label: t('marketing:lead.call'), icon: Phone, href: telHref(contactPhone) }]),
    ...(contactId === null
      ? []
      : [
          {
            id: 'contact',
            label: t('marketing:lead.openContact'),
            icon: ArrowRightFromLine,
            href: `/leadmanager/contacts/${contactId}`,
          },
        ]),
  ];
}
