import { Bookmark, Combine, Contact, Download, Group, ListChecks, Upload } from 'lucide-react';
import { Menu } from '#islands/ui/Menu.tsx';
import { queryOf } from '#islands/lists/list-query.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useExport, type ExchangeProps } from '#islands/leads/import-export/RecordsExchange.tsx';

export type RecordsMenuProps = ExchangeProps & {
  /** A phone, which has no room for checkboxes, shows them on demand. */
  selecting?: { isOn: boolean; onSwitch: () => void } | false;
  /** Shows the groups of the list. */
  onGroup?: () => void;
};

/** The rare acts on a whole list: selecting, a view of it, duplicates, import and export. */
export function RecordsMenu({ area, filters, selecting = false, onGroup }: RecordsMenuProps) {
  const { t } = useTexts();
  const save = useExport({ area, filters });
  const saveCards = useExport({ area, filters }, 'vcf');
  const duplicates = {
    id: 'duplicates',
    label: t('leads:duplicates.link'),
    href: `/leadmanager/${area}/duplicates`,
    icon: Combine,
  };
  return (
    <Menu
      isOpenAtFirst
      label={t('ui:actions.more')}
      entries={[
        ...(selecting
          ? [
              {
                id: 'select',
                label: t(selecting.isOn ? 'leads:common.selectEnd' : 'leads:common.select'),
                icon: ListChecks,
                onAction: selecting.onSwitch,
              },
            ]
          : []),
        ...(onGroup ? [{ id: 'group', label: t('leads:groups.by'), icon: Group, onAction: onGroup }] : []),
        {
          id: 'view',
          label: t('leads:common.saveView'),
          href: `/leadmanager/views/new?area=${area}&${queryOf(filters)}`,
          icon: Bookmark,
        },
        ...(area === 'opportunities' ? [] : [duplicates]),
        {
          id: 'import',
          label: t('leads:common.import'),
          href: `/leadmanager/import?kind=${area}`,
          icon: Upload,
        },
        {
          id: 'export',
          label: t(filters['view'] ? 'leads:common.exportAll' : 'leads:common.export'),
          icon: Download,
          onAction: save,
        },
        ...(area === 'contacts'
          ? [{ id: 'cards', label: t('leads:common.exportCards'), icon: Contact, onAction: saveCards }]
          : []),
      ]}
    />
  );
}
