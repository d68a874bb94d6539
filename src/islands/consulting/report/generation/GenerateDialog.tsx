import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LetterPanel } from '#islands/consulting/profile/review/analyst/LetterPanel.tsx';
import { FreezeSummary } from '#islands/consulting/report/draft/FreezeSummary.tsx';
import type { DraftWork } from '#islands/consulting/report/draft/use-draft.ts';
import { OpenPoints, type Mending } from './OpenPoints.tsx';
import { PolishProgress } from './PolishProgress.tsx';
import { useGeneration } from './use-generation.ts';

type Props = {
  company: Company;
  work: DraftWork;
  isOpen: boolean;
  model: string | null;
  /** Leads to where an open point is mended; the dialog is closed. */
  onMend: (to: Mending) => void;
  onClose: () => void;
  onStored: (report: Report) => void;
};

/** Notice, cancel, generate now; on error a destructive toast with the message (specification section 4). */
export function GenerateDialog({ company, work, isOpen, model, onMend, onClose, onStored }: Props) {
  const { t } = useTexts();
  const { language, blocks } = work.draft;
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [isPolished, setPolished] = useState(false);
  const { generate, isPending, progress, cancel } = useGeneration({
    companyId: company.id,
    model,
    draft: work,
    onStored,
  });
  const isWriting = isPending && isPolished;
  const hasOwn = blocks.some(({ own }) => own !== null);
  const isEdited = hasOwn || blocks.some(({ isHidden }) => isHidden);
  const into = chosen ?? language;
  /** The consultant's texts are in the language of the draft. */
  const isWrongLanguage = hasOwn && into !== language;
  const close = () => {
    // Opened again it begins with the language of the draft.
    setChosen(null);
    onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => {
        if (!isPending) close();
      }}
      title={t('consulting:report.confirmTitle')}
    >
      <DialogBody>
        <p className="text-sm">{t('consulting:report.confirmText')}</p>
        <FreezeSummary blocks={blocks} />
        <OpenPoints
          points={work.draft.openPoints}
          isDisabled={isPending}
          onMend={(to) => {
            close();
            onMend(to);
          }}
        />
        <LetterPanel companyId={company.id} onAccepted={() => void work.refresh()} />
        <Select
          label={t('consulting:report.language')}
          value={into}
          onChange={setChosen}
          isDisabled={isPending}
          options={LOCALES.map((id) => ({ id, label: t(`consulting:report.languages.${id}`) }))}
        />
        {isWrongLanguage && (
          <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
            {t('consulting:draft.freeze.draftLanguage', {
              language: t(`consulting:report.languages.${language}`),
            })}
          </p>
        )}
        {model === null ? null : (
          <Checkbox
            isSelected={isPolished && !isEdited}
            onChange={setPolished}
            isDisabled={isPending || isEdited}
            description={t(
              isEdited ? 'consulting:draft.freeze.polishHeld' : 'consulting:report.polish.optionHint',
            )}
          >
            {t('consulting:report.polish.option', { model })}
          </Checkbox>
        )}
        {isWriting && model !== null ? <PolishProgress model={model} progress={progress} /> : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={isWriting ? cancel : close} isDisabled={isPending && !isWriting}>
          {t('ui:actions.cancel')}
        </Button>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={isWrongLanguage}
          onPress={() => void generate(into, isPolished && !isEdited)}
        >
          {t('consulting:report.generateNow')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
