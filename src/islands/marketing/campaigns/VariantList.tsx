import type { Variant } from '#features/marketing/writer/formulas/composer.types.ts';
import type { Locale } from '#shared/languages.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  /** Name of the field: read out alone, it stands above on the screen. */
  field: string;
  variants: readonly Variant[];
  /** The one in the text. */
  standing: Variant | undefined;
  language: Locale;
  onPick: (variant: Variant) => void;
};

/** Each by the one thing in which it differs: its formula. */
export function VariantList({ field, variants, standing, language, onPick }: Props) {
  const { t } = useTexts();
  const count = variants.filter(({ text }) => text !== standing?.text).length;
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-accent-ink max-sm:min-h-11">
        {t('marketing:editor.variants', { count })}
        <span className="sr-only">: {field}</span>
      </summary>
      <ul className="mt-1 grid gap-1">
        {variants.map((variant) => (
          <li key={variant.text}>
            <button
              type="button"
              aria-pressed={variant.text === standing?.text}
              onClick={() => onPick(variant)}
              className="grid w-full gap-0.5 rounded-control border border-line px-3 py-2 text-left transition-colors duration-quick hover:border-line-strong hover:bg-sunken aria-pressed:border-accent-ink"
            >
              <span className="text-xs text-ink-soft">{t(`writer:variants.${variant.formula}`)}</span>
              <span lang={language} className="wrap-anywhere">
                {variant.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
