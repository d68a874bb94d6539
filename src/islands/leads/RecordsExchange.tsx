import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { errorText } from '../ui/error-text.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import type { Filters } from './use-records.ts';

type Props = { area: 'contacts' | 'companies'; filters: Filters };

/** The ways in and out. What leaves is what the list shows; spreadsheets in Spanish part columns at semicolons. */
export function RecordsExchange({ area, filters }: Props) {
  const { t, locale } = useTexts();
  const [isPending, setPending] = useState(false);

  async function save() {
    const { sort: _, ...narrowed } = filters;
    const asked = { kind: area, format: 'csv', delimiter: locale === 'es' ? ';' : ',', ...narrowed };
    setPending(true);
    try {
      await saveFile(
        `/api/crm/export?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`,
      );
    } catch (error) {
      toast.error(t('leads:common.exportFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <ButtonLink href={`/leadmanager/import?kind=${area}`} icon={Upload}>
        {t('leads:common.import')}
      </ButtonLink>
      <PlainButton icon={Download} isPending={isPending} onPress={() => void save()}>
        {t('leads:common.export')}
      </PlainButton>
    </>
  );
}
