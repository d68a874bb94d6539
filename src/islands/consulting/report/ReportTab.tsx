import { ArrowRight, FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Company, ProfileCounts } from '#features/consulting/companies/company.schema.ts';
import type { CompanyTab } from '#features/consulting/profile/profile.values.ts';
import { missingParts } from '#features/consulting/report/readiness.rules.ts';
import { REPORT_PARTS, type ReportPart } from '#features/consulting/report/document/parts.values.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { ReportView } from './ReportView.tsx';

const generateDialog = lazyComponent(async () => (await import('./GenerateDialog.tsx')).GenerateDialog);

type Props = {
  company: Company;
  counts: ProfileCounts;
  report: Report | null;
  model: string | null;
  onStored: (report: Report) => void;
  onGoTo: (tab: CompanyTab) => void;
};

/** Not ready, ready, or generated; a report is generated once and never changed (specification section 4). */
export function ReportTab({ company, counts, report, model, onStored, onGoTo }: Props) {
  const { t, locale } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const asking = useOpening(generateDialog);
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = missingParts(counts);
  const canGenerate = report === null && missing.length === 0;
  const count = (part: ReportPart) => t(`consulting:report.${part}`, { count: counts[part] });
  const [products = '', departments = '', problems = '', strengths = ''] = REPORT_PARTS.map(count);

  return (
    <section aria-labelledby="report-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="report-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
            {t('consulting:report.title')}
          </h2>
          <p className="text-sm text-ink-soft">{t('consulting:report.lead')}</p>
        </div>
        <PlainButton
          variant="primary"
          isDisabled={!canGenerate}
          isPending={asking.isOpening}
          icon={FileText}
          {...prefetchOnIntent(generateDialog)}
          onPress={() => void asking.whenLoaded(() => setAsking(true))}
        >
          {t('consulting:report.generate')}
        </PlainButton>
      </header>
      {report ? (
        <ReportView report={report} company={company} />
      ) : missing.length > 0 ? (
        <NotReady missing={missing} onGoTo={onGoTo} />
      ) : (
        <EmptyState seed={company.name} title={t('consulting:report.readyTitle')}>
          {t('consulting:report.readyText', { products, departments, problems, strengths })}
        </EmptyState>
      )}
      <generateDialog.Part
        company={company}
        isOpen={isAsking}
        language={locale}
        model={model}
        onClose={() => setAsking(false)}
        onStored={(stored) => {
          setAsking(false);
          onStored(stored);
          // The button that opened the dialog is disabled now and cannot get the focus back.
          requestAnimationFrame(() => heading.current?.focus());
        }}
      />
    </section>
  );
}

function NotReady({ missing, onGoTo }: { missing: ReportPart[]; onGoTo: (tab: CompanyTab) => void }) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="grid gap-4 rounded-panel border border-line border-l-4 border-l-saffron bg-surface p-5 sm:p-6"
    >
      <div>
        <h3 className="font-semibold">{t('consulting:report.notReadyTitle')}</h3>
        <p className="text-sm">{t('consulting:report.notReadyText')}</p>
      </div>
      <ul className="grid gap-2">
        {missing.map((part) => (
          <li
            key={part}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2"
          >
            {t(`consulting:report.missing.${part}`)}
            <PlainButton variant="quiet" size="small" onPress={() => onGoTo(part)}>
              {t('consulting:report.goTo', { tab: t(`consulting:tabs.${part}`) })}
              <ArrowRight aria-hidden size={16} />
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
