import { useRef, useState, type ReactNode } from 'react';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { writeDraft } from '#islands/ui/drafts.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { duplicateIn, type FoundDuplicate } from '#islands/leads/merge/duplicate.ts';
import { FillDialog } from '#islands/leads/import-export/FillDialog.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { MergeDialog } from '#islands/leads/merge/MergeDialog.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { mergeRows, type AnyRecord, type Area } from '#islands/leads/merge/merge-rows.ts';
import { fieldsOfArea, recordBody, recordValues } from './record-form-kinds.ts';
import type { RecordDialogProps } from './record-dialog.ts';

type Props<Row> = RecordDialogProps<Row> & {
  area: Area;
  children: (field: (name: string) => FieldBinding) => ReactNode;
};

/** The form of a contact or a company. A record in the way is shown with a link, and offered to be merged. */
export function RecordDialog<Row extends AnyRecord>(props: Props<Row>) {
  const { area, record, start, onClose, onSaved, children } = props;
  const texts = useTexts();
  const { t, tag } = texts;
  const context = { tag, fields: fieldsOfArea(useTeam(), area) };
  const [duplicate, setDuplicate] = useState<FoundDuplicate | null>(null);
  const [isMerging, setMerging] = useState(false);
  // Until the form closes: whoever has said it once is not asked again for the next field.
  const isAllowed = useRef(false);
  const isNew = record === null;
  const draftKey = `crm-${area}-${record?.id ?? `new${start ? JSON.stringify(start) : ''}`}`;
  const allowed = () => (isAllowed.current ? { allowDuplicate: true } : {});
  const close = () => {
    isAllowed.current = false;
    setDuplicate(null);
    setMerging(false);
    onClose();
  };
  const done = (id: number) => {
    isAllowed.current = false;
    writeDraft(draftKey, null);
    setDuplicate(null);
    setMerging(false);
    onSaved({ id }, false);
  };

  if (isMerging && duplicate)
    return record ? (
      <MergeDialog area={area} pair={[record.id, duplicate.id]} onClose={close} onMerged={done} />
    ) : (
      <FillDialog area={area} into={duplicate} onClose={close} onFilled={done} />
    );
  return (
    <Dialog
      isOpen={record !== undefined}
      onOpenChange={close}
      title={t(isNew ? `leads:${area}.createTitle` : `leads:${area}.editTitle`)}
    >
      <RecordForm<AnyRecord>
        draftKey={draftKey}
        values={recordValues(area, record ?? null, context, record ? undefined : start)}
        readAt={record?.updatedAt}
        valuesOfStored={(stored) => recordValues(area, stored, context)}
        describeStored={(values) =>
          mergeRows(area, values, {}, texts).map(({ label, keep }) => `${label}: ${keep}`)
        }
        failedTitle={t(isNew ? `leads:${area}.createFailed` : `leads:${area}.saveFailed`)}
        isShownInForm={(error) => duplicateIn(error, {}) !== undefined}
        send={async (values, { idempotencyKey, readAt }) => {
          setDuplicate(null);
          try {
            return record
              ? await api<AnyRecord>('PATCH', `/api/crm/${area}/${record.id}`, {
                  body: { ...recordBody(area, values, context), ...allowed(), updatedAt: readAt },
                })
              : await api<AnyRecord>('POST', `/api/crm/${area}`, {
                  body: { ...recordBody(area, values, context), ...allowed() },
                  idempotencyKey,
                });
          } catch (error) {
            setDuplicate(duplicateIn(error, values) ?? null);
            throw error;
          }
        }}
        onCancel={close}
        onSaved={(saved) => {
          isAllowed.current = false;
          // A new record's page comes next, and shows what a toast here would not live to say.
          if (isNew) toast.afterNavigation('success', { message: t(`leads:${area}.created`) });
          else toast.success(t(`leads:${area}.updated`));
          onSaved(saved, isNew);
        }}
      >
        {(field) => (
          <>
            {duplicate ? (
              <DuplicateNotice
                area={area}
                duplicate={duplicate}
                isNew={isNew}
                onMerge={() => setMerging(true)}
                onAnyway={() => {
                  isAllowed.current = true;
                }}
              />
            ) : null}
            {children(field)}
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}

type NoticeProps = {
  area: Area;
  duplicate: FoundDuplicate;
  isNew: boolean;
  onMerge: () => void;
  onAnyway: () => void;
};

function DuplicateNotice(props: NoticeProps) {
  const { area, duplicate, isNew, onMerge, onAnyway } = props;
  const { id, name, field, isSame } = duplicate;
  const { t } = useTexts();
  const isOther = !isSame;
  const values = { name, field: t(`leads:merge.fields.${field}`) };
  const fill = (
    <Button key="fill" size="small" onPress={onMerge}>
      {t(isNew ? 'leads:merge.fill' : 'leads:merge.mergeWith')}
    </Button>
  );
  const anyway = (
    <Button
      key="anyway"
      size="small"
      variant={isOther ? 'primary' : 'secondary'}
      type="submit"
      onPress={onAnyway}
    >
      {t(isNew ? 'leads:merge.createAnyway' : 'leads:merge.saveAnyway')}
    </Button>
  );
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-warning-soft p-3 text-sm text-warning-ink">
      <strong className="break-words">
        {t(isOther ? 'leads:merge.sharedTitle' : 'leads:merge.duplicateTitle', values)}
      </strong>
      <p>
        {isOther
          ? t(field === 'phone' ? 'leads:merge.sharedPhoneText' : 'leads:merge.sharedText')
          : t('leads:merge.duplicateText', values)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {isOther ? [anyway, fill] : [fill, anyway]}
        <a
          href={hrefOf(area === 'contacts' ? 'contact' : 'company', id)}
          className="inline-flex min-h-control items-center px-2 font-semibold text-warning-ink underline underline-offset-4"
        >
          {t('leads:merge.open', { name })}
        </a>
      </div>
    </div>
  );
}
