import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { CompanyTab } from '#features/consulting/profile/profile.values.ts';
import { LOCALES } from '#shared/languages.ts';
import { useLoaded } from '#islands/ui/lazy-component.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { SaveState } from '#islands/ui/SaveState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { draftConflict } from './draft-pieces.ts';
import { DraftPreview } from './DraftPreview.tsx';
import { FacePanel } from './FacePanel.tsx';
import { focusRow } from './focus-row.ts';
import type { DraftWork } from './use-draft.ts';
import { ViewSwitch, type DraftSide } from './ViewSwitch.tsx';

type Props = {
  company: Company;
  work: DraftWork;
  /** A block that is to be opened, each time anew. */
  asked: { block: string } | null;
  onCompanyChanged: (company: Company) => void;
  onGoTo: (tab: CompanyTab) => void;
};

/** The draft of the report: editor and preview, beside each other where there is room. */
export function DraftView({ company, work, asked, onCompanyChanged, onGoTo }: Props) {
  const { t } = useTexts();
  const { draft, preview, state, reason, conflict, change } = work;
  const [side, setSide] = useState<DraftSide>('edit');
  const [selected, setSelected] = useState<string | null>(null);
  /** Counts the requests to show the selected block in the preview. */
  const [shown, setShown] = useState(0);
  /** The block whose row takes the focus once it is open. */
  const opening = useRef<string | null>(null);
  const hasConflict = useLoaded(draftConflict, conflict !== null);
  const hasOwn = draft.blocks.some(({ own }) => own !== null);

  useEffect(() => {
    if (opening.current !== null && opening.current === selected) focusRow(opening.current);
    opening.current = null;
  }, [selected, side]);

  const openAsked = useEffectEvent((id: string) => openInEditor(id));
  useEffect(() => {
    if (asked) openAsked(asked.block);
  }, [asked]);

  function openInEditor(id: string) {
    opening.current = id;
    setSide('edit');
    setSelected(id);
    if (id === selected) focusRow(id);
  }
  function showInPreview(id: string) {
    setSelected(id);
    setSide('preview');
    setShown((count) => count + 1);
  }
  const letter = draft.blocks.find(({ part }) => part === 'letter');

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="sticky top-12 z-10 -mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-paper py-2 lg:top-0">
        <ViewSwitch side={side} onChange={setSide} />
        <PlainSelect
          label={t('consulting:draft.language')}
          value={draft.language}
          isDisabled={hasOwn}
          onChange={(language) => change({ language, blocks: {} })}
          options={LOCALES.map((id) => ({ id, label: t(`consulting:report.languages.${id}`) }))}
        />
        {hasOwn && (
          <p className="text-xs text-ink-soft max-sm:sr-only">{t('consulting:draft.languageHeld')}</p>
        )}
        <div className="ml-auto">
          <SaveState state={state} reason={reason} />
        </div>
      </div>
      {conflict && hasConflict && (
        <draftConflict.Part
          mine={draft}
          stored={conflict.stored}
          ids={conflict.ids}
          onKeep={work.keepMine}
          onTake={work.takeTheirs}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${side === 'edit' ? '' : 'max-xl:hidden'}`}>
          <FacePanel
            company={company}
            face={draft.document.face}
            onChanged={(changed) => {
              onCompanyChanged(changed);
              void work.refresh();
            }}
            onContacts={() => onGoTo('contacts')}
            onLetter={() => letter && openInEditor(letter.id)}
          />
          <DraftEditor
            draft={draft}
            selected={selected}
            onSelect={setSelected}
            onShow={showInPreview}
            onOpen={openInEditor}
            change={change}
          />
        </div>
        <DraftPreview
          document={preview}
          selected={selected}
          shown={shown}
          onOpen={openInEditor}
          className={side === 'preview' ? '' : 'max-xl:hidden'}
        />
      </div>
    </div>
  );
}
