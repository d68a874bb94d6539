import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { PolishProgress } from './PolishProgress.tsx';
import { useGeneration } from './use-generation.ts';

type Props = {
  company: Company;
  isOpen: boolean;
  language: Locale;
  model: string | null;
  onClose: () => void;
  onStored: (report: Report) => void;
};

/** Notice, cancel, generate now; on error a destructive toast with the message (specification section 4). */
export function GenerateDialog({ company, isOpen, language, model, onClose, onStored }: Props) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(language);
  const [isPolished, setPolished] = useState(false);
  const { generate, isPending, progress, cancel } = useGeneration({ companyId: company.id, model, onStored });
  const isWriting = isPending && isPolished;

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
          isDisabled={isPending}
          options={LOCALES.map((id) => ({ id, label: t(`consulting:report.languages.${id}`) }))}
        />
        {model === null ? null : (
          <Checkbox
            isSelected={isPolished}
            onChange={setPolished}
            isDisabled={isPending}
            description={t('consulting:report.polish.optionHint')}
            className="mt-3"
          >
            {t('consulting:report.polish.option', { model })}
          </Checkbox>
        )}
        {isWriting && model !== null ? (
          <div className="mt-5">
            <PolishProgress model={model} progress={progress} />
          </div>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={isWriting ? cancel : onClose} isDisabled={isPending && !isWriting}>
          {t('ui:actions.cancel')}
        </Button>
        <Button variant="primary" isPending={isPending} onPress={() => void generate(chosen, isPolished)}>
          {t('consulting:report.generateNow')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
