import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { errorText } from '../ui/error-text.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import type { Filters } from './use-records.ts';

type Area = 'contacts' | 'companies' | 'opportunities';
type Props = { area: Area; filters: Filters };

/** Beside the first record of an empty list: whoever has a list already need not type it. */
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

/** The ways in and out. What leaves is what the list shows; spreadsheets in Spanish part columns at semicolons. */
export function RecordsExchange({ area, filters }: Props) {
  const { t, locale } = useTexts();
  const [isPending, setPending] = useState(false);

  async function save() {
    // An export's `kind` is what is exported; whether an opportunity is open goes by another name.
    const { sort: _, kind: state = '', ...narrowed } = filters;
    const delimiter = locale === 'es' ? ';' : ',';
    const asked = { ...narrowed, state, kind: area, format: 'csv', delimiter };
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
