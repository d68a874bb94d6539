import { FilePen, Handshake, Printer, Repeat } from 'lucide-react';
import { useState } from 'react';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { reportDialogs, type ReportStep } from './report-parts.ts';

/** The acts of a stored report for the header's menu (product.md section 5, "Out" and "Follow-up"), but those that it shows: share and download. */
export function useReportSteps(report: Report | null, company: CompanySummary) {
  const { t } = useTexts();
  const [step, setStep] = useState<ReportStep | null>(null);
  const { whenLoaded } = useOpening(reportDialogs);
  const open = (next: ReportStep) => void whenLoaded(() => setStep(next));
  if (report === null) return { open, entries: [], dialog: null };
  const entry = (id: ReportStep, label: string, icon: MenuEntry['icon']): MenuEntry => ({
    id,
    label,
    ...(icon && { icon }),
    onAction: () => open(id),
  });
  return {
    open,
    entries: [
      // A report of rule version 1 has no actions.
      ...(report.model.figures?.actions.length
        ? [entry('actions', t('loop:acts.makeOpportunities'), Handshake)]
        : []),
      { id: 'print', label: t('consulting:report.print'), icon: Printer, onAction: () => print() },
      entry('followUp', t('consulting:report.followUp'), Repeat),
      ...(report.supersededBy === null
        ? [entry('correction', t('consulting:correction.start'), FilePen)]
        : []),
    ],
    dialog: step && (
      <reportDialogs.Part step={step} report={report} company={company} onClose={() => setStep(null)} />
    ),
  };
}
