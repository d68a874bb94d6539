import { ArrowRight, LayoutTemplate, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { KIND_OF, PROFILE_LISTS, type CompanyTab } from '#features/consulting/profile/profile.values.ts';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Proposals } from './use-proposals.ts';

const dialog = lazyComponent(async () => (await import('./TemplateDialog.tsx')).TemplateDialog);

type Props = {
  proposals: Proposals;
  /** Template that fits the company's sector. */
  suggested: TemplateId | null;
  /** Whether the profile has so little that a template helps. */
  isOffered: boolean;
  /** The open one, which shows what is waiting in it itself. */
  tab: CompanyTab;
  /** Opens the questions to the client. */
  onAsk: () => void;
  onGoTo: (tab: CompanyTab) => void;
};

/** The offer to start from a template, or what is waiting to be confirmed and where. */
export function TemplateStart({ proposals, suggested, isOffered, tab, onAsk, onGoTo }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const opening = useOpening(dialog);
  const isBack = proposals.open.some(({ origin }) => origin === 'questionnaire');
  const waiting = PROFILE_LISTS.map((list) => ({ list, count: proposals.of(KIND_OF[list]).length })).filter(
    ({ count }) => count > 0,
  );
  const elsewhere = waiting.filter(({ list }) => list !== tab);
  const title = isBack
    ? 'consulting:ask.back'
    : waiting.length > 0
      ? 'consulting:proposals.waiting'
      : 'consulting:template.title';
  return (
    <section
      aria-labelledby="template-start"
      className="mt-1 mb-2 flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-surface px-4 py-1.5"
    >
      <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="template-start" className="text-sm font-semibold">
          {t(title)}
        </h2>
        {waiting.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {elsewhere.map(({ list, count }) => (
              <li key={list}>
                <PlainButton size="small" onPress={() => onGoTo(list)}>
                  {t(`consulting:proposals.check.${list}`, { count })}
                  <ArrowRight size={16} aria-hidden="true" />
                </PlainButton>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-ink-soft">{t('consulting:template.lead')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <PlainButton
          icon={MessageCircleQuestion}
          className="act max-sm:grow"
          aria-haspopup="dialog"
          onPress={onAsk}
        >
          {t('consulting:ask.title')}
        </PlainButton>
        {isOffered ? (
          <PlainButton
            icon={LayoutTemplate}
            variant={waiting.length > 0 ? 'quiet' : 'secondary'}
            className="act max-sm:grow"
            aria-haspopup="dialog"
            {...prefetchOnIntent(dialog)}
            isPending={opening.isOpening}
            onPress={() => void opening.whenLoaded(() => setOpen(true))}
          >
            {t('consulting:template.start')}
          </PlainButton>
        ) : null}
      </div>
      <dialog.Part
        isOpen={isOpen}
        suggested={suggested}
        add={proposals.addTemplate}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
