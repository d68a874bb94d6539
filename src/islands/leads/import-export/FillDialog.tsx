import { useEffect, useEffectEvent, useState } from 'react';
import { useTeam } from '#islands/leads/owners/team.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { MergeChoices } from '#islands/leads/merge/MergeChoices.tsx';
import { mergeRows, type AnyRecord, type Area, type Sides } from '#islands/leads/merge/merge-rows.ts';
import { fieldsOfArea, recordBody, recordValues } from '#islands/leads/records/record-form-kinds.ts';

type Props = {
  area: Area;
  /** The existing record, and the values typed for a new one. */
  into: { id: number; name: string; typed: FormValues };
  onClose: () => void;
  onFilled: (id: number) => void;
};

/** Merges the values typed for a duplicate into the existing record field by field, so that they are not lost. */
export function FillDialog({ area, into, onClose, onFilled }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const context = { tag, fields: fieldsOfArea(useTeam(), area) };
  const { id, name, typed } = into;
  const [stored, setStored] = useState<AnyRecord | null>(null);
  const [sides, setSides] = useState<Sides>({});
  const [isPending, setPending] = useState(false);
  const values = recordValues(area, stored, context);
  // Empty fields are ignored, and so is the source, which is only the form's default.
  const rows = mergeRows(area, values, typed, texts).filter(
    ({ field, drop }) => drop !== '' && field !== 'source',
  );

  const onFailed = useEffectEvent((error: unknown) => {
    toast.error(t('leads:merge.failed'), errorText(error, t));
    onClose();
  });
  useEffect(() => {
    api<AnyRecord>('GET', `/api/crm/${area}/${id}`).then(setStored, onFailed);
  }, [area, id]);

  const sideOf = (field: string, keep: string) => sides[field] ?? (keep === '' ? 'drop' : 'keep');
  const chosen = Object.fromEntries(rows.map(({ field, keep }) => [field, sideOf(field, keep)]));

  async function fill() {
    const taken = rows
      .filter(({ field }) => chosen[field] === 'drop')
      // A company that does not exist yet is given by name.
      .flatMap(({ field }) => (field === 'companyId' ? ['companyId', 'companyName'] : [field]));
    const tags = [values['tags'], typed['tags']].filter(Boolean).join(', ');
    const next = {
      ...values,
      tags,
      ...Object.fromEntries(taken.map((field) => [field, typed[field] ?? ''])),
    };
    setPending(true);
    try {
      const body = { ...recordBody(area, next, context), updatedAt: stored?.updatedAt };
      await api('PATCH', `/api/crm/${area}/${id}`, { body });
      toast.success(t(`leads:${area}.updated`));
      onFilled(id);
    } catch (error) {
      toast.error(t(`leads:${area}.saveFailed`), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title={t('leads:merge.fillTitle', { name })}>
      <MergeChoices
        rows={stored === null ? null : rows}
        sides={chosen}
        onChoose={(field, side) => setSides((before) => ({ ...before, [field]: side }))}
        keep={{ title: t('leads:merge.stored') }}
        drop={{ title: t('leads:merge.typed') }}
        confirmLabel={t('leads:merge.fillConfirm')}
        isPending={isPending}
        onClose={onClose}
        onConfirm={() => void fill()}
      />
    </Dialog>
  );
}
