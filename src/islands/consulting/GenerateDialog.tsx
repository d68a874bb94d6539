import { useState } from 'react';
import type { Company } from '#features/consulting/company.schema.ts';
import type { Report } from '#features/consulting/report.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { api, ApiError } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import { errorText } from '../ui/error-text.ts';
import { Select } from '../ui/Select.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { generateReport } from './generate-report.ts';

type Props = {
  company: Company;
  isOpen: boolean;
  language: Locale;
  onClose: () => void;
  onStored: (report: Report) => void;
};

/** Specification section 4: notice, cancel, generate now; on error a destructive toast with the message. */
export function GenerateDialog({ company, isOpen, language, onClose, onStored }: Props) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(language);
  const [isPending, setPending] = useState(false);

  async function generate() {
    setPending(true);
    try {
      const stored = await generateReport(company.id, chosen);
      toast.success(t('consulting:report.generated'), t('consulting:report.generatedText'));
      onStored(stored);
    } catch (error) {
      toast.error(t('consulting:report.failed'), errorText(error, t));
      // Another tab was first: its report is the report.
      if (error instanceof ApiError && error.problem.code === 'report_exists') {
        const existing = await api<Report | null>('GET', `/api/companies/${company.id}/report`).catch(
          () => null,
        );
        if (existing) onStored(existing);
      }
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
      title={t('consulting:report.confirmTitle')}
    >
      <DialogBody>
        <p className="mb-5 text-sm">{t('consulting:report.confirmText')}</p>
        <Select
          label={t('consulting:report.language')}
          value={chosen}
          onChange={setChosen}
          options={LOCALES.map((id) => ({ id, label: t(`consulting:report.languages.${id}`) }))}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
          {t('ui:actions.cancel')}
        </Button>
        <Button variant="primary" isPending={isPending} onPress={() => void generate()}>
          {t('consulting:report.generateNow')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
