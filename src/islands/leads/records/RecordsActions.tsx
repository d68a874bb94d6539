import { Combine, Download, Upload } from 'lucide-react';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Area } from '#islands/leads/merge/merge-rows.ts';
import { RecordsExchange, useExport } from '#islands/leads/import-export/RecordsExchange.tsx';
import type { Filters } from './use-records.ts';

/** Duplicates, import and export: in a row on a desk, behind three dots on a phone, whose screen belongs to the list. */
export function RecordsActions({ area, filters }: { area: Area; filters: Filters }) {
  const { t } = useTexts();
  const { save } = useExport({ area, filters });
  const duplicates = { href: `/leadmanager/${area}/duplicates`, icon: Combine };
  return (
    <>
      <span className="sm:hidden">
        <LazyMenu
          label={t('ui:actions.more')}
          entries={[
            { id: 'duplicates', label: t('leads:duplicates.link'), ...duplicates },
            {
              id: 'import',
              label: t('leads:common.import'),
              href: `/leadmanager/import?kind=${area}`,
              icon: Upload,
            },
            { id: 'export', label: t('leads:common.export'), icon: Download, onAction: save },
          ]}
        />
      </span>
      <span className="contents max-sm:hidden">
        <ButtonLink {...duplicates}>{t('leads:duplicates.link')}</ButtonLink>
        <RecordsExchange area={area} filters={filters} />
      </span>
    </>
  );
}
