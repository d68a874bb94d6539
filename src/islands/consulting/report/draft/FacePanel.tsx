import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { DocumentFace } from '#features/consulting/report/document/document.schema.ts';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { lazyComponent, useLoaded } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

const faceFields = lazyComponent(async () => (await import('./FaceFields.tsx')).FaceFields);

type Props = {
  company: Company;
  face: DocumentFace | null;
  onChanged: (company: Company) => void;
  onContacts: () => void;
  onLetter: () => void;
};

/** The firm's face on the report: logo, colours, author, who it is for, and the way to the cover letter. */
export function FacePanel({ company, face, onChanged, onContacts, onLetter }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isLoaded = useLoaded(faceFields, isOpen);
  return (
    <div
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
      className="rounded-panel border border-line bg-surface px-4"
    >
      <Disclosure title={t('consulting:draft.face.title')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
          {isLoaded ? (
            <faceFields.Part company={company} logo={face?.logo ?? null} onChanged={onChanged} />
          ) : (
            <Spinner label={t('ui:states.loading')} className="size-5" />
          )}
          <div className="border-t border-line pt-3 text-sm">
            <p className="text-ink-soft">{t('consulting:draft.face.preparedFor')}</p>
            <p className="font-medium [overflow-wrap:anywhere]">
              {face?.preparedFor ?? t('consulting:draft.face.nobody')}
            </p>
            <div className="mt-1 -ml-3 flex flex-wrap">
              <PlainButton variant="quiet" size="small" onPress={onContacts}>
                {t('consulting:draft.face.contacts')}
                <ArrowRight aria-hidden size={16} />
              </PlainButton>
              <PlainButton variant="quiet" size="small" onPress={onLetter}>
                {t('consulting:draft.face.letter')}
                <ArrowRight aria-hidden size={16} />
              </PlainButton>
            </div>
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
