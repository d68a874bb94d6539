import { TriangleAlert } from 'lucide-react';
import type { TextWarning } from '#features/marketing/writer.types.ts';
import { useTexts } from '../ui/texts.tsx';

type Props = { warnings: readonly TextWarning[]; lang?: string };

/** What a model wrote and a check doubts: each names its words, and the owner decides. */
export function WarningList({ warnings, lang }: Props) {
  const { t } = useTexts();
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {warnings.map(({ code, field, facts }, at) => (
        <li
          key={`${code}-${field}-${at}`}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink"
        >
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5" />
          <div className="grid gap-1">
            <span>{t(`writer:warnings.${code}`)}</span>
            {facts.map((fact) => (
              <q key={fact} lang={lang} className="break-words">
                {fact}
              </q>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
