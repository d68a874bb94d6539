import { NotebookPen } from 'lucide-react';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { DownloadReport } from './DownloadReport.tsx';
import { generateDialog } from './report-parts.ts';

type Props = { report: Report | null; draft: Draft | null; onGenerate: () => void };

/** The one act of the report's tab: a draft is generated, a report downloaded. */
export function ReportAct({ report, draft, onGenerate }: Props) {
  const { t } = useTexts();
  const { isOpening, whenLoaded } = useOpening(generateDialog);
  if (report) return <DownloadReport reportId={report.id} />;
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
