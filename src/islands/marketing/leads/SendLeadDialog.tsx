import { useEffect, useEffectEvent, useState } from 'react';
import type { LeadOffers } from '#features/leads/inbox/inbox.schema.ts';
import type { Undoable } from '#features/loop/arrows/undo.schema.ts';
import type { Lead, SentLead } from '#features/marketing/leads/lead.schema.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { api } from '#islands/api.ts';
import { useArrow } from '#islands/loop/use-arrow.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogForm } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { SendChoices } from './SendChoices.tsx';

type Sent = Pick<Lead, 'id' | 'contactName' | 'companyName'>;
type Props = { lead: Sent | undefined; onClose: () => void; onSent: () => void };

/** Sends a lead on as a contact, of a new opportunity, of an open one, or of none. */
export function SendLeadDialog({ lead, onClose, onSent }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={lead !== undefined}
      onOpenChange={onClose}
      title={t('marketing:lead.sendTitle', { name: lead?.contactName ?? lead?.companyName ?? '' })}
      description={t('marketing:lead.sendText')}
    >
      {lead ? <Offers key={lead.id} lead={lead} onClose={onClose} onSent={onSent} /> : null}
    </Dialog>
  );
}

type OffersProps = Props & { lead: Sent };

/** Loads what it may join. */
function Offers(props: OffersProps) {
  const { id } = props.lead;
  const { t } = useTexts();
  const [offered, setOffered] = useState<LeadOffers | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onFailed = useEffectEvent((error: unknown) => setFailure(errorText(error, t)));
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api<LeadOffers>('GET', `/api/marketing/leads/${id}/opportunities`, { signal }).then(
      setOffered,
      (error: unknown) => {
        if (!signal.aborted) onFailed(error);
      },
    );
    return () => controller.abort();
  }, [id, attempt]);
  if (offered) return <Choice {...props} offered={offered} />;
  return (
    <DialogBody>
      {failure === null ? (
        <Spinner label={t('ui:states.loading')} />
      ) : (
        <div role="alert" className="grid justify-items-start gap-3 text-sm">
          <p>{failure}</p>
          <Button
            onPress={() => {
              setFailure(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('ui:actions.retry')}
          </Button>
        </div>
      )}
    </DialogBody>
  );
}

const NONE = 'none';
const NEW = 'new';

/** The only open opportunity, where it is not another person's. */
function ownOpportunity({ items, contacts }: LeadOffers): string | undefined {
  const [only] = items.length === 1 ? items : [];
  const isOwn =
    only?.contact === null || contacts.some(({ id, isSame }) => isSame && id === only?.contact?.id);
  return only && isOwn ? String(only.id) : undefined;
}

function Choice({ lead, offered, onClose, onSent }: OffersProps & { offered: LeadOffers }) {
  const { t, tag } = useTexts();
  const { items, contacts } = offered;
  const [choice, setChoice] = useState(ownOpportunity(offered) ?? NEW);
  const isKnown = contacts.some(({ isSame }) => isSame);
  const isAsked = !isKnown && contacts.length > 0;
  const [person, setPerson] = useState(NEW);
  const { isPending, go } = useArrow();
  const choices = [
    ...items.map(({ id, name, company, contact, amountCents, currency }) => ({
      id: String(id),
      label: t('marketing:lead.joins', { name }),
      detail: [contact?.name, company?.name, amountCents > 0 ? moneyText(amountCents, currency, tag) : null]
        .filter(Boolean)
        .join(' · '),
    })),
    { id: NEW, label: t('marketing:lead.newOpportunity'), detail: '' },
    { id: NONE, label: t('marketing:lead.asContact'), detail: '' },
  ];

  async function send() {
    const isSent = await go<SentLead & Undoable>(
      '/api/loop/contact-from-lead',
      {
        leadId: lead.id,
        ...(!isKnown && person !== NEW && { contactId: Number(person) }),
        ...(choice === NEW
          ? { withOpportunity: true }
          : choice !== NONE && { opportunityId: Number(choice) }),
      },
      ({ contactId, isNew, opportunityId }) => ({
        message: t(isNew ? 'marketing:lead.sent' : 'marketing:lead.linked'),
        href:
          opportunityId === null
            ? `/leadmanager/contacts/${contactId}`
            : `/leadmanager/opportunities/${opportunityId}`,
      }),
      onSent,
    );
    if (!isSent) return;
    onClose();
    onSent();
  }

  return (
    <DialogForm
      onSubmit={() => void send()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('ui:actions.cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('marketing:lead.send')}
          </Button>
        </>
      }
    >
      {isAsked ? (
        <SendChoices
          name="person"
          legend={t('marketing:lead.mayBe')}
          isLegendShown
          choices={[
            { id: NEW, label: t('marketing:lead.newContact'), detail: '' },
            ...contacts.map(({ id, name, field }) => ({
              id: String(id),
              label: t('marketing:lead.isContact', { name }),
              detail: t(`marketing:lead.sameBy.${field === 'email' ? 'email' : 'phone'}`),
            })),
          ]}
          chosen={person}
          onChoose={setPerson}
        />
      ) : null}
      <SendChoices
        name="opportunity"
        legend={t(isAsked ? 'loop:strip.kinds.crm_opportunity' : 'marketing:lead.sendText')}
        isLegendShown={isAsked}
        choices={choices}
        chosen={choice}
        onChoose={setChoice}
      />
    </DialogForm>
  );
}
