import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogBody, DialogFooter, useDialogBusy } from './Dialog.tsx';
import type { FormValues } from './drafts.ts';
import { useTexts } from './texts.tsx';
import { useRecordForm, type FieldBinding, type RecordFormOptions } from './use-record-form.ts';

type Props<Saved> = RecordFormOptions<Saved> & {
  onCancel: () => void;
  /** What the button says where saving is called something else: "Send". */
  saveLabel?: string;
  /** The stored version in words, line by line, where the values of the fields are codes and numbers. */
  describeStored?: (values: FormValues) => readonly string[];
  /** Gives the form a second way to save, after which the caller offers the next empty one. */
  onSavedAnother?: (saved: Saved) => void;
  children: (field: (name: string) => FieldBinding) => ReactNode;
};

/** The body and footer of a dialog that creates or edits one record. */
export function RecordForm<Saved>(props: Props<Saved>) {
  const { onCancel, onSavedAnother, saveLabel, describeStored = Object.values, children, ...options } = props;
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { failures, stored, isPending, isRestored, field, submit, dropDraft, takeStored } =
    useRecordForm(options);

  useDialogBusy(isPending);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        <div className="grid gap-3">
          {isRestored && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-info-soft py-1 pr-1 pl-3 text-sm text-info-ink">
              {t('ui:form.restored')}
              <Button variant="quiet" size="small" onPress={dropDraft}>
                {t('ui:form.startOver')}
              </Button>
            </div>
          )}
          {stored && <StoredVersion values={describeStored(stored.values)} onTake={takeStored} />}
          {children(field)}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
          {t('ui:actions.cancel')}
        </Button>
        {onSavedAnother && (
          <Button isDisabled={isPending} onPress={() => void submit(onSavedAnother)}>
            {t('ui:form.saveAnother')}
          </Button>
        )}
        <Button variant="primary" type="submit" isPending={isPending}>
          {saveLabel ?? t('ui:actions.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Two tabs: the second save is told, and shown what the first one stored. */
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
