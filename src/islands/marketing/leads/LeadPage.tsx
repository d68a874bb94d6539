import { ArrowRightFromLine, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { LeadReply as Reply } from '#features/loop/reply/lead-reply.types.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { api } from '#islands/api.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { LeadDialog, SendLeadDialog } from '#islands/marketing/dialogs.ts';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { BAR_ITEM, RecordBar } from '#islands/record/RecordBar.tsx';
import { RecordColumns } from '#islands/record/RecordColumns.tsx';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { errorText } from '#islands/ui/error-text.ts';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { leadActs } from './lead-acts.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadMessage } from './LeadMessage.tsx';
import { LeadReply } from './LeadReply.tsx';
import { LeadWay } from './LeadWay.tsx';
import { LeadStatusSelect } from './LeadStatusSelect.tsx';
import { useLeadStatus } from './use-lead-status.ts';

type Props = { lead: Lead; campaignName: string | null; chain: Chain; reply: Reply | null };

export function LeadPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <OneLead {...props} />
    </MarketingIsland>
  );
}

/** A lead as it is worked on: what it says, the answer to it, how far it is; its fields are behind Edit. */
function OneLead({ lead: first, campaignName, chain, reply }: Props) {
  const { t } = useTexts();
  const [lead, setLead] = useState(first);
  const [isEditing, setEditing] = useState(false);
  const [isSending, setSending] = useState(false);
  const { leave } = useDeletion('/api/marketing/leads');
  const { id, contactName, companyName, contactId, position } = lead;
  const name = contactName ?? companyName;
  const acts = leadActs(lead, chain, t);
  const [act] = acts;

  async function reload() {
    try {
      setLead(await api<Lead>('GET', `/api/marketing/leads/${id}`));
    } catch (error) {
      toast.error(t('ui:list.loadFailed'), errorText(error, t));
    }
  }
  const move = useLeadStatus<Lead>(setLead, () => void reload());
  const send = () => setSending(true);
  const status = (
    <LeadStatusSelect name={name} value={lead.status} onChange={(next) => void move(lead, next)} />
  );
  const entries: MenuEntry[] = [
    { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: () => setEditing(true) },
    ...acts.slice(1),
    ...(contactId === null
      ? [{ id: 'send', label: t('marketing:lead.send'), icon: ArrowRightFromLine, onAction: send }]
      : []),
    {
      id: 'delete',
      label: t('ui:actions.delete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => void leave(id, t('marketing:lead.deleted', { name }), '/comercia/leads'),
    },
  ];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <RecordHeader
        name={name}
        facts={[position, companyName === name ? null : companyName].filter(Boolean).join(' · ')}
        loop={<LoopSteps kind="marketing_lead" id={id} first={chain} />}
        act={
          <>
            <span className="mr-1 flex items-center gap-2 text-sm text-ink-soft">
              <span aria-hidden="true">{t('marketing:lead.status')}</span>
              {status}
            </span>
            {/* The form in the page has the first act, to send. */}
            {act && reply === null ? (
              <a href={act.href} className={buttonClass('primary')}>
                <act.icon size={18} aria-hidden="true" className="-ml-0.5 shrink-0" />
                {act.label}
              </a>
            ) : null}
          </>
        }
        menu={{ label: t('marketing:list.actions', { name }), entries }}
      />
      <p className="flex min-h-control items-center justify-between border-t border-line text-sm text-ink-soft lg:hidden">
        <span aria-hidden="true">{t('marketing:lead.status')}</span>
        {status}
      </p>
      <RecordColumns
        factsLabel={t('marketing:list.details')}
        facts={<LeadFacts lead={lead} campaignName={campaignName} />}
      >
        <LeadMessage lead={lead} name={name} />
        {reply ? <LeadReply lead={lead} reply={reply} /> : null}
        <LeadWay lead={lead} chain={chain} onSend={send} />
      </RecordColumns>
      <RecordBar label={t('marketing:list.actions', { name })}>
        {acts.slice(reply === null ? 0 : 1).map(({ id: act, label, icon: Symbol, href }) => (
          <a key={act} href={href} className={BAR_ITEM}>
            <Symbol size={20} aria-hidden="true" />
            {label}
          </a>
        ))}
        {contactId === null ? (
          <button type="button" className={BAR_ITEM} onClick={send}>
            <ArrowRightFromLine size={20} aria-hidden="true" />
            {t('marketing:lead.send')}
          </button>
        ) : null}
      </RecordBar>
      <LeadDialog
        lead={isEditing ? lead : undefined}
        companies={[]}
        onClose={() => setEditing(false)}
        onSaved={(saved) => {
          setEditing(false);
          setLead(saved);
        }}
      />
      <SendLeadDialog
        lead={isSending ? lead : undefined}
        onClose={() => setSending(false)}
        onSent={() => void reload()}
      />
    </div>
  );
}
