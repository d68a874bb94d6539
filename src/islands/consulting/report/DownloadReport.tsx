import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ExportFormat } from '#features/consulting/report/export/export.values.ts';
import { saveFile } from '#islands/save-file.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { exportMenu } from './report-parts.ts';

/** Asks for the format, and saves the file. */
export function DownloadReport({ reportId }: { reportId: number }) {
  const { t } = useTexts();
  const [isMaking, setMaking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const choosing = useOpening(exportMenu);

  async function save(format: ExportFormat) {
    setMaking(true);
    try {
      await saveFile(`/api/reports/${reportId}/export?format=${format}`);
    } catch (error) {
      toast.error(t('consulting:report.downloadFailed'), errorText(error, t));
    } finally {
      setMaking(false);
    }
  }
  return isChoosing ? (
    <exportMenu.Part isMaking={isMaking} onChoose={(format) => void save(format)} />
  ) : (
    <PlainButton
      variant="primary"
      icon={Download}
      aria-haspopup="menu"
      isPending={choosing.isOpening}
      {...prefetchOnIntent(exportMenu)}
      onPress={() => void choosing.whenLoaded(() => setChoosing(true))}
    >
      {t('consulting:report.download')}
    </PlainButton>
  );
}
