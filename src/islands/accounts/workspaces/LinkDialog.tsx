import { Button } from '#islands/ui/Button.tsx';
import { CopyField } from '#islands/ui/CopyField.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { email: string; url: string; isUnsent: boolean; onClose: () => void };

/** The link of an invitation, where nobody is sent it or the clipboard is closed. */
export function LinkDialog({ email, url, isUnsent, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('account:workspaces.linkTitle', { email })}>
      <DialogBody>
        {isUnsent ? (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
            {t('account:workspaces.renewedText')}
          </p>
        ) : null}
        <CopyField label={t('account:workspaces.inviteLink')} value={url} />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onPress={onClose}>
          {t('account:workspaces.done')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
