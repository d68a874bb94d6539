import { Download } from 'lucide-react';
import { useState } from 'react';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';

const exporting = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog);
const deleting = lazyComponent(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog);

/** Export and deletion of the user's data (product.md section 4). */
export function DataPanel({ username }: { username: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<'export' | 'delete' | null>(null);
  const toExport = useOpening(exporting);
  const toDelete = useOpening(deleting);
  const close = () => setOpen(null);
  return (
    <>
      <SettingsSection title={t('account:data.exportTitle')} text={t('account:data.exportText')}>
        <PlainButton
          icon={Download}
          isPending={toExport.isOpening}
          {...prefetchOnIntent(exporting)}
          onPress={() => void toExport.whenLoaded(() => setOpen('export'))}
        >
          {t('account:data.export')}
        </PlainButton>
      </SettingsSection>
      <SettingsSection
        title={t('account:data.deleteTitle')}
        text={t('account:data.deleteText')}
        tone="danger"
      >
        <PlainButton
          variant="danger"
          isPending={toDelete.isOpening}
          {...prefetchOnIntent(deleting)}
          onPress={() => void toDelete.whenLoaded(() => setOpen('delete'))}
        >
          {t('account:data.delete')}
        </PlainButton>
      </SettingsSection>
      {open === 'export' && <exporting.Part isOpen onClose={close} />}
      {open === 'delete' && <deleting.Part isOpen username={username} onClose={close} />}
    </>
  );
}
