import type { Figures } from '#features/marketing/analytics/analytics.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { TextsProvider } from '#islands/ui/texts.tsx';
import { CampaignFigures } from './FigureTables.tsx';
import { TimeChart } from './TimeChart.tsx';

type Props = { texts: PageTexts<'marketing'>; figures: Figures };

/** Chart and table of the dashboard, as the analytics show them; rendered on the server alone. */
export const BoardChart = ({ texts, figures }: Props) => (
  <TextsProvider dictionary={texts}>
    <TimeChart isRecent figures={figures} />
  </TextsProvider>
);

export const BoardCampaigns = ({ texts, figures }: Props) => (
  <TextsProvider dictionary={texts}>
    <CampaignFigures figures={figures} scope={{}} />
  </TextsProvider>
);
