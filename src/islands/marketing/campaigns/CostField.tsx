import { useState } from 'react';
import { MAX_COST_CENTS } from '#features/marketing/marketing.values.ts';
import { amountText, parseAmount } from '#shared/numbers/amount.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  costCents: number | null;
  error: string | undefined;
  onChange: (costCents: number | null) => void;
};

/** Typed with a decimal sign and saved in cents; what is no amount is said and not saved. */
export function CostField({ costCents, error, onChange }: Props) {
  const { t, tag } = useTexts();
  const [typed, setTyped] = useState(costCents === null ? '' : amountText(costCents, tag));
  const read = (text: string): number | null => {
    const cents = parseAmount(text, tag);
    return cents !== null && cents <= MAX_COST_CENTS ? cents : null;
  };
  const isWrong = typed.trim() !== '' && read(typed) === null;
  // After a conflict it may be another one than was typed here.
  const shown =
    isWrong || read(typed) === costCents ? typed : costCents === null ? '' : amountText(costCents, tag);

  function change(text: string) {
    setTyped(text);
    if (text.trim() === '') onChange(null);
    else if (read(text) !== null) onChange(read(text));
  }

  return (
    // The analytics of the loop lead here where the cost is missing.
    <div id="cost" className="scroll-mt-20">
      <TextField
        label={t('marketing:campaign.cost')}
        description={t('marketing:campaign.costHint')}
        value={shown}
        onChange={change}
        error={isWrong ? t('marketing:campaign.costInvalid') : error}
        inputMode="decimal"
      />
    </div>
  );
}
