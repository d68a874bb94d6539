import { useEffect, useRef } from 'react';
import { COMMUNICATION_TYPES } from '#features/leads/leads.values.ts';
import { readDraft } from '#islands/ui/drafts.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import type { CommunicationType } from './communication-form.ts';
import { CommunicationForm, type CommunicationFormProps } from './CommunicationForm.tsx';
import { draftKeyOf, titleOf } from './composed.ts';

type Props = Omit<CommunicationFormProps, 'isInPage'> & {
  /** Another one is another form; a change of the kind keeps the form and what is typed in it. */
  formId: number;
  onKind: (type: CommunicationType) => void;
};

/** A note is its text; in the others it is the first line that nobody has filled in, else the text. */
function firstEmpty(section: HTMLElement, isNote: boolean): HTMLElement | undefined {
  const lines = [...section.querySelectorAll<HTMLInputElement>('input[type=text]')];
  const line = isNote ? undefined : lines.find(({ value }) => value === '');
  return line ?? [...section.querySelectorAll('textarea')].at(-1);
}

/** Writes in the page, on top of the timeline, and covers nothing. */
export function Composer({ formId, onKind, ...form }: Props) {
  const { composed, onClose } = form;
  const { t } = useTexts();
  const section = useRef<HTMLElement>(null);
  const key = draftKeyOf(composed);
  const type = 'type' in composed ? composed.type : undefined;
  const title = titleOf(composed, t);

  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
    if (section.current) firstEmpty(section.current, type === 'note')?.focus({ preventScroll: true });
  }, [key, formId, type]);

  return (
    <section
      ref={section}
      aria-label={title}
      onKeyDown={(event) => {
        // A draft is not left by a slip of the finger.
        if (event.key === 'Escape' && !event.defaultPrevented && readDraft(key) === null) onClose();
      }}
      className="grid scroll-mt-16 scroll-mb-20 gap-4 rounded-panel border border-line-strong bg-surface p-3 sm:p-4"
    >
      {type === undefined ? (
        <h3 className="font-text text-sm font-semibold">{title}</h3>
      ) : (
        <div
          role="group"
          aria-label={t('leads:communications.type')}
          className="flex gap-1 rounded-control bg-sunken p-1 sm:justify-self-start"
        >
          {COMMUNICATION_TYPES.map((each) => {
            const Symbol = COMMUNICATION_ICONS[each];
            return (
              <button
                key={each}
                type="button"
                aria-pressed={each === type}
                onClick={() => onKind(each)}
                className="inline-flex h-9 flex-1 touch-target items-center justify-center gap-1.5 rounded-[4px] px-2 text-sm font-medium text-ink-soft transition-colors duration-quick hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-raised sm:px-3"
              >
                <Symbol size={16} aria-hidden="true" className="max-sm:hidden" />
                {t(`leads:communications.types.${each}`)}
              </button>
            );
          })}
        </div>
      )}
      <CommunicationForm key={formId} isInPage {...form} />
    </section>
  );
}
