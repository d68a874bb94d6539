import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { stepOf } from '#features/marketing/brief/brief-steps.rules.ts';
import { gathered } from '#features/marketing/text-warnings.rules.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { Hint } from '#features/marketing/writer/formulas/composer.types.ts';
import type { EditingHelp } from '#features/marketing/writer/help/editing-help.rules.ts';
import { unsaidIn } from '#features/marketing/writer/help/text-edits.rules.ts';
import { briefAddress } from '#islands/marketing/brief/brief-screen.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Locale } from '#shared/languages.ts';
import { Item, LeftOut, SuggestionItems } from './SuggestionItems.tsx';

type Props = {
  /** Failed checks of a model's text, for the owner to decide. */
  warnings: readonly TextWarning[];
  help: readonly EditingHelp[];
  /** Unanswered questions of the brief, and facts that a short text omitted. */
  hints: readonly Hint[];
  productId: number | null;
  language: Locale;
  textOf: (field: string) => string;
  onWrite: (field: string, text: string) => void;
  /** Says and finds the field that a suggestion is about; missing where there is one field alone. */
  place?: (field: string) => ReactNode;
};

/** Everything that could be better about a text, in one list. */
export function Suggestions(props: Props) {
  const { help, hints, productId, language, textOf, onWrite, place = () => null } = props;
  const { t } = useTexts();
  const warnings = gathered(props.warnings);
  const left = hints.filter(({ code }) => code === 'left_out');
  const leftOut = [...new Set(left.map(({ field }) => field))]
    .map((field) => ({ field, hints: left.filter((hint) => hint.field === field) }))
    .filter((one) => unsaidIn(textOf(one.field), one.hints).length > 0);
  const open = hints.filter(({ code }) => code !== 'left_out');
  const count = warnings.length + help.length + leftOut.length + open.length;
  if (count === 0) return null;
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-2 rounded-control bg-sunken px-3 py-2 text-sm">
      <Lightbulb size={16} aria-hidden="true" className="mt-0.5 text-ink-soft" />
      <h3 className="font-text text-sm font-medium tracking-normal">
        {t('marketing:editor.hints', { count })}
      </h3>
      <ul className="col-start-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        <SuggestionItems {...{ warnings, help, language, textOf, onWrite, place }} />
        {leftOut.map(({ field, hints: own }) => (
          <Item key={`left-out-${field}`} place={place(field)} language={language}>
            <LeftOut
              {...{ hints: own, language }}
              text={textOf(field)}
              onWrite={(written) => onWrite(field, written)}
            />
          </Item>
        ))}
        {open.map((hint, at) => (
          <Item key={`${hint.code}-${hint.field}-${at}`} quotes={hint.facts} language={language}>
            {t(`writer:hints.${hint.code}`)}
          </Item>
        ))}
      </ul>
      {open[0] && productId !== null ? <Way productId={productId} language={language} to={open[0]} /> : null}
    </section>
  );
}

/** To the question of the brief, or to the product's sheet. */
function Way({ productId, language, to: { field } }: { productId: number; language: Locale; to: Hint }) {
  const { t } = useTexts();
  const isSheet = stepOf(field) === undefined;
  return (
    <p className="col-start-2">
      <ButtonLink
        size="small"
        href={isSheet ? `/comercia/products/${productId}` : briefAddress(productId, language, field)}
      >
        {t(isSheet ? 'marketing:product.sheet' : 'marketing:editor.openBrief')}
      </ButtonLink>
    </p>
  );
}
