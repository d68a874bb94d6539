import { useTexts } from '#islands/ui/texts.tsx';
import { LinkTabs } from '#islands/leads/search/LinkTabs.tsx';

const HREFS = {
  all: '/leadmanager/communications',
  templates: '/leadmanager/communications/templates',
} as const;
const IDS = ['all', 'templates'] as const;

export function CommunicationTabs({ current }: { current: keyof typeof HREFS }) {
  const { t } = useTexts();
  return (
    <LinkTabs
      label={t('leads:communications.title')}
      items={IDS.map((id) => ({ id, label: t(`leads:communications.tabs.${id}`), href: HREFS[id] }))}
      current={current}
    />
  );
}
