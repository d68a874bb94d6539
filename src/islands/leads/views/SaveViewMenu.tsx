import { Bookmark } from 'lucide-react';
import { queryOf, type Filters } from '#islands/lists/list-query.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

/** The menu of a list that has no other rare acts: a view of what is shown. */
export function SaveViewMenu({ area, filters }: { area: 'tasks' | 'communications'; filters: Filters }) {
  const { t } = useTexts();
  return (
    <LazyMenu
      label={t('ui:actions.more')}
      entries={[
        {
          id: 'view',
          label: t('leads:common.saveView'),
          href: `/leadmanager/views/new?area=${area}&${queryOf(filters)}`,
          icon: Bookmark,
        },
      ]}
    />
  );
}
