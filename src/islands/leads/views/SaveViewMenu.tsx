import { Bookmark, Download } from 'lucide-react';
import { queryOf, type Filters } from '#islands/lists/list-query.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = {
  area: 'tasks' | 'communications';
  filters: Filters;
  /** Above the view. */
  before?: readonly MenuEntry[];
};

/** The menu of the rare acts on a list: a view of what is shown, and a file of it. */
export function SaveViewMenu({ area, filters, before = [] }: Props) {
  const { t, locale } = useTexts();
  async function save() {
    try {
      const { exportActivities } = await import('#islands/leads/import-export/export-list.ts');
      await exportActivities(area, filters, locale);
    } catch (error) {
      toast.error(t('leads:common.exportFailed'), errorText(error, t));
    }
  }
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
        {
          id: 'export',
          label: t('leads:common.export'),
          icon: Download,
          onAction: () => void save(),
        },
      ]}
    />
  );
}
