import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LetterPanel } from './analyst/LetterPanel.tsx';
import { AnalystBar } from './analyst/AnalystBar.tsx';
import { useAnalyst } from './analyst/use-analyst.ts';
import { ReviewQuestion } from './ReviewQuestion.tsx';
import { useReview } from './use-review.ts';

type Props = {
  companyId: number;
  isOpen: boolean;
  /** Tells how many problems were changed. */
  onClose: (changed: number) => void;
};

/** One screen after another goes through what the rules made of each problem. */
export function ReviewDialog({ companyId, isOpen, onClose }: Props) {
  return isOpen ? <Review companyId={companyId} onClose={onClose} /> : null;
}

function Review({ companyId, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const review = useReview(companyId);
  const analyst = useAnalyst(companyId);
  const { problems, at, changed } = review;
  const [accepted, setAccepted] = useState(0);
  const close = () => onClose(changed + accepted);
  const problem = problems?.[at];
  return (
    <Dialog isOpen onOpenChange={close} title={t('consulting:review.title')}>
      {problems ? <AnalystBar use={analyst} /> : null}
      {problems === undefined ? (
        <DialogBody isRead>
          <Spinner label={t('ui:states.loading')} className="mx-auto size-8" />
        </DialogBody>
      ) : problems === null ? (
        <>
          <DialogBody isRead>
            <p role="alert">{t('consulting:rows.loadFailedTitle')}</p>
            <Button className="justify-self-start" onPress={review.retry}>
              {t('ui:actions.retry')}
            </Button>
          </DialogBody>
          <Closing onClose={close} />
        </>
      ) : problem ? (
        <ReviewQuestion
          key={`${problem.id} ${problem.updatedAt} ${analyst.of(problem.id)?.updatedAt ?? ''}`}
          problem={problem}
          analyst={analyst}
          place={{ at: at + 1, of: problems.length }}
          isSaving={review.isSaving}
          onConfirm={(confirmed) => void review.confirm(confirmed)}
          onSplit={(split) => void review.split(split)}
          onBack={at > 0 ? review.back : null}
        />
      ) : (
        <>
          <DialogBody isRead>
            <p role="status">
              {problems.length === 0
                ? t('consulting:review.none')
                : t('consulting:review.finished', {
                    count: problems.filter(({ reading }) => reading.process === 'other').length,
                  })}
            </p>
            {analyst.analyst && problems.length > 0 ? (
              <LetterPanel
                companyId={companyId}
                host={analyst.analyst.host ?? t('consulting:analyst.installationHost')}
                onAccepted={() => setAccepted(accepted + 1)}
              />
            ) : null}
          </DialogBody>
          <Closing onClose={close} />
        </>
      )}
    </Dialog>
  );
}

/** Has the focus as soon as it is seen, so that Enter closes for people who type fast: `autoFocus` comes a moment later. */
function Closing({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <DialogFooter>
      <Button variant="primary" ref={button} onPress={onClose}>
        {t('ui:actions.close')}
      </Button>
    </DialogFooter>
  );
}
