import { Lightbulb, Pencil } from 'lucide-react';
import { stepOf } from '#features/marketing/brief/brief-steps.rules.ts';
import type { Hint } from '#features/marketing/writer/formulas/composer.types.ts';
import type { EditingHelp } from '#features/marketing/writer/help/editing-help.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { briefAddress } from '#islands/marketing/brief/brief-screen.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';

const ITEM = 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-control bg-sunken px-3 py-2 text-sm';
const WORDS = 'line-clamp-3 wrap-anywhere text-ink-soft';

type HelpProps = { help: readonly EditingHelp[]; onApply: (help: EditingHelp) => void };

/** What would make the text better as it stands: each names its sentence, and offers the edit where there is one. */
export function HelpList({ help, onApply }: HelpProps) {
  const { t } = useTexts();
  if (help.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {help.map((one, at) => (
        <li key={`${one.code}-${at}`} className={ITEM}>
          <Pencil size={16} aria-hidden="true" className="mt-0.5 text-ink-soft" />
          <div className="grid justify-items-start gap-1">
            <span>{t(`writer:help.${one.code}`)}</span>
            {one.sentence ? <q className={WORDS}>{one.sentence}</q> : null}
            {one.suggestion === undefined ? null : (
              <Button size="small" onPress={() => onApply(one)} className="max-w-full text-left">
                <span className="truncate">
                  {one.suggestion === '' ? t('ui:actions.delete') : one.suggestion}
                </span>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

type HintProps = { hints: readonly Hint[]; productId: number | null; language: Locale };

/** What nobody answered yet, with the way to its question. */
export function HintList({ hints, productId, language }: HintProps) {
  const { t } = useTexts();
  if (hints.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {hints.map(({ code, field, facts = [] }, at) => (
        <li key={`${code}-${field}-${at}`} className={ITEM}>
          <Lightbulb size={16} aria-hidden="true" className="mt-0.5 text-ink-soft" />
          <div className="grid justify-items-start gap-1">
            <span>{t(`writer:hints.${code}`)}</span>
            {facts.map((fact) => (
              <q key={fact} lang={language} className={WORDS}>
                {fact}
              </q>
            ))}
            {productId !== null && code !== 'left_out' ? (
              <a
                href={
                  stepOf(field) === undefined
                    ? `/comercia/products/${productId}`
                    : briefAddress(productId, language, field)
                }
                className={`${TEXT_LINK} touch-target`}
              >
                {t(stepOf(field) === undefined ? 'marketing:product.sheet' : 'marketing:editor.answer')}
              </a>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
