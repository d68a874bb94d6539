import type { Campaign, KeptText } from '#features/marketing/campaigns/campaign.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { textsOf } from '#islands/marketing/campaigns/campaign-patch.ts';

type Props = {
  current: Campaign;
  /** Undefined: closed. */
  earlier: KeptText | undefined;
  isPending: boolean;
  onUse: (textId: number) => void;
  onClose: () => void;
};

export function CompareTexts({ current, earlier, isPending, onUse, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      size="large"
      isDismissable
      isOpen={earlier !== undefined}
      onOpenChange={onClose}
      title={t('marketing:campaign.compareTitle')}
    >
      {earlier ? (
        <>
          <DialogBody isRead>
            <Comparison current={current} earlier={earlier} />
          </DialogBody>
          <DialogFooter>
            <Button variant="quiet" onPress={onClose}>
              {t('ui:actions.close')}
            </Button>
            <Button
              variant="primary"
              isPending={isPending}
              onPress={() => {
                onUse(earlier.id);
                onClose();
              }}
            >
              {t('marketing:campaign.useEarlier')}
            </Button>
          </DialogFooter>
        </>
      ) : null}
    </Dialog>
  );
}

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
                className={`wrap-anywhere whitespace-pre-line ${row.now === row.before ? 'text-ink-soft' : ''}`}
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
