import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { CorrectionDialog } from '#islands/consulting/companies/CorrectionDialog.tsx';
import { FollowUpDialog } from '#islands/consulting/companies/FollowUpDialog.tsx';
import { ActionsDialog } from './ActionsDialog.tsx';
import type { ReportStep } from './report-parts.ts';
import { ShareDialog } from './share/ShareDialog.tsx';

type Props = { step: ReportStep; report: Report; company: CompanySummary; onClose: () => void };

/** The dialogs of a stored report, loaded with the first that is opened. */
export function ReportDialogs({ step, report, company, onClose }: Props) {
  switch (step) {
    case 'share':
      return <ShareDialog reportId={report.id} onClose={onClose} />;
    case 'actions':
      return <ActionsDialog report={report} onClose={onClose} />;
    case 'followUp':
      return <FollowUpDialog company={company} onClose={onClose} />;
    case 'correction':
      return <CorrectionDialog company={company} onClose={onClose} />;
  }
}
