import { Combine, Split } from 'lucide-react';
import { useState } from 'react';
import type { DuplicatePair } from '#features/leads/merge/duplicates.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { RecordSummary } from '#islands/leads/records/RecordSummary.tsx';

type Props = {
  pair: DuplicatePair;
  kind: 'contact' | 'company';
  isOpening: boolean;
  onMerge: (keepId: number, dropId: number) => void;
  onDistinct: () => void;
};

export function DuplicateChoice({ pair, kind, isOpening, onMerge, onDistinct }: Props) {
  const { t } = useTexts();
  const { first, second, reason } = pair;
  const [keepId, setKeepId] = useState(first.id);
  return (
    <li className="rounded-panel border border-line bg-surface p-4">
      <p className="mb-3 text-sm font-semibold">{t(`leads:duplicates.reasons.${reason}`)}</p>
      <fieldset>
        <legend className="sr-only">{t('leads:duplicates.whichStays')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {[first, second].map((record) => (
            <div
              key={record.id}
              className="flex min-w-0 flex-col rounded-control border border-line has-checked:border-accent"
            >
              <div className="min-w-0 grow">
                <RecordSummary record={record} href={hrefOf(kind, record.id)} />
              </div>
              <label className="flex min-h-control cursor-pointer items-center gap-2.5 border-t border-line px-3 text-sm has-checked:bg-accent-soft">
                <input
                  type="radio"
                  name={`keep-${first.id}-${second.id}`}
                  checked={keepId === record.id}
                  onChange={() => setKeepId(record.id)}
                  className="size-4 shrink-0 accent-accent"
                />
                {t('leads:duplicates.keep')}
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          icon={Combine}
          isPending={isOpening}
          onPress={() => onMerge(keepId, keepId === first.id ? second.id : first.id)}
        >
          {t('leads:common.merge')}
        </Button>
        <Button size="small" variant="quiet" icon={Split} onPress={onDistinct}>
          {t('leads:duplicates.distinct')}
        </Button>
      </div>
    </li>
  );
}
