import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { MAX_SHORT_ANSWER } from '#features/marketing/brief/brief.values.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Quote = Brief['quote'];
type Props = { quote: Quote; errors: Record<string, string>; onChange: (quote: Quote) => void };

/** A customer's quote, used in texts only with permission. */
export function BriefQuote({ quote, errors, onChange }: Props) {
  const { t } = useTexts();
  const put = (changes: Partial<Quote>) => onChange({ ...quote, ...changes });
  return (
    <>
      <TextArea
        label={t('marketing:brief.fields.quote.label')}
        value={quote.text}
        onChange={(text) => put({ text })}
        error={errors['quote.text']}
        rows={2}
      />
      <TextField
        label={t('marketing:brief.quoteName')}
        value={quote.name}
        onChange={(name) => put({ name })}
        error={errors['quote.name']}
        maxLength={MAX_SHORT_ANSWER}
        className="max-w-md"
      />
      <Checkbox isSelected={quote.isPermitted} onChange={(isPermitted) => put({ isPermitted })}>
        {t('marketing:brief.quotePermitted')}
      </Checkbox>
    </>
  );
}
