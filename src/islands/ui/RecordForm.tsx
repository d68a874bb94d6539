import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogBody, DialogFooter, useDialogBusy } from './Dialog.tsx';
import { showField, showFirstInvalid } from './first-invalid.ts';
import { FormNotices } from './FormNotices.tsx';
import { RequiredNote } from './RequiredNote.tsx';
import type { FormValues } from './drafts.ts';
import { useTexts } from './texts.tsx';
import { unreadField } from './unread-field.ts';
import { useRecordForm, type FieldBinding, type RecordFormOptions } from './use-record-form.ts';

type Props<Saved> = RecordFormOptions<Saved> & {
  /** Without it there is no button to cancel: the form is part of its page. */
  onCancel?: () => void;
  /** Label of the submit button; defaults to "Save". */
  saveLabel?: string;
  /** Other acts on the record, at the start of the footer. */
  acts?: ReactNode;
  /** Part of a page instead of a dialog. */
  isInPage?: boolean;
  /** Describes the stored version line by line, for forms whose values are codes and numbers. */
  describeStored?: (values: FormValues) => readonly string[];
  /** Adds a "save and add another" button; the caller then shows an empty form. */
  onSavedAnother?: (saved: Saved) => void;
  children: (field: (name: string) => FieldBinding) => ReactNode;
};

/** Body and footer of a dialog that creates or edits one record. Ctrl+Enter or Cmd+Enter saves. */
export function RecordForm<Saved>(props: Props<Saved>) {
  const {
    onCancel,
    onSavedAnother,
    saveLabel,
    acts: others,
    describeStored = Object.values,
    children,
    ...options
  } = props;
  const { isInPage = false } = props;
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const record = useRecordForm({ ...options, isMovedWithKey: isInPage });
  const { failures, isPending, field, submit } = record;

  useDialogBusy(isPending);

  useEffect(() => {
    if (!form.current || failures === 0) return;
    // On a phone the button is a screen away from the notices above the fields.
    form.current.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    showFirstInvalid(form.current);
  }, [failures]);

  const body = (
    <>
      <FormNotices {...record} describeStored={describeStored} />
      {children(field)}
    </>
  );
  const acts = (
    <>
      {onCancel && (
        <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
          {t('ui:actions.cancel')}
        </Button>
      )}
      {onSavedAnother && (
        <Button isDisabled={isPending} onPress={() => void submit(onSavedAnother)}>
          {t('ui:form.saveAnother')}
        </Button>
      )}
      <Button variant="primary" type="submit" isPending={isPending}>
        {saveLabel ?? t('ui:actions.save')}
      </Button>
    </>
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const unread = unreadField(event.currentTarget);
        if (unread) showField(unread);
        else void submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      {isInPage ? <div className="fields">{body}</div> : <DialogBody>{body}</DialogBody>}
      {isInPage ? (
        <footer className="flex justify-end gap-2 pt-4">
          <RequiredNote className="mr-auto self-center" />
          {acts}
        </footer>
      ) : (
        <DialogFooter start={others}>{acts}</DialogFooter>
      )}
    </form>
  );
}
