import type { ContentSummary } from '#features/marketing/content/content.schema.ts';
import { Dialog, DialogBody } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { MachineMark } from './MachineMark.tsx';

type Props = { contents: readonly ContentSummary[]; isOpen: boolean; onClose: () => void };

export function CompareContents({ contents, isOpen, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      size="large"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('marketing:contents.compareTitle')}
    >
      <DialogBody isRead>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
          {contents.map(({ id, title, text, language, tone, length, writer }) => (
            <li key={id} className="border-t-2 border-accent pt-3 text-sm" lang={language}>
              <p className="text-xs text-ink-soft">
                {[
                  t(`marketing:languages.${language}`),
                  t(`marketing:tones.${tone}`),
                  t(`marketing:lengths.${length}`),
                ].join(' · ')}
              </p>
              <MachineMark writer={writer} />
              <h3 className="mt-1 mb-2 font-text text-sm font-semibold tracking-normal wrap-anywhere">
                {title}
              </h3>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
