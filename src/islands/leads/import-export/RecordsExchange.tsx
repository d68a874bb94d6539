import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import type { ExportFormat } from './export-list.ts';

type Area = 'contacts' | 'companies' | 'opportunities';
export type ExchangeProps = { area: Area; filters: Filters };

export function ImportLink({ area }: { area: Area }) {
  const { t } = useTexts();
  return (
    <a
      href={`/leadmanager/import?kind=${area}`}
      className="inline-flex min-h-control items-center px-2 text-sm font-semibold text-accent-ink"
    >
      {t('leads:common.import')}
    </a>
  );
}

/** Returns the act that saves the rows that the filters leave. */
export function useExport({ area, filters }: ExchangeProps, format: ExportFormat = 'csv'): () => void {
  const { t, locale } = useTexts();
  async function save() {
    try {
      const { exportList } = await import('./export-list.ts');
      await exportList(area, filters, { locale, format });
    } catch (error) {
      toast.error(t('leads:common.exportFailed'), errorText(error, t));
    }
  }

  return () => void save();
}
