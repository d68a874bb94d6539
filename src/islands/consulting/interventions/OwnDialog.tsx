import type { OwnIntervention } from '#features/consulting/report/catalogue/own/own.schema.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { newFigures, ownBody, ownValues, wordsOfText, type Entry } from './own-values.ts';
import { OwnFields } from './OwnFields.tsx';

const PATH = '/api/interventions';

/** Edited: an entry that is there, a new one, or a recommendation that is kept as one. */
export type Edited = { entry: OwnIntervention | null } | { entry: null; id: string; text: string };

type Props = {
  edited: Edited | null;
  /** Of the words that are shown first: the draft's, or the caller's. */
  language: Locale;
  onClose: () => void;
  onSaved?: (saved: OwnIntervention) => void;
};

/** Adds or changes an intervention of the workspace's own. */
export function OwnDialog({ edited, language, onClose, onSaved }: Props) {
  const { t, tag } = useTexts();
  const isKept = edited !== null && 'text' in edited;
  const entry = edited?.entry ?? null;
  const began = (): Entry => ({
    figures: newFigures(t('consulting:interventions.figures.ownEstimate')),
    words: { en: null, es: null },
  });
  const values = () => {
    const found = ownValues(entry ?? began(), tag);
    if (!isKept) return found;
    const words = Object.entries(wordsOfText(edited.text));
    return {
      ...found,
      ...Object.fromEntries(words.map(([name, text]) => [`words.${language}.${name}`, text])),
    };
  };
  const titles = entry ? 'editTitle' : isKept ? 'keepTitle' : 'addTitle';
  return (
    <Dialog isOpen={edited !== null} onOpenChange={onClose} title={t(`consulting:interventions.${titles}`)}>
      {edited ? (
        <RecordForm<OwnIntervention>
          draftKey={`own-intervention-${entry?.id ?? (isKept ? edited.id : 'new')}`}
          values={values()}
          readAt={entry?.updatedAt}
          failedTitle={t('consulting:interventions.saveFailed')}
          valuesOfStored={(stored) => ownValues(stored, tag)}
          send={(typed, { idempotencyKey, readAt }) => {
            const body = ownBody(typed, entry ?? began(), tag, language);
            return entry
              ? api<OwnIntervention>('PATCH', `${PATH}/${entry.id}`, { body: { ...body, updatedAt: readAt } })
              : api<OwnIntervention>('POST', PATH, { body, idempotencyKey });
          }}
          onCancel={onClose}
          onGone={onClose}
          onSaved={(saved) => {
            toast.success(
              entry
                ? t('consulting:interventions.saved', { version: saved.version })
                : t('consulting:interventions.kept'),
            );
            onSaved?.(saved);
            onClose();
          }}
        >
          {(field) => <OwnFields field={field} language={firstLanguage(entry, language)} />}
        </RecordForm>
      ) : null}
    </Dialog>
  );
}

/** A language in which the entry has words. */
const firstLanguage = (entry: OwnIntervention | null, language: Locale): Locale =>
  LOCALES.find((locale) => entry?.lacks.includes(language) && !entry.lacks.includes(locale)) ?? language;
