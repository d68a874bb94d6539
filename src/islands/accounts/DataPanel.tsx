import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../ui/texts.tsx';
import { Section } from './Section.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
}));

/** product.md section 4: what is held can be taken along, and taken away. */
export function DataPanel({ username }: { username: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<'export' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Section title={t('account:data.exportTitle')} text={t('account:data.exportText')}>
        <Button icon={Download} onPress={() => setOpen('export')}>
          {t('account:data.export')}
        </Button>
      </Section>
      <Section title={t('account:data.deleteTitle')} text={t('account:data.deleteText')} tone="danger">
        <Button variant="danger" onPress={() => setOpen('delete')}>
          {t('account:data.delete')}
        </Button>
      </Section>
      <Suspense>
        {open === 'export' && <ExportDialog isOpen username={username} onClose={close} />}
        {open === 'delete' && <DeleteAccountDialog isOpen username={username} onClose={close} />}
      </Suspense>
    </>
  );
}
