import { NotebookPen, Share2 } from 'lucide-react';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { DownloadReport } from './DownloadReport.tsx';
import { generateDialog, reportDialogs } from './report-parts.ts';

type Props = { report: Report | null; draft: Draft | null; onGenerate: () => void; onShare: () => void };

/** The acts of the report's tab: a draft is generated, a report shared and downloaded. */
export function ReportAct({ report, draft, onGenerate, onShare }: Props) {
  const { t } = useTexts();
  const { isOpening, whenLoaded } = useOpening(generateDialog);
  if (report)
    return (
      <>
        <PlainButton className="act" icon={Share2} {...prefetchOnIntent(reportDialogs)} onPress={onShare}>
          {t('consulting:report.share')}
        </PlainButton>
        <DownloadReport reportId={report.id} />
      </>
    );
  if (!draft) return null;
  return (
    <PlainButton
      variant="primary"
      icon={NotebookPen}
      {...prefetchOnIntent(generateDialog)}
      isPending={isOpening}
      onPress={() => void whenLoaded(onGenerate)}
    >
      {t('consulting:report.generate')}
    </PlainButton>
  );
}
