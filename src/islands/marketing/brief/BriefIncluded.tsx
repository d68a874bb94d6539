import type { Locale } from '#shared/languages.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  facts: readonly string[];
  included: readonly string[];
  language: Locale;
  onChange: (included: string[]) => void;
};

/** Ticks for the price: a page promises under “Included” what is ticked here and nothing else. */
export function BriefIncluded({ facts, included, language, onChange }: Props) {
  const { t } = useTexts();
  if (facts.length === 0) return null;
  return (
    <fieldset className="mt-2 grid gap-1">
      <legend className="text-sm font-medium">{t('marketing:brief.included')}</legend>
      <p className="text-sm text-ink-soft">{t('marketing:brief.includedHint')}</p>
      {facts.map((fact) => (
        <Checkbox
          key={fact}
          isSelected={included.includes(fact)}
          onChange={(isTicked) =>
            onChange(facts.filter((one) => (one === fact ? isTicked : included.includes(one))))
          }
        >
          <span lang={language}>{fact}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
