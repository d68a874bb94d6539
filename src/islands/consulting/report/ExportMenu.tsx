import { Download } from 'lucide-react';
import { EXPORT_FORMATS, type ExportFormat } from '#features/consulting/report/export/export.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Menu } from '#islands/ui/Menu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { isMaking: boolean; onChoose: (format: ExportFormat) => void };

/** The export formats; initially open, because pressing its button loaded it. */
export function ExportMenu({ isMaking, onChoose }: Props) {
  const { t } = useTexts();
  return (
    <Menu
      label={t('consulting:report.download')}
      isOpenAtFirst
      trigger={
        <Button variant="primary" icon={Download} isPending={isMaking}>
          {t('consulting:report.download')}
        </Button>
      }
      entries={EXPORT_FORMATS.map((id) => ({
        id,
        label: t(`consulting:report.formats.${id}`),
        onAction: () => onChoose(id),
      }))}
    />
  );
}
