import { useEffect, useRef, useState } from 'react';
import { BATCH_MAX, type StoredRow } from '#features/consulting/profile/profile.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { SeveralPreview } from './SeveralPreview.tsx';
import { useSeveral } from './use-several.ts';

type Props<Row extends StoredRow> = {
  kind: RowKind<Row>;
  companyId: number;
  isFirst: boolean;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (count: number) => void;
};

/** Adds one row per pasted line, after a preview in which every line can be edited (product.md section 5). */
export function SeveralDialog<Row extends StoredRow>(props: Props<Row>) {
  const { kind, isOpen, onClose } = props;
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="large"
      title={t(`consulting:${kind.name}.several.title`)}
    >
      <Several {...props} />
    </Dialog>
  );
}

function Several<Row extends StoredRow>({ kind, companyId, isFirst, onClose, onSaved }: Props<Row>) {
  const { t } = useTexts();
  const several = useSeveral({ kind, companyId, isFirst, onSaved, onDone: onClose });
  const { entries, wrong, isPending } = several;
  const [asked, setAsked] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isPreview = entries.length > 0;
  const later = entries.length - BATCH_MAX;

  useDialogBusy(isPending);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);

  const submit = () => {
    if (!isPreview) return several.read();
    if (wrong > 0) return setAsked((before) => before + 1);
    return void several.save();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        {isPreview ? (
          <>
            <p role="status" className="text-sm">
              {wrong > 0 ? (
                <strong className="text-danger-ink">{t('consulting:several.wrong', { count: wrong })}</strong>
              ) : (
                t('consulting:several.check')
              )}
              {later > 0 ? ` ${t('consulting:several.later', { max: BATCH_MAX, count: later })}` : null}
            </p>
            <SeveralPreview kind={kind} entries={entries} change={several.change} />
          </>
        ) : (
          <TextArea
            label={t('consulting:several.label')}
            description={t(`consulting:${kind.name}.several.hint`)}
            placeholder={t(`consulting:${kind.name}.several.example`)}
            value={several.text}
            onChange={several.setText}
            rows={10}
            autoFocus
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button
          variant="quiet"
          isDisabled={isPending}
          onPress={isPreview ? () => several.change({ type: 'set', rows: [] }) : onClose}
        >
          {t(isPreview ? 'consulting:several.back' : 'ui:actions.cancel')}
        </Button>
        <Button
          variant="primary"
          type="submit"
          isPending={isPending}
          isDisabled={!isPreview && several.text.trim() === ''}
        >
          {isPreview
            ? t(`consulting:${kind.name}.several.add`, { count: Math.min(entries.length, BATCH_MAX) })
            : t('consulting:several.preview')}
        </Button>
      </DialogFooter>
    </form>
  );
}
