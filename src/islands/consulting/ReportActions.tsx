import { Download, Lock, Printer, RefreshCw, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Company } from '#features/consulting/company.schema.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#features/consulting/report-export.values.ts';
import type { Report } from '#features/consulting/report.schema.ts';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/Button.tsx';
import { errorText } from '../ui/error-text.ts';
import { formatDate } from '../ui/format.ts';
import { Menu } from '../ui/Menu.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));
const FollowUpDialog = lazy(async () => ({ default: (await import('./FollowUpDialog.tsx')).FollowUpDialog }));

/** product.md section 5, "Out" and "Follow-up": what can be done with a stored report. */
export function ReportActions({ report, company }: { report: Report; company: Company }) {
  const { t, tag, locale } = useTexts();
  const [isMaking, setMaking] = useState(false);
  const [opened, setOpened] = useState<'share' | 'followUp' | null>(null);

  async function save(format: ExportFormat) {
    setMaking(true);
    try {
      await saveFile(`/api/reports/${report.id}/export?format=${format}`);
    } catch (error) {
      toast.error(t('consulting:report.downloadFailed'), errorText(error, t));
    } finally {
      setMaking(false);
    }
  }
  const close = () => setOpened(null);

  return (
    <div lang={locale}>
      <div role="group" aria-label={t('consulting:report.actions')} className="flex flex-wrap gap-2">
        <Menu
          label={t('consulting:report.download')}
          trigger={
            <Button variant="primary" icon={Download} isPending={isMaking}>
              {t('consulting:report.download')}
            </Button>
          }
          entries={EXPORT_FORMATS.map((id) => ({
            id,
            label: t(`consulting:report.formats.${id}`),
            onAction: () => void save(id),
          }))}
        />
        <Button icon={Share2} onPress={() => setOpened('share')}>
          {t('consulting:report.share')}
        </Button>
        <Button icon={Printer} onPress={() => print()}>
          {t('consulting:report.print')}
        </Button>
        <Button icon={RefreshCw} onPress={() => setOpened('followUp')}>
          {t('consulting:report.followUp')}
        </Button>
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {t('consulting:report.madeOn', { date: formatDate(report.createdAt, tag) })}
        <span className="inline-flex items-center gap-1">
          <Lock aria-hidden="true" size={14} />
          {t('consulting:report.immutable')}
        </span>
      </p>
      <Suspense>
        {opened === 'share' && <ShareDialog reportId={report.id} onClose={close} />}
        {opened === 'followUp' && <FollowUpDialog company={company} onClose={close} />}
      </Suspense>
    </div>
  );
}
