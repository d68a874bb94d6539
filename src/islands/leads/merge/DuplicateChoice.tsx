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
  const { t, tag } = useTexts();
  const { first, second } = pair;
  const list = new Intl.ListFormat(tag, { type: 'unit' });
  const factsOf = (facts: DuplicatePair['agrees']) =>
    list.format(facts.map((fact) => t(`leads:duplicates.facts.${fact}`)));
  const [keepId, setKeepId] = useState(first.id);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 rounded-panel border border-line bg-surface p-3 xl:grid-cols-[minmax(0,1fr)_auto]">
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('leads:duplicates.whichStays')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {[first, second].map((record) => (
            <div
              key={record.id}
              className="group/side min-w-0 rounded-control border border-line has-checked:border-accent"
            >
              {/* Floats, so that only the name makes room for it. */}
              <label className="touch-target float-right flex h-7 cursor-pointer items-center gap-2 pt-2 pr-3 pl-2 text-xs text-accent-ink">
                <span className="sr-only group-has-checked/side:not-sr-only">
                  {t('leads:duplicates.keep')}
                </span>
                <input
                  type="radio"
                  name={`keep-${first.id}-${second.id}`}
                  checked={keepId === record.id}
                  onChange={() => setKeepId(record.id)}
                  className="relative z-1 size-4 shrink-0 accent-accent"
                />
              </label>
              <RecordSummary record={record} href={hrefOf(kind, record.id)} />
            </div>
          ))}
        </div>
      </fieldset>
      <p className="text-xs text-ink-soft xl:order-last xl:col-span-2">
        {pair.agrees.length === 0 ? null : t('leads:duplicates.agrees', { facts: factsOf(pair.agrees) })}
        {pair.contradicts.length === 0 ? null : (
          <span className="text-warning-ink">
            {pair.agrees.length === 0 ? null : ' · '}
            {t('leads:duplicates.contradicts', { facts: factsOf(pair.contradicts) })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          className="act"
          size="small"
          icon={Combine}
          isPending={isOpening}
          onPress={() => onMerge(keepId, keepId === first.id ? second.id : first.id)}
        >
          {t('leads:common.merge')}
        </Button>
        <Button className="act" size="small" variant="quiet" icon={Split} onPress={onDistinct}>
          {t('leads:duplicates.distinct')}
        </Button>
      </div>
    </li>
  );
}
