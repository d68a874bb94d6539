import { TriangleAlert } from 'lucide-react';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import { gathered } from '#features/marketing/text-warnings.rules.ts';
import { useTexts } from '../ui/texts.tsx';

type Props = { warnings: readonly TextWarning[]; lang?: string };

/** Failed checks of a model's text with the words they are about, for the owner to decide. */
export function WarningList({ warnings, lang }: Props) {
  const { t } = useTexts();
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {gathered(warnings).map(({ code, field, facts }) => (
        <li
          key={`${code}-${field}`}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink"
        >
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5" />
          <div className="grid gap-1">
            <span>{t(`writer:warnings.${code}`)}</span>
            <span lang={lang} className="wrap-anywhere">
              {facts.map((fact, at) => (
                <span key={fact}>
                  {at > 0 ? ' · ' : ''}
                  <q>{fact}</q>
                </span>
              ))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
