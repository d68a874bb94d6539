import { useEffect, useEffectEvent, useState } from 'react';
import type { Proposal } from '#features/leads/inbox/inbox.schema.ts';
import type { Undoable } from '#features/loop/arrows/undo.schema.ts';
import type { Lead, SentLead } from '#features/marketing/leads/lead.schema.ts';
import { moneyText } from '#shared/amount.ts';
import { api } from '#islands/api.ts';
import { useArrow } from '#islands/loop/use-arrow.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogForm } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Offered = Proposal['opportunities'];
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
  const [offered, setOffered] = useState<Offered | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onFailed = useEffectEvent((error: unknown) => setFailure(errorText(error, t)));
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api<{ items: Offered }>('GET', `/api/marketing/leads/${id}/opportunities`, { signal }).then(
      ({ items }) => setOffered(items),
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

function Choice({ lead, offered, onClose, onSent }: OffersProps & { offered: Offered }) {
  const { t, tag } = useTexts();
  const [only] = offered.length === 1 ? offered : [];
  const [choice, setChoice] = useState(only ? String(only.id) : NEW);
  const { isPending, go } = useArrow();
  const choices = [
    ...offered.map(({ id, name, company, contact, amountCents, currency }) => ({
      id: String(id),
      label: t('marketing:lead.joins', { name }),
      detail: [company?.name ?? contact?.name, amountCents > 0 ? moneyText(amountCents, currency, tag) : null]
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
          <Button onPress={onClose}>{t('ui:actions.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('marketing:lead.send')}
          </Button>
        </>
      }
    >
      <fieldset className="grid min-w-0 gap-2">
        <legend className="sr-only">{t('marketing:lead.sendText')}</legend>
        {choices.map(({ id, label, detail }) => (
          <label
            key={id}
            className="flex min-h-control min-w-0 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="opportunity"
              checked={choice === id}
              onChange={() => setChoice(id)}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {label}
              {detail === '' ? null : <span className="block text-xs text-ink-soft">{detail}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </DialogForm>
  );
}
