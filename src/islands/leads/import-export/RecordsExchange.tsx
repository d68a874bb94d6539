import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Filters } from '#islands/lists/list-query.ts';

type Area = 'contacts' | 'companies' | 'opportunities';
export type ExchangeProps = { area: Area; filters: Filters };

export function ImportLink({ area }: { area: Area }) {
  const { t } = useTexts();
  return (
    <a
      href={`/leadmanager/import?kind=${area}`}
      className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent-ink"
    >
      {t('leads:common.import')}
    </a>
  );
}

export function useExport({ area, filters }: ExchangeProps) {
  const { t, locale } = useTexts();
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      const { exportList } = await import('./export-list.ts');
      await exportList(area, filters, locale);
    } catch (error) {
      toast.error(t('leads:common.exportFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return { isPending, save: () => void save() };
}

export function RecordsExchange(props: ExchangeProps) {
  const { t } = useTexts();
  const { area } = props;
  const { isPending, save } = useExport(props);
  return (
    <>
      <ButtonLink href={`/leadmanager/import?kind=${area}`} icon={Upload}>
        {t('leads:common.import')}
      </ButtonLink>
      <PlainButton icon={Download} isPending={isPending} onPress={save}>
        {t('leads:common.export')}
      </PlainButton>
    </>
  );
}
