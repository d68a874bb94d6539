import { useEffect, useEffectEvent, useState } from 'react';
import { useTeam } from '#islands/leads/owners/team.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { MergeChoices } from './MergeChoices.tsx';
import {
  firstSides,
  mergeRows,
  ownMergeRows,
  type AnyRecord,
  type Area,
  type MergeRow,
  type Sides,
} from './merge-rows.ts';
import { RecordName } from '#islands/leads/records/RecordSummary.tsx';
import { useMergeUndo } from './use-merge-undo.ts';
import { fieldsOfArea, recordValues } from '#islands/leads/records/record-form-kinds.ts';

/** Before the key of a field of the workspace, as in a form. */
const OWN = 'customFields.';

type Props = {
  area: Area;
  pair: readonly [number, number] | null;
  onClose: () => void;
  onMerged: (id: number) => void;
  /** Called after an undo from the toast. */
  onUndone?: () => void;
};

/** Merges two records field by field (product.md section 6). */
export function MergeDialog(props: Props) {
  const { t } = useTexts();
  const { pair, onClose } = props;
  return (
    <Dialog isOpen={pair !== null} onOpenChange={onClose} size="large" title={t('leads:merge.title')}>
      {pair ? <Comparison {...props} key={pair.join()} pair={pair} /> : null}
    </Dialog>
  );
}

function Comparison({
  area,
  pair,
  onClose,
  onMerged,
  onUndone,
}: Props & { pair: readonly [number, number] }) {
  const texts = useTexts();
  const { t, tag } = texts;
  const team = useTeam();
  const context = { tag, fields: fieldsOfArea(team, area) };
  const { offer } = useMergeUndo(area);
  const [rows, setRows] = useState<MergeRow[] | null>(null);
  const [records, setRecords] = useState<{ keep: AnyRecord; drop: AnyRecord } | null>(null);
  const [sides, setSides] = useState<Sides>({});
  const [isPending, setPending] = useState(false);
  const [keepId, dropId] = pair;

  const onRead = useEffectEvent(([keep, drop]: [AnyRecord, AnyRecord]) => {
    const values = { keep: recordValues(area, keep, context), drop: recordValues(area, drop, context) };
    const found = [
      ...mergeRows(area, values.keep, values.drop, texts),
      ...ownMergeRows(area, context.fields, values, { team, texts }),
    ];
    setRecords({ keep, drop });
    setRows(found);
    setSides(firstSides(found));
  });
  const onFailed = useEffectEvent((error: unknown) => {
    toast.error(t('leads:merge.failed'), errorText(error, t));
    onClose();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = (id: number) => api<AnyRecord>('GET', `/api/crm/${area}/${id}`, { signal });
    Promise.all([read(keepId), read(dropId)]).then(onRead, (error: unknown) => {
      if (!signal.aborted) onFailed(error);
    });
    return () => controller.abort();
  }, [area, keepId, dropId]);

  async function merge() {
    setPending(true);
    try {
      const chosen = Object.entries(sides);
      const body = {
        keepId,
        dropId,
        fields: Object.fromEntries(chosen.filter(([name]) => !name.startsWith(OWN))),
        customFields: Object.fromEntries(
          chosen.flatMap(([name, side]) => (name.startsWith(OWN) ? [[name.slice(OWN.length), side]] : [])),
        ),
      };
      const { mergeId } = await api<{ mergeId: number }>('POST', `/api/crm/${area}/merge`, { body });
      offer(mergeId, () => onUndone?.());
      onMerged(keepId);
    } catch (error) {
      toast.error(t('leads:merge.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <MergeChoices
      text={t('leads:merge.text')}
      keep={{ title: t('leads:merge.stays'), head: records && <RecordName record={records.keep} /> }}
      drop={{ title: t('leads:merge.goes'), head: records && <RecordName record={records.drop} /> }}
      rows={rows}
      sides={sides}
      onChoose={(field, side) => setSides((before) => ({ ...before, [field]: side }))}
      confirmLabel={t('leads:merge.confirm')}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => void merge()}
    />
  );
}
