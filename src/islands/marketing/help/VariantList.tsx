import type { Variant } from '#features/marketing/writer/formulas/composer.types.ts';
import type { Locale } from '#shared/languages.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  /** Name of the field, which is only announced unless `isNamed`, because it is visible above. */
  field: string;
  isNamed?: boolean;
  /** Stands to the right of the field's label, and lists below the field. */
  isBeside?: boolean;
  variants: readonly Variant[];
  /** The variant that is in the text. */
  standing: Variant | undefined;
  language: Locale;
  onPick: (variant: Variant) => void;
};

export function VariantList(props: Props) {
  const { field, isNamed = false, isBeside = false, variants, standing, language, onPick } = props;
  const { t } = useTexts();
  const count = variants.filter(({ text }) => text !== standing?.text).length;
  return (
    <details className="group/variants">
      <summary
        className={`touch-target flex min-h-5 w-fit cursor-pointer list-none items-center text-xs leading-5 text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current [&::-webkit-details-marker]:hidden ${isBeside ? 'absolute! top-0 right-9' : ''}`}
      >
        <span className="group-open/variants:hidden">{t('marketing:editor.variants', { count })}</span>
        <span className="hidden group-open/variants:inline">{t('marketing:editor.hideVariants')}</span>
        <span className={isNamed ? '' : 'sr-only'}>: {field}</span>
      </summary>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1">
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
