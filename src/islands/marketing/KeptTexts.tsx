import { useState } from 'react';
import type { Campaign, KeptText } from '#features/marketing/campaign.schema.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import { useTexts } from '../ui/texts.tsx';
import { textsOf } from './campaign-patch.ts';
import { formatMoment } from './format-moment.ts';
import { MachineMark } from './MachineMark.tsx';

type Props = {
  kept: KeptText[];
  current: Campaign;
  isPending: boolean;
  onUse: (textId: number) => void;
};

/** The texts that the campaign had before: to compare with, and to bring back. */
export function KeptTexts({ kept, current, isPending, onUse }: Props) {
  const { t, tag } = useTexts();
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
              <span className="block text-xs text-ink-soft">{formatMoment(text.createdAt, tag)}</span>
              <MachineMark writer={text.writer} />
            </span>
            <Button size="small" onPress={() => setCompared(text)}>
              {t('marketing:campaign.compare')}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        size="large"
        isDismissable
        isOpen={compared !== undefined}
        onOpenChange={() => setCompared(undefined)}
        title={t('marketing:campaign.compareTitle')}
      >
        {compared ? (
          <>
            <DialogBody isRead>
              <Comparison current={current} earlier={compared} />
            </DialogBody>
            <DialogFooter>
              <Button variant="quiet" onPress={() => setCompared(undefined)}>
                {t('ui:actions.close')}
              </Button>
              <Button
                variant="primary"
                isPending={isPending}
                onPress={() => {
                  onUse(compared.id);
                  setCompared(undefined);
                }}
              >
                {t('marketing:campaign.useEarlier')}
              </Button>
            </DialogFooter>
          </>
        ) : null}
      </Dialog>
    </section>
  );
}

/** Part beside part; on a phone one below the other. */
function Comparison({ current, earlier }: { current: Campaign; earlier: KeptText }) {
  const { t, tDynamic } = useTexts();
  const [now, before] = [textsOf(current.content), textsOf(earlier.content)];
  const rows = Array.from({ length: Math.max(now.length, before.length) }, (_, at) => ({
    name: (now[at] ?? before[at])?.name ?? '',
    now: now[at]?.text ?? '',
    before: before[at]?.text ?? '',
  }));
  return (
    <div className="grid gap-5 text-sm">
      {rows.map((row, at) => (
        <section
          key={at}
          className="grid gap-x-6 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0 sm:grid-cols-2"
        >
          <h3 className="font-text text-xs font-semibold tracking-normal text-ink-soft sm:col-span-2">
            {tDynamic(row.name) ?? row.name}
          </h3>
          {(['before', 'now'] as const).map((side) => (
            <div key={side} className="min-w-0">
              <p className="text-xs text-ink-soft">{t(`marketing:campaign.sides.${side}`)}</p>
              <p
                className={`break-words whitespace-pre-line ${row.now === row.before ? 'text-ink-soft' : ''}`}
              >
                {row[side]}
              </p>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
