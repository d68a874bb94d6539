import { X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  findQuantities,
  isCountedIn,
  type Quantity,
} from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import { currencySign } from '#shared/numbers/money-text.ts';
import { amountText, numberText } from '#shared/numbers/amount.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { figureText, isMoney } from '#islands/consulting/profile/figure-text.ts';

const keyOf = ({ field, value, quoted }: Quantity): string => [field, value, quoted].join(' ');

type Props = {
  field: (name: string) => FieldBinding;
  /** After a figure has been taken over or ignored, its row is gone, and with it the focus. */
  onDone: () => void;
};

/** Offers the figures that the description states; nothing is taken over unasked. */
export function QuantityHints({ field, onDone }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const { currency } = useNamedLists();
  const description = useDeferredValue(field('description').value);
  const found = useMemo(() => findQuantities(description), [description]);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const offered = found.filter(
    (each) => field(each.field).value.trim() === '' && !ignored.includes(keyOf(each)),
  );
  if (offered.length === 0) return null;

  const take = (each: Quantity) => {
    const text = isMoney(each.field) ? amountText : numberText;
    field(each.field).onChange(text(each.value, tag));
    onDone();
  };
  const ignore = (each: Quantity) => {
    setIgnored([...ignored, keyOf(each)]);
    onDone();
  };
  return (
    <ul className="-mt-2 grid gap-1">
      {offered.map((each) => {
        const figure = figureText(each, texts);
        const worked = each.per === undefined ? figure : `${figure} (${each.per})`;
        return (
          <li
            key={keyOf(each)}
            className="flex items-center gap-x-1 rounded-control bg-info-soft pl-3 text-sm text-info-ink"
          >
            <span className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">
              {isCountedIn(each, currency)
                ? t('consulting:figure.inText', { quoted: each.quoted, figure: worked })
                : t('consulting:figure.otherCurrency', {
                    quoted: each.quoted,
                    currency: currencySign(currency, tag),
                  })}
            </span>
            {isCountedIn(each, currency) && (
              <Button
                variant="quiet"
                aria-label={t('consulting:figure.useThis', { figure })}
                onPress={() => take(each)}
              >
                {t('consulting:figure.use')}
              </Button>
            )}
            <IconButton
              label={t('consulting:figure.ignore', { figure })}
              icon={X}
              onPress={() => ignore(each)}
            />
          </li>
        );
      })}
    </ul>
  );
}
