import { Lock } from 'lucide-react';
import type { Company } from '#features/consulting/company.schema.ts';
import type { Report } from '#features/consulting/report.schema.ts';
import { formatDate } from '../ui/format.ts';
import { useTexts } from '../ui/texts.tsx';
import { ReportText } from './ReportText.tsx';

const BLOCKS = ['analysis', 'recommendations', 'aiArchitecture'] as const;

/** The three texts as stored: plain text, in the language they were made in. */
export function ReportView({ report, company }: { report: Report; company: Company }) {
  const { t, tag } = useTexts();
  return (
    <article lang={report.language} className="overflow-hidden rounded-panel border border-line bg-surface">
      <header className="flex items-center gap-5 border-b border-line p-6 sm:p-8">
        <div className="min-w-0">
          <h3 className="font-display text-xl break-words">{company.name}</h3>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
            <span>{t('consulting:report.madeOn', { date: formatDate(report.createdAt, tag) })}</span>
            <span className="inline-flex items-center gap-1">
              <Lock aria-hidden size={14} />
              {t('consulting:report.immutable')}
            </span>
          </p>
        </div>
      </header>
      {BLOCKS.map((block) => (
        <section
          key={block}
          aria-labelledby={`report-${block}`}
          className="border-b border-line p-6 last:border-b-0 sm:p-8"
        >
          <h4 id={`report-${block}`} className="display mb-5 text-xl">
            {t(`consulting:report.${block}`)}
          </h4>
          <ReportText text={report[block]} />
        </section>
      ))}
    </article>
  );
}
