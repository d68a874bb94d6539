import { useEffect, useEffectEvent, useState } from 'react';
import type { Candidate, Converted, InboxEntry, Proposal } from '#features/leads/inbox/inbox.schema.ts';
import type { Undoable } from '#features/loop/arrows/undo.schema.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ConvertFields } from './ConvertFields.tsx';
import { bodyOf, inTheWay, isConvertedAlready, valuesOf, type InTheWay } from './convert-form.ts';
import { undoArrow } from '#islands/loop/undo-arrow.ts';
import { useUndo } from '#islands/lists/use-undo.ts';

type Props = { entry: InboxEntry; onClose: () => void; onConverted: (entry: InboxEntry) => void };

/** Converts an enquiry to a contact, a company and an opportunity, offering existing matches first. */
export function ConvertDialog({ entry, onClose, onConverted }: Props) {
  const { t } = useTexts();
  const { name, email } = entry;
  const path = `/api/crm/inbox/${entry.id}`;
  const { proposal, failure, retry } = useProposal(path);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('leads:inbox.convertTitle', { name: name === '' ? (email ?? '') : name })}
      description={t('leads:inbox.convertText')}
    >
      {proposal ? (
        <ConvertForm path={path} proposal={proposal} onClose={onClose} onConverted={onConverted} />
      ) : (
        <DialogBody>
          {failure === null ? (
            <Spinner label={t('ui:states.loading')} />
          ) : (
            <div role="alert" className="grid justify-items-start gap-3 text-sm">
              <strong>{t('leads:inbox.loadFailed')}</strong>
              <p className="text-ink-soft">{failure}</p>
              <Button onPress={retry}>{t('ui:actions.retry')}</Button>
            </div>
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

function useProposal(path: string) {
  const { t } = useTexts();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onFailed = useEffectEvent((error: unknown) => setFailure(errorText(error, t)));
  useEffect(() => {
    const controller = new AbortController();
    api<Proposal>('GET', `${path}/convert`, { signal: controller.signal }).then(
      setProposal,
      (error: unknown) => {
        if (!controller.signal.aborted) onFailed(error);
      },
    );
    return () => controller.abort();
  }, [path, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((before) => before + 1);
  };
  return { proposal, failure, retry };
}

const hrefOf = ({ contact, opportunity }: Pick<Converted, 'contact' | 'opportunity'>): string =>
  opportunity ? `/leadmanager/opportunities/${opportunity.id}` : `/leadmanager/contacts/${contact.id}`;

type FormProps = Omit<Props, 'entry'> & { path: string; proposal: Proposal };

function ConvertForm({ path, proposal, onClose, onConverted }: FormProps) {
  const { t, tag } = useTexts();
  const offer = useUndo();
  const [contacts, setContacts] = useState<readonly Candidate[]>(proposal.contacts);
  const [companies, setCompanies] = useState<readonly Candidate[]>(proposal.companies);
  const [refused, setRefused] = useState<readonly InTheWay['kind'][]>([]);
  const values = valuesOf(proposal);

  const offerUndo = (message: string, href: string, undoId: number): void =>
    offer({
      message,
      link: { label: t('loop:acts.open'), href },
      undo: async () => {
        await undoArrow(undoId);
        onConverted(await api<InboxEntry>('GET', path));
      },
      undone: t('loop:acts.undone'),
      failed: t('loop:acts.undoFailed'),
    });

  async function convert(body: object, idempotencyKey: string): Promise<Converted & Undoable> {
    try {
      return await api<Converted & Undoable>('POST', `${path}/convert`, { body, idempotencyKey });
    } catch (error) {
      const found = inTheWay(error);
      const add = (before: readonly Candidate[]) =>
        found && before.every(({ id }) => id !== found.candidate.id) ? [...before, found.candidate] : before;
      if (found) setRefused((before) => [...before, found.kind]);
      if (found?.kind === 'contact') setContacts(add);
      if (found?.kind === 'company') setCompanies(add);
      throw error;
    }
  }

  return (
    <RecordForm<InboxEntry>
      draftKey={`inbox-convert-${path}`}
      values={values}
      readAt={undefined}
      valuesOfStored={() => values}
      failedTitle={t('leads:inbox.convertFailed')}
      saveLabel={t('leads:inbox.convertSave')}
      send={async (typed, { idempotencyKey }) => {
        try {
          const { contact, opportunity, undoId } = await convert(
            bodyOf(typed, tag, proposal),
            idempotencyKey,
          );
          const message = t('leads:inbox.convertedToast', { name: (opportunity ?? contact).name });
          if (undoId === null) toast.success(message);
          else offerUndo(message, hrefOf({ contact, opportunity }), undoId);
        } catch (error) {
          if (!isConvertedAlready(error)) throw error;
          // Already converted: close, and show the records on the entry.
          toast.warning(error.problem.message);
        }
        return api<InboxEntry>('GET', path);
      }}
      onCancel={onClose}
      onSaved={onConverted}
    >
      {(field) => (
        <ConvertFields
          field={field}
          contacts={contacts}
          companies={companies}
          opportunities={proposal.opportunities}
          phones={proposal.phones}
          refused={refused}
        />
      )}
    </RecordForm>
  );
}
