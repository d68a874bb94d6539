import { Copy } from 'lucide-react';
import type { InviteResult } from '#features/accounts/workspaces/invite-outcome.values.ts';
import type { InviteOutcome } from '#features/accounts/workspaces/workspace.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CopyField } from '#islands/ui/CopyField.tsx';
import { DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { copyText } from './copy-text.ts';

type Props = {
  results: readonly InviteOutcome[];
  onClose: () => void;
  /** Goes back to the form with what has not become an invitation. */
  onCorrect: (addresses: string) => void;
};

const isOpen = ({ outcome }: InviteOutcome): boolean => outcome === 'not_address' || outcome === 'limited';

const toneOf = (outcome: InviteResult, isMailed: boolean): string =>
  outcome === 'invited'
    ? isMailed
      ? 'text-success-ink'
      : 'text-warning-ink'
    : outcome === 'not_address'
      ? 'text-danger-ink'
      : 'text-ink-soft';

/** Tells what became of each part of a pasted list. */
export function InviteResults({ results, onClose, onCorrect }: Props) {
  const { t } = useTexts();
  const made = results.flatMap(({ invitation }) => invitation ?? []);
  const left = results.filter(isOpen);
  const isMailed = made.every((each) => each.isMailed);
  const [first] = made;
  const copyAll = async () => {
    const isCopied = await copyText(made.map(({ email, url }) => `${email}\t${url}`).join('\n'));
    if (isCopied) toast.success(t('account:workspaces.linksCopied'));
    else toast.error(t('account:workspaces.linkFailed'));
  };
  return (
    <>
      <DialogBody>
        <p className="font-semibold">
          {made.length === 0
            ? t('account:workspaces.invitedNobody')
            : t('account:workspaces.invitedCount', { count: made.length })}
        </p>
        {made.length === 0 ? null : isMailed ? (
          <p className="text-sm text-ink-soft">{t('account:workspaces.mailed')}</p>
        ) : (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
            {t('account:workspaces.notMailed')}
          </p>
        )}
        <ul
          aria-label={t('account:workspaces.invitedTitle')}
          className="divide-y divide-line rounded-panel border border-line"
        >
          {results.map(({ written, outcome, invitation }, at) => (
            <li key={`${at} ${written}`} className="grid gap-0.5 px-3 py-2 text-sm">
              <span className="wrap-anywhere">{invitation?.email ?? written}</span>
              <span className={`text-xs ${toneOf(outcome, isMailed)}`}>
                {t(
                  outcome === 'invited' && !isMailed
                    ? 'account:workspaces.outcomes.invitedUnsent'
                    : `account:workspaces.outcomes.${outcome}`,
                )}
              </span>
            </li>
          ))}
        </ul>
        {made.length === 1 && first ? (
          <CopyField label={t('account:workspaces.inviteLink')} value={first.url} />
        ) : null}
        {made.length > 1 ? (
          <Button icon={Copy} className="justify-self-start" onPress={() => void copyAll()}>
            {t('account:workspaces.copyAll')}
          </Button>
        ) : null}
      </DialogBody>
      <DialogFooter>
        {left.length === 0 ? null : (
          <Button onPress={() => onCorrect(left.map(({ written }) => written).join('\n'))}>
            {t('account:workspaces.correct')}
          </Button>
        )}
        <Button variant="primary" onPress={onClose}>
          {t('account:workspaces.done')}
        </Button>
      </DialogFooter>
    </>
  );
}
