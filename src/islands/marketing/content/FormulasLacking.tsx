import type { TextChoices } from '#features/marketing/content/text-choices.schema.ts';
import { briefAddress } from '#islands/marketing/brief/brief-screen.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Locale } from '#shared/languages.ts';

type Props = { lacking: TextChoices['formulas']; productId: number; language: Locale };

/** The formulas that are not offered, what each lacks, and the way to its question. */
export function FormulasLacking({ lacking, productId, language }: Props) {
  const { t } = useTexts();
  return lacking.map(({ formula, lacks }) => (
    <p key={formula} className="text-sm text-ink-soft">
      {t('marketing:content.formulaLacks', {
        formula: t(`writer:formulas.${formula}`),
        fields: lacks.map((field) => t(`marketing:brief.fields.${field}.label`)).join(', '),
      })}{' '}
      <a href={briefAddress(productId, language, lacks[0])} className={TEXT_LINK}>
        {t('marketing:editor.openBrief')}
      </a>
    </p>
  ));
}
