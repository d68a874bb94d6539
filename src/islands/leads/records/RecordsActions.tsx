import { Combine, Contact, Download, Upload } from 'lucide-react';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useExport, type ExchangeProps } from '#islands/leads/import-export/RecordsExchange.tsx';

/** The rare acts on a whole list: duplicates, import and export. */
export function RecordsActions({ area, filters }: ExchangeProps) {
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
    <LazyMenu
      label={t('ui:actions.more')}
      entries={[
        ...(area === 'opportunities' ? [] : [duplicates]),
        {
          id: 'import',
          label: t('leads:common.import'),
          href: `/leadmanager/import?kind=${area}`,
          icon: Upload,
        },
        { id: 'export', label: t('leads:common.export'), icon: Download, onAction: save },
        ...(area === 'contacts'
          ? [{ id: 'cards', label: t('leads:common.exportCards'), icon: Contact, onAction: saveCards }]
          : []),
      ]}
    />
  );
}
