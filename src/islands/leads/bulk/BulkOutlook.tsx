import type { BulkPreview, Replaced } from '#features/leads/bulk/preview.schema.ts';
import { useLinkedName } from '#islands/leads/fields/use-linked-name.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import type { ListArea } from '#islands/leads/records/record-list.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { bulkWords, type BulkField } from './bulk-field.ts';

type Props = {
  area: ListArea;
  field: BulkField;
  values: FormValues;
  /** Of the stage that is chosen. */
  pipelineId: number;
  preview: BulkPreview;
};

/** The effect of a change: how many records change from which values, have it already, or would be refused. */
export function BulkOutlook({ area, field, values, pipelineId, preview }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const context = { area, team: useTeam(), pipelines: usePipelines(), texts };
  const typed = values[field.name] ?? '';
  const linked = field.is === 'defined' && (field.of.type === 'contact' || field.of.type === 'company');
  const linkedName = useLinkedName(
    linked && field.of.type === 'contact' ? 'contact' : 'company',
    linked && typed !== '' ? Number(typed) : null,
  );
  const quoted = (words: string) =>
    words === '' ? t('leads:jobs.empty') : t('leads:jobs.value', { value: words });
  const toWords = () => {
    if (field.is === 'company' || field.is === 'contact') return values['linkedName'] ?? '';
    if (linked) return linkedName ?? '';
    if (field.is === 'stage') return bulkWords(field, { value: typed, pipelineId }, context);
    // Several choices, and a box, are kept as texts in a form.
    if (field.is === 'defined' && field.of.type === 'choices')
      return bulkWords(field, { value: typed.split('\n').filter(Boolean) }, context);
    if (field.is === 'defined' && field.of.type === 'checkbox')
      return bulkWords(field, { value: typed === 'on' }, context);
    return bulkWords(field, { value: typed }, context);
  };
  const { changed, total, same, refusals } = preview;
  const found = preview.fields.find((each) => each.field === field.name);
  const times = (value: string, count: number) => t('leads:jobs.times', { value, count });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const from = found && [
    ...found.replaced.map((each: Replaced) => times(quoted(bulkWords(field, each, context)), each.count)),
    ...(found.others > 0 ? [times(t('leads:jobs.others'), found.others)] : []),
  ];
  return (
    <div role="status" className="grid gap-1.5 rounded-control border border-line bg-sunken p-3 text-sm">
      <p className="font-semibold">
        {changed === 0 ? t('leads:jobs.nothingChanges') : t('leads:jobs.changes', { count: changed, total })}
      </p>
      {from ? (
        <p className="wrap-anywhere">
          {t('leads:jobs.fromTo', { field: field.label, from: list.format(from), to: quoted(toWords()) })}
        </p>
      ) : null}
      {same > 0 ? <p className="text-ink-soft">{t('leads:jobs.same', { count: same })}</p> : null}
      {refusals.map(({ reason, count }) => (
        <p key={reason} className="wrap-anywhere text-danger-ink">
          {t('leads:jobs.refused', { count, reason })}
        </p>
      ))}
    </div>
  );
}
