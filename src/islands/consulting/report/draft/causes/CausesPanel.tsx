import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { DraftSubjects } from '#features/consulting/report/draft/draft.schema.ts';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { lazyComponent, useLoaded } from '#islands/ui/lazy-component.ts';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

const causesList = lazyComponent(async () => (await import('./CausesList.tsx')).CausesList);

type Props = {
  company: Company;
  problems: DraftSubjects['problems'];
  /** Whether it is open at first: before anything of the draft was written. */
  isFirst: boolean;
  onChanged: () => void;
};

/** The step before the draft: what joins the problems, in the consultant's words. */
export function CausesPanel({ isFirst, ...props }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(isFirst);
  const isLoaded = useLoaded(causesList, isOpen);
  return (
    <Disclosure
      title={t('consulting:cause.title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="rounded-panel border border-line bg-surface px-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4">
        <p className="max-w-prose text-sm text-ink-soft">{t('consulting:cause.intro')}</p>
        {isLoaded ? (
          <causesList.Part {...props} />
        ) : (
          <div className="grid min-h-20 place-items-center text-ink-soft">
            <Spinner label={t('ui:states.loading')} className="size-5" />
          </div>
        )}
      </div>
    </Disclosure>
  );
}
