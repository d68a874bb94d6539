import { Megaphone } from 'lucide-react';
import type { Currency } from '#features/consulting/companies/company.values.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { moneyRangeText } from '#shared/numbers/range-text.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Action = NonNullable<Report['model']['figures']>['actions'][number];

type Props = {
  action: Action;
  document: Report['document'];
  currency: Currency;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Addresses of what came of it. */
  opportunity: string | undefined;
  brief: string | undefined;
  isBusy: boolean;
  onCampaign: () => void;
};

/** The title as the report has it. */
const titleOf = ({ parts }: Report['document'], id: string): string =>
  parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'sheet' && block.number === id ? [block.title] : []))[0] ?? '';

export function ActionLine({ action, document, currency, isChosen, onChoose, opportunity, ...acts }: Props) {
  const { t, tag } = useTexts();
  const { id, costLowCents: low, costHighCents: high } = action;
  const text = (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="font-semibold">
        {id} <span lang={document.language}>{titleOf(document, id)}</span>
      </span>
      <span className="block text-ink-soft tabular-nums">
        {t('loop:acts.setUp', { range: moneyRangeText({ low, high }, currency, tag) })}
      </span>
    </span>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1">
      <div className="min-w-0 flex-1 basis-72">
        {opportunity === undefined ? (
          <Checkbox isSelected={isChosen} onChange={onChoose}>
            {text}
          </Checkbox>
        ) : (
          <p className="flex min-h-control py-3 pl-8 text-sm leading-5">{text}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-1 max-sm:pl-5">
        {opportunity === undefined ? null : (
          <ButtonLink variant="quiet" size="small" href={opportunity}>
            {t('loop:acts.openOpportunity')}
          </ButtonLink>
        )}
        {acts.brief === undefined ? (
          <Button
            className="act"
            variant="quiet"
            size="small"
            icon={Megaphone}
            isDisabled={acts.isBusy}
            aria-label={t('loop:acts.campaignOf', { name: id })}
            onPress={acts.onCampaign}
          >
            {t('loop:acts.campaign')}
          </Button>
        ) : (
          <ButtonLink variant="quiet" size="small" icon={Megaphone} href={acts.brief}>
            {t('loop:acts.openCampaign')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
