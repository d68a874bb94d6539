import { Bookmark } from 'lucide-react';
import { queryOf, type Filters } from '#islands/lists/list-query.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  area: 'tasks' | 'communications';
  filters: Filters;
  /** Above the view. */
  before?: readonly MenuEntry[];
};

/** The menu of the rare acts on a list: a view of what is shown. */
export function SaveViewMenu({ area, filters, before = [] }: Props) {
  const { t } = useTexts();
  return (
    <LazyMenu
      label={t('ui:actions.more')}
      entries={[
        ...before,
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
