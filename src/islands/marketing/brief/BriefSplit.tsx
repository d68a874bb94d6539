import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  applySplit,
  findSplit,
  SPLIT_PLACES,
  type Split,
  type SplitFact,
} from '#features/marketing/brief/brief-split.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { Locale } from '#shared/languages.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { PANEL } from '#islands/marketing/screen-styles.ts';

type Props = {
  brief: Brief;
  characteristics: string;
  productName: string;
  language: Locale;
  onApply: (brief: Brief) => void;
};

/** Splits a field that contains several facts into a list to correct before storing it. */
export function BriefSplit({ brief, characteristics, productName, language, onApply }: Props) {
  const { t } = useTexts();
  const [split, setSplit] = useState<Split>();
  const [isDismissed, setDismissed] = useState(false);
  const found = findSplit(brief, characteristics);
  if (isDismissed || (!split && !found)) return null;

  const put = (at: number, changes: Partial<SplitFact>) =>
    setSplit(
      (now) =>
        now && {
          ...now,
          facts: now.facts.map((fact, index) => (index === at ? { ...fact, ...changes } : fact)),
        },
    );
  const drop = (at: number) =>
    setSplit((now) => now && { ...now, facts: now.facts.filter((_, index) => index !== at) });
  const placeName = (place: SplitFact['place']) =>
    place === 'leave' ? t('marketing:brief.split.leave') : t(`marketing:brief.fields.${place}.label`);
  const source = split?.source ?? found?.source;
  // One fact a line is how the product's sheet asks for them.
  const isFromProduct = source === undefined || source === 'characteristics';
  const sourceName = isFromProduct
    ? `${productName}, ${t('marketing:product.characteristics').toLowerCase()}`
    : t(`marketing:brief.fields.${source}.label`);

  function apply() {
    if (!split) return;
    const { brief: next, leftOver } = applySplit(brief, split);
    onApply(next);
    setSplit(undefined);
    setDismissed(true);
    if (leftOver > 0) toast.error(t('marketing:brief.split.full', { count: leftOver }));
  }

  return (
    <section aria-labelledby="split-title" className={`${PANEL} grid gap-3`}>
      <h2 id="split-title" className="text-lg">
        {t(isFromProduct ? 'marketing:brief.split.productTitle' : 'marketing:brief.split.title')}
      </h2>
      <p className="max-w-[64ch] text-sm text-ink-soft">
        {t(isFromProduct ? 'marketing:brief.split.productText' : 'marketing:brief.split.text')}{' '}
        {t('marketing:brief.split.source', { name: sourceName })}
      </p>
      {split ? (
        <ol lang={language} className="grid gap-2">
          {split.facts.map(({ text, place }, at) => (
            <li
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
            >
              <TextArea
                label={t('marketing:brief.split.fact', { number: at + 1 })}
                value={text}
                onChange={(next) => put(at, { text: next })}
                rows={1}
                className="max-sm:col-span-2"
              />
              <PlainSelect
                label={t('marketing:brief.split.place', { number: at + 1 })}
                value={place}
                onChange={(next) => put(at, { place: next })}
                options={SPLIT_PLACES.map((id) => ({ id, label: placeName(id) }))}
                className="sm:mt-7"
              />
              <IconButton
                label={t('marketing:brief.split.drop', { number: at + 1 })}
                icon={Trash2}
                className="sm:mt-7"
                onPress={() => drop(at)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {split ? (
          <Button variant="primary" onPress={apply}>
            {t('marketing:brief.split.apply')}
          </Button>
        ) : (
          <Button className="act" onPress={() => setSplit(found)}>
            {t('marketing:brief.split.open')}
          </Button>
        )}
        <Button className="act" variant="quiet" onPress={() => setDismissed(true)}>
          {t('marketing:brief.split.dismiss')}
        </Button>
      </div>
    </section>
  );
}
