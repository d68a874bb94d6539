import { Download } from 'lucide-react';
import { Button } from '#islands/ui/Button.tsx';
import { DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { saveText } from '#islands/save-file.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { codes: readonly string[]; username: string; onDone: () => void };

/** Shown once: only their hashes are stored. */
export function RecoveryCodeList({ codes, username, onDone }: Props) {
  const { t } = useTexts();
  const download = () => {
    const heading = t('account:secondFactor.codesHeading', { username, site: location.origin });
    saveText(`${t('account:secondFactor.codesFile')}.txt`, [heading, '', ...codes, ''].join('\n'));
  };
  return (
    <>
      <DialogBody>
        <p className="text-sm">{t('account:secondFactor.codesText')}</p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-sunken px-4 py-3 font-mono text-sm">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button icon={Download} onPress={download}>
          {t('account:secondFactor.download')}
        </Button>
        <Button variant="primary" onPress={onDone}>
          {t('account:secondFactor.codesKept')}
        </Button>
      </DialogFooter>
    </>
  );
}
