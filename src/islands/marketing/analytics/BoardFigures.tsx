import type { Figures } from '#features/marketing/analytics/analytics.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { TextsProvider } from '#islands/ui/texts.tsx';
import { CampaignFigures } from './FigureTables.tsx';
import { TimeChart } from './TimeChart.tsx';

/** Chart and table of the dashboard, as the analytics show them; rendered on the server alone. */
export const BoardFigures = ({ texts, figures }: { texts: PageTexts<'marketing'>; figures: Figures }) => (
  <TextsProvider dictionary={texts}>
    <TimeChart figures={figures} />
    <CampaignFigures figures={figures} scope={{}} />
  </TextsProvider>
);
