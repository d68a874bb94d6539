import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign, CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import { StatusBadge } from '#islands/marketing/campaigns/StatusBadge.tsx';
import { useFigureWords } from '#islands/marketing/campaigns/use-figure-words.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** One that was just written has no figures yet. */
export type Listed = Campaign | CampaignSummary;

type Props = {
  campaign: Listed;
  productName: string;
  /** Of the writer. */
  mark: ReactNode;
};

function firstWords(campaign: Campaign): string {
  if (campaign.type === 'email') return campaign.content.subject;
  if (campaign.type === 'landing_page') return campaign.content.headline;
  return campaign.content.posts[0]?.text ?? campaign.content.attention;
}

/** A campaign on its product's page: its type, its first words and what came of it. */
export function CampaignRow({ campaign, productName, mark }: Props) {
  const { t } = useTexts();
  const figureWords = useFigureWords();
  const { id, type, name, language } = campaign;
  const figures = 'leads' in campaign ? figureWords(campaign) : '';
  const isNamed = !name.startsWith(productName);
  return (
    <article className="relative flex min-h-16 items-center gap-4 px-4 py-2.5 hover:bg-paper">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <h3 className="font-text text-sm font-semibold tracking-normal wrap-anywhere">
            <a
              href={`/comercia/campaigns/${id}`}
              className="text-ink no-underline after:absolute after:inset-0 focus-visible:after:-outline-offset-2"
            >
              {t(`marketing:campaignTypes.${type}`)}
              <span className={isNamed ? '' : 'sr-only'}>: {name}</span>
            </a>
          </h3>
          <StatusBadge campaign={campaign} />
          {mark}
        </div>
        <p className="truncate text-sm text-ink-soft" lang={language}>
          {firstWords(campaign)}
        </p>
        {figures === '' ? null : <p className="text-xs text-ink-soft tabular-nums lg:hidden">{figures}</p>}
      </div>
      {figures === '' ? null : (
        <p className="shrink-0 text-sm text-ink-soft tabular-nums max-lg:hidden">{figures}</p>
      )}
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
    </article>
  );
}
