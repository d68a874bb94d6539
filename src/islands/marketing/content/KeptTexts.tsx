import { useState } from 'react';
import type { Campaign, KeptText } from '#features/marketing/campaigns/campaign.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CompareTexts } from '#islands/marketing/dialogs.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { MachineMark } from './MachineMark.tsx';

type Props = {
  kept: KeptText[];
  current: Campaign;
  isPending: boolean;
  onUse: (textId: number) => void;
};

export function KeptTexts({ kept, current, isPending, onUse }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [compared, setCompared] = useState<KeptText>();
  return (
    <section aria-labelledby="kept-title">
      <h2 id="kept-title" className="text-lg">
        {t('marketing:campaign.kept')}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{t('marketing:campaign.keptText')}</p>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {kept.map((text) => (
          <li
            key={text.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm"
          >
            <span className="min-w-0">
              <span className="block font-medium">
                {t(`marketing:languages.${text.language}`)} · {t(`marketing:tones.${text.tone}`)}
              </span>
              <span className="block text-xs text-ink-soft">
                {formatDateTime(text.createdAt, tag, timeZone)}
              </span>
              <MachineMark writer={text.writer} />
            </span>
            <Button size="small" onPress={() => setCompared(text)}>
              {t('marketing:campaign.compare')}
            </Button>
          </li>
        ))}
      </ul>
      <CompareTexts
        current={current}
        earlier={compared}
        isPending={isPending}
        onUse={onUse}
        onClose={() => setCompared(undefined)}
      />
    </section>
  );
}
