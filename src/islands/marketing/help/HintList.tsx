import { Lightbulb, Plus } from 'lucide-react';
import { stepOf } from '#features/marketing/brief/brief-steps.rules.ts';
import type { Hint } from '#features/marketing/writer/formulas/composer.types.ts';
import { isSaid } from '#features/marketing/writer/help/text-edits.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { briefAddress } from '#islands/marketing/brief/brief-screen.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { HELP_ITEM, HELP_WORDS } from './help-styles.ts';

type Props = {
  hints: readonly Hint[];
  /** The text they are about; omitted facts that it contains by now are no longer offered. */
  text?: string;
  productId: number | null;
  language: Locale;
  /** Inserts an omitted fact into the text. */
  onAdd?: (fact: string) => void;
};

/** Unanswered questions with a link to the brief, and facts that a short text omitted, to insert. */
export function HintList({ hints, text = '', productId, language, onAdd }: Props) {
  const { t } = useTexts();
  const leftOut = hints
    .filter(({ code }) => code === 'left_out')
    .flatMap(({ facts = [] }) => facts)
    .filter((fact) => !isSaid(text, fact));
  const open = hints.filter(({ code }) => code !== 'left_out');
  const [first] = open;
  if (leftOut.length === 0 && first === undefined) return null;
  const isSheet = first !== undefined && stepOf(first.field) === undefined;
  const way =
    productId === null || first === undefined
      ? undefined
      : isSheet
        ? `/comercia/products/${productId}`
        : briefAddress(productId, language, first.field);
  return (
    <>
      {leftOut.length > 0 ? (
        <div className={HELP_ITEM}>
          <Lightbulb size={16} aria-hidden="true" className="mt-0.5 text-ink-soft" />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <span>{t('writer:hints.left_out')}</span>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {leftOut.map((fact) => (
                <li key={fact} className="flex items-center justify-between gap-3">
                  <q lang={language} className={HELP_WORDS}>
                    {fact}
                  </q>
                  {onAdd ? (
                    <Button
                      size="small"
                      variant="quiet"
                      icon={Plus}
                      aria-label={t('marketing:editor.addNamed', { name: fact })}
                      onPress={() => onAdd(fact)}
                    >
                      {t('marketing:editor.add')}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      {first === undefined ? null : (
        <div className={HELP_ITEM}>
          <Lightbulb size={16} aria-hidden="true" className="mt-0.5 text-ink-soft" />
          {open.length === 1 ? (
            <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
              <HintWords hint={first} language={language} />
              {way === undefined ? null : (
                <a href={way} className={`${TEXT_LINK} touch-target`}>
                  {t(isSheet ? 'marketing:product.sheet' : 'marketing:editor.answer')}
                </a>
              )}
            </div>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
              <p className="font-medium">{t('marketing:editor.hints', { count: open.length })}</p>
              <ul className="grid list-disc gap-1 pl-4">
                {open.map((hint, at) => (
                  <li key={`${hint.code}-${hint.field}-${at}`}>
                    <HintWords hint={hint} language={language} />
                  </li>
                ))}
              </ul>
              {way === undefined ? null : (
                <ButtonLink size="small" href={way}>
                  {t(isSheet ? 'marketing:product.sheet' : 'marketing:editor.openBrief')}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      )}
    </>
  );
}

function HintWords({ hint: { code, facts = [] }, language }: { hint: Hint; language: Locale }) {
  const { t } = useTexts();
  return (
    <>
      <span>{t(`writer:hints.${code}`)}</span>
      {facts.map((fact) => (
        <q key={fact} lang={language} className={`${HELP_WORDS} block`}>
          {fact}
        </q>
      ))}
    </>
  );
}
