import type { Trade } from '#features/marketing/brief/brief.types.ts';
import { TRADES } from '#features/marketing/brief/brief.values.ts';
import { sortedByName } from '#shared/texts/order.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  trade: Trade | null;
  guessed: Trade;
  names: Record<Trade, { name: string }>;
  onChange: (trade: Trade | null) => void;
  isHiddenOnPhones: boolean;
};

/** The trade that determines examples, objections and buttons; guessed from the sector until one is selected. */
export function BriefTrade({ trade, guessed, names, onChange, isHiddenOnPhones }: Props) {
  const { t, tag } = useTexts();
  const named = TRADES.map((id) => ({ id, label: names[id].name }));
  const byName = sortedByName(named, tag, ({ label }) => label);
  return (
    <div className={`grid max-w-xl gap-1 ${isHiddenOnPhones ? 'max-sm:hidden' : ''}`}>
      <ChoiceField
        label={t('marketing:brief.trade')}
        value={trade ?? 'guessed'}
        onChange={(chosen) => onChange(chosen === 'guessed' ? null : chosen)}
        options={[
          {
            id: 'guessed' as const,
            label: t('marketing:brief.tradeGuessed', { name: names[guessed].name }),
          },
          ...byName,
        ]}
      />
      {trade === null && guessed !== 'generic' ? (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {t('marketing:brief.tradeAsked', { name: names[guessed].name })}
          <Button size="small" onPress={() => onChange(guessed)}>
            {t('marketing:brief.tradeYes')}
          </Button>
        </p>
      ) : null}
      <p className="text-xs text-ink-soft max-sm:hidden">{t('marketing:brief.tradeHint')}</p>
    </div>
  );
}
