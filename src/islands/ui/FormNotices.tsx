import { Button } from './Button.tsx';
import type { FormValues } from './drafts.ts';
import { useTexts } from './texts.tsx';

type Props = {
  isRestored: boolean;
  dropDraft: () => void;
  stored: { values: FormValues } | null;
  takeStored: () => void;
  /** Describes the stored version, line by line. */
  describeStored?: (values: FormValues) => readonly string[];
};

/** Notices above a form's fields: a restored draft, or a conflict with another save (use-record-form.ts). */
export function FormNotices(props: Props) {
  const { isRestored, dropDraft, stored, takeStored, describeStored = Object.values } = props;
  const { t } = useTexts();
  return (
    <>
      {isRestored && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-info-soft py-1 pr-1 pl-3 text-sm text-info-ink">
          {t('ui:form.restored')}
          <Button variant="quiet" size="small" onPress={dropDraft}>
            {t('ui:form.startOver')}
          </Button>
        </div>
      )}
      {stored && <StoredVersion values={describeStored(stored.values)} onTake={takeStored} />}
    </>
  );
}

/** Conflict of two tabs: shows the version that the first one stored. */
function StoredVersion({ values, onTake }: { values: readonly string[]; onTake: () => void }) {
  const { t } = useTexts();
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-warning-soft p-3 text-sm text-warning-ink">
      <strong>{t('ui:form.staleTitle')}</strong>
      <p>{t('ui:form.staleText')}</p>
      <blockquote className="max-h-40 overflow-y-auto border-l-2 border-current pl-3 break-words whitespace-pre-line">
        {values.filter((value) => value !== '' && value !== 'on').join('\n')}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit">
          {t('ui:form.staleOverwrite')}
        </Button>
        <Button variant="quiet" size="small" onPress={onTake}>
          {t('ui:form.staleTake')}
        </Button>
      </div>
    </div>
  );
}
