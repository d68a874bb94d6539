import { useState, type ReactNode } from 'react';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props<Link> = {
  link: Link | null;
  /** The consequences. */
  children: ReactNode;
  onClose: () => void;
  onRevoke: (link: Link) => Promise<void>;
};

/** Asks before a link is closed for good. */
export function RevokeDialog<Link>({ link, children, onClose, onRevoke }: Props<Link>) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function revoke(): Promise<void> {
    if (link === null) return;
    setPending(true);
    try {
      await onRevoke(link);
      toast.success(t('consulting:share.revoked'));
      onClose();
    } catch (error) {
      toast.error(t('consulting:share.revokeFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  return (
    <AlertDialog
      isOpen={link !== null}
      title={t('consulting:share.revokeTitle')}
      confirmLabel={t('consulting:share.revokeConfirm')}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => void revoke()}
    >
      {children}
    </AlertDialog>
  );
}
