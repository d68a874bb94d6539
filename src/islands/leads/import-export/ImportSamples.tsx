import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';

const KINDS = { contacts: 'contact', companies: 'company', opportunities: 'opportunity' } as const;

export function ImportSamples({ answer: { kind, samples } }: { answer: ImportAnswer }) {
  const { t } = useTexts();
  const groups = (['created', 'updated'] as const).filter((name) => samples[name].length > 0);
  if (groups.length === 0) return null;
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      {groups.map((name) => (
        <details key={name} className="text-sm">
          <summary className="min-h-control cursor-pointer py-2.5 font-semibold">
            {t(`leads:imports.samples.${name}`, { count: samples[name].length })}
          </summary>
          <ol className="divide-y divide-line pb-2">
            {samples[name].map(({ line, recordId, name: title, details }) => (
              <li key={line} className="grid gap-x-4 py-2 sm:grid-cols-[6rem_minmax(0,14rem)_minmax(0,1fr)]">
                <span className="text-ink-soft tabular-nums">{t('leads:imports.line', { line })}</span>
                {recordId === null ? (
                  <span className="font-semibold break-words">{title}</span>
                ) : (
                  <a
                    className={`${FACT_LINK} font-semibold break-words`}
                    href={hrefOf(KINDS[kind], recordId)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {title}
                  </a>
                )}
                <span className="[overflow-wrap:anywhere] text-ink-soft">{details.join(' · ')}</span>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
