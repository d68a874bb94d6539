import { useState } from 'react';
import type { Audience } from '#features/loop/mailing/mailing.schema.ts';
import { SEGMENT_RECORDS, type SegmentRecord } from '#features/loop/mailing/mailing.values.ts';
import type { View } from '#features/leads/views/view.schema.ts';
import type { Condition, ViewFilter } from '#features/leads/views/view-filter.types.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useSentForm } from './use-sent-form.ts';

type Named = { id: number; name: string };
type FormProps = {
  /** Views of contacts, whose conditions a segment may take over. */
  views: readonly Named[];
  campaigns: readonly Named[];
  onClose: () => void;
  onMade: (segment: Audience) => void;
};

export function NewSegmentDialog({ isOpen, ...form }: FormProps & { isOpen: boolean }) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={form.onClose}
      title={t('mailing:segment.title')}
      description={t('mailing:segment.text')}
    >
      <NewSegmentForm {...form} />
    </Dialog>
  );
}

const ANY = 'any';
type Leads = { status: string; source: string; campaignId: string };

/** The conditions on leads that were chosen, as views have them. */
const leadFilter = (chosen: Leads): ViewFilter => ({
  all: Object.entries(chosen).flatMap(([field, value]): Condition[] =>
    value === ANY ? [] : [{ field, is: 'among', value: [value] }],
  ),
});

async function contactFilter(view: string): Promise<ViewFilter> {
  if (view === ANY) return { all: [] };
  return (await api<View>('GET', `/api/crm/views/${view}`)).filter;
}

function NewSegmentForm({ views, campaigns, onClose, onMade }: FormProps) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [record, setRecord] = useState<SegmentRecord>('contact');
  const [view, setView] = useState(ANY);
  const [leads, setLeads] = useState<Leads>({ status: ANY, source: ANY, campaignId: ANY });
  const { isPending, errors, submit } = useSentForm(t('mailing:lists.failed'), async () => {
    const filter = record === 'contact' ? await contactFilter(view) : leadFilter(leads);
    const body = { name, record, filter };
    onMade(
      await api<Audience>('POST', '/api/marketing/segments', { body, idempotencyKey: newIdempotencyKey() }),
    );
  });
  const any = { id: ANY, label: t('mailing:segment.any') };
  const named = (all: readonly Named[]) => all.map((each) => ({ id: String(each.id), label: each.name }));
  const choose = (field: keyof Leads) => (value: string) =>
    setLeads((before) => ({ ...before, [field]: value }));
  return (
    <SubmitForm
      onSubmit={submit}
      onCancel={onClose}
      isPending={isPending}
      submitLabel={t('mailing:lists.create')}
    >
      <TextField
        label={t('mailing:lists.name')}
        value={name}
        onChange={setName}
        error={errors['name']}
        isRequired
        autoFocus
      />
      <Select
        label={t('mailing:segment.record')}
        value={record}
        onChange={setRecord}
        options={SEGMENT_RECORDS.map((id) => ({ id, label: t(`mailing:records.${id}`) }))}
      />
      {record === 'contact' ? (
        <Select
          label={t('mailing:segment.view')}
          description={t('mailing:segment.viewHint')}
          value={view}
          onChange={setView}
          error={errors['filter']}
          options={[{ id: ANY, label: t('mailing:segment.everyContact') }, ...named(views)]}
        />
      ) : (
        <>
          <Select
            label={t('mailing:segment.status')}
            value={leads.status}
            onChange={choose('status')}
            options={[any, ...LEAD_STATUSES.map((id) => ({ id, label: t(`marketing:leadStatuses.${id}`) }))]}
          />
          <Select
            label={t('mailing:segment.source')}
            value={leads.source}
            onChange={choose('source')}
            options={[any, ...LEAD_SOURCES.map((id) => ({ id, label: t(`marketing:leadSources.${id}`) }))]}
          />
          {campaigns.length > 0 ? (
            <Select
              label={t('mailing:segment.campaign')}
              value={leads.campaignId}
              onChange={choose('campaignId')}
              options={[any, ...named(campaigns)]}
            />
          ) : null}
        </>
      )}
    </SubmitForm>
  );
}
