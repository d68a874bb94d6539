import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { MAX_ANSWER } from '#features/marketing/brief/brief.values.ts';
import type { Locale } from '#shared/languages.ts';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { TradeDoubt } from './brief-screen.ts';

type Doubts = NonNullable<Brief['doubts']>;
type Props = {
  doubts: Doubts;
  /** Of the trade, in the language of the answers. */
  asked: readonly TradeDoubt[];
  language: Locale;
  errors: Record<string, string>;
  onChange: (doubts: Doubts) => void;
};

/** The trade's doubts that no other question of the brief answers; those of another trade stay while they are answered. */
export function BriefDoubts({ doubts, asked, language, errors, onChange }: Props) {
  const { t } = useTexts();
  const others = doubts.filter(({ question }) => !asked.some((one) => one.question === question));
  const shown = [...asked, ...others.map(({ question }) => ({ question, hint: '' }))];
  const answerTo = (question: string): string =>
    doubts.find((one) => one.question === question)?.answer ?? '';
  if (shown.length === 0) return null;
  return (
    <fieldset className="mt-2 grid gap-4">
      <legend className="text-sm font-medium">{t('marketing:brief.doubts')}</legend>
      <p className="text-sm text-ink-soft">{t('marketing:brief.doubtsHint')}</p>
      {shown.map(({ question, hint }) => (
        <div key={question} lang={language}>
          <TextArea
            label={question}
            description={hint === '' ? undefined : hint}
            value={answerTo(question)}
            onChange={(answer) =>
              onChange(
                shown
                  .map((one) => ({
                    question: one.question,
                    answer: one.question === question ? answer : answerTo(one.question),
                  }))
                  .filter((one) => one.answer !== ''),
              )
            }
            error={errors[`doubts.${doubts.findIndex((one) => one.question === question)}.answer`]}
            maxLength={MAX_ANSWER}
            rows={2}
          />
        </div>
      ))}
    </fieldset>
  );
}
