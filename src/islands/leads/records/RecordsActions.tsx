import { Combine, Download, Upload } from 'lucide-react';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import {
  RecordsExchange,
  useExport,
  type ExchangeProps,
} from '#islands/leads/import-export/RecordsExchange.tsx';

/** Duplicates, import and export: in a row on a desk, behind three dots on a phone, whose screen belongs to the list. */
export function RecordsActions({ area, filters }: ExchangeProps) {
  const { t } = useTexts();
  const { save } = useExport({ area, filters });
  const duplicates = { href: `/leadmanager/${area}/duplicates`, icon: Combine };
  const hasDuplicates = area !== 'opportunities';
  return (
    <>
      <span className="sm:hidden">
        <LazyMenu
          label={t('ui:actions.more')}
          entries={[
            ...(hasDuplicates
              ? [{ id: 'duplicates', label: t('leads:duplicates.link'), ...duplicates }]
              : []),
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
        {hasDuplicates ? <ButtonLink {...duplicates}>{t('leads:duplicates.link')}</ButtonLink> : null}
        <RecordsExchange area={area} filters={filters} />
      </span>
    </>
  );
}
