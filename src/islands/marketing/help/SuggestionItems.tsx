import { ChevronRight, Plus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Hint } from '#features/marketing/writer/formulas/composer.types.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { EditingHelp } from '#features/marketing/writer/help/editing-help.rules.ts';
import { unsaidIn, withHelp, withLeftOut } from '#features/marketing/writer/help/text-edits.rules.ts';
import { raised } from '#features/marketing/writer/reading/quoting.rules.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Locale } from '#shared/languages.ts';

type Props = {
  warnings: readonly TextWarning[];
  help: readonly EditingHelp[];
  language: Locale;
  textOf: (field: string) => string;
  onWrite: (field: string, text: string) => void;
  place?: (field: string) => ReactNode;
};

/** Failed checks and proposals for a text, each with its edit if there is one. */
export function SuggestionItems({ warnings, help, language, textOf, onWrite, place = () => null }: Props) {
  const { t } = useTexts();
  return (
    <>
      {warnings.map(({ code, field, facts }) => (
        <Item key={`${code}-${field}`} place={place(field)} isWarning quotes={facts} language={language}>
          {t(`writer:warnings.${code}`)}
        </Item>
      ))}
      {help.map((one, at) => (
        <Item
          key={`${one.code}-${one.field}-${at}`}
          place={place(one.field)}
          quotes={one.sentence === '' ? [] : [one.sentence]}
          language={language}
          act={
            one.suggestion === undefined ? null : (
              <Button
                size="small"
                onPress={() => onWrite(one.field, withHelp(textOf(one.field), one))}
                className="h-auto! min-h-9 max-w-full justify-self-start py-1.5 text-left whitespace-normal!"
              >
                <span className="min-w-0 wrap-anywhere">
                  {one.suggestion === '' ? t('ui:actions.delete') : one.suggestion}
                </span>
              </Button>
            )
          }
        >
          {t(`writer:help.${one.code}`)}
        </Item>
      ))}
    </>
  );
}

type ItemProps = {
  place?: ReactNode;
  isWarning?: boolean;
  quotes?: readonly string[] | undefined;
  language: Locale;
  act?: ReactNode;
  children: ReactNode;
};

/** A sentence that begins or ends with a quotation has its own marks. */
const MARKED = /^[«“"]|[»”"]$/u;

export function Item({ place, isWarning = false, quotes = [], language, act, children }: ItemProps) {
  return (
    <li className={`grid gap-1 ${isWarning ? 'text-warning-ink' : ''}`}>
      <span className="grid gap-x-2">
        {place}
        <span className="flex items-start gap-1.5">
          {isWarning ? <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" /> : null}
          <span className="grid min-w-0 flex-1">{children}</span>
        </span>
      </span>
      {quotes.map((quote) => (
        <q
          key={quote}
          lang={language}
          className={`line-clamp-3 block wrap-anywhere text-ink-soft ${MARKED.test(quote) ? 'before:content-none after:content-none' : ''}`}
        >
          {quote}
        </q>
      ))}
      {act}
    </li>
  );
}

type LeftOutProps = {
  hints: readonly Hint[];
  language: Locale;
  text: string;
  onWrite: (text: string) => void;
};

/** Everything typed that a text left out, by its reason, behind one line; each is added as a sentence. */
export function LeftOut({ hints, language, text, onWrite }: LeftOutProps) {
  const { t } = useTexts();
  const groups = unsaidIn(text, hints);
  const count = groups.reduce((sum, { facts }) => sum + facts.length, 0);
  if (count === 0) return null;
  return (
    <details className="group/left-out">
      <summary className="touch-target flex min-h-5 w-fit cursor-pointer list-none items-center gap-1 text-xs leading-5 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {t('marketing:editor.leftOut', { count })}
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="transition-[rotate] duration-quick group-open/left-out:rotate-90"
        />
      </summary>
      {groups.map(({ reason, facts }) => (
        <div key={reason} className="mt-2">
          <p className="text-xs text-ink-soft">{t(`writer:leftOut.${reason}`)}</p>
          <ul className="grid grid-cols-[minmax(0,1fr)]">
            {facts.map((fact) => (
              <li key={fact}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={Plus}
                  aria-label={t('marketing:editor.addNamed', { name: fact })}
                  onPress={() => onWrite(withLeftOut(text, fact))}
                  className="-ml-2 h-auto! min-h-8 max-w-full py-1 text-left font-normal! whitespace-normal!"
                >
                  <span lang={language} className="line-clamp-3 wrap-anywhere">
                    {raised(fact)}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
