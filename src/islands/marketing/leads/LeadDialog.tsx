import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { LEAD_FIELDS } from '#features/marketing/leads/lead.values.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { valuesOfFields } from '#islands/ui/record-values.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = {
  /** The lead being edited; null for a new one; undefined: closed. */
  lead: Lead | null | undefined;
  companies: readonly { id: number; name: string }[];
  onClose: () => void;
  onSaved: (saved: Lead) => void;
};

const valuesOf = (lead: Lead | null) => valuesOfFields(LEAD_FIELDS, lead);

export function LeadDialog({ lead, companies, onClose, onSaved }: Props) {
  const { t, tDynamic } = useTexts();
  const isNew = lead === null;
  return (
    <Dialog
      size="large"
      isOpen={lead !== undefined}
      onOpenChange={onClose}
      title={t(isNew ? 'marketing:lead.createTitle' : 'marketing:lead.editTitle')}
    >
      <RecordForm<Lead>
        draftKey={`marketing-lead-${lead?.id ?? 'new'}`}
        values={{
          ...valuesOf(lead ?? null),
          ...(isNew && { marketingCompanyId: String(companies[0]?.id ?? '') }),
        }}
        readAt={lead?.updatedAt}
        valuesOfStored={valuesOf}
        describeStored={({ source = '', status = '', ...typed }) => [
          ...Object.values(typed),
          tDynamic(`marketing:leadSources.${source}`) ?? source,
          tDynamic(`marketing:leadStatuses.${status}`) ?? status,
        ]}
        failedTitle={t('marketing:list.saveFailed')}
        send={({ marketingCompanyId = '', ...values }, { idempotencyKey, readAt }) =>
          lead
            ? api<Lead>('PATCH', `/api/marketing/leads/${lead.id}`, {
                body: { ...values, updatedAt: readAt },
              })
            : api<Lead>('POST', '/api/marketing/leads', {
                body: { ...values, marketingCompanyId: Number(marketingCompanyId) },
                idempotencyKey,
              })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(t(isNew ? 'marketing:lead.created' : 'marketing:lead.updated'));
          onSaved(saved);
        }}
      >
        {(field) => {
          const company = field('marketingCompanyId');
          const source = field('source');
          const status = field('status');
          return (
            <>
              {isNew && companies.length > 1 ? (
                <Select
                  label={t('marketing:lead.of')}
                  value={company.value}
                  onChange={company.onChange}
                  error={company.error}
                  options={companies.map(({ id, name }) => ({ id: String(id), label: name }))}
                />
              ) : null}
              <div className="fields sm:grid-cols-2">
                <TextField
                  {...field('companyName')}
                  label={t('marketing:lead.company')}
                  isRequired
                  autoFocus
                />
                <TextField {...field('contactName')} label={t('marketing:lead.contact')} />
                <TextField {...field('contactEmail')} type="email" label={t('marketing:lead.email')} />
                <TextField {...field('contactPhone')} type="tel" label={t('marketing:lead.phone')} />
                <TextField {...field('position')} label={t('marketing:lead.position')} />
                <Select
                  label={t('marketing:lead.source')}
                  value={LEAD_SOURCES.find((id) => id === source.value) ?? null}
                  onChange={source.onChange}
                  error={source.error}
                  options={LEAD_SOURCES.map((id) => ({ id, label: t(`marketing:leadSources.${id}`) }))}
                />
                <Select
                  label={t('marketing:lead.status')}
                  value={LEAD_STATUSES.find((id) => id === status.value) ?? null}
                  onChange={status.onChange}
                  error={status.error}
                  options={LEAD_STATUSES.map((id) => ({ id, label: t(`marketing:leadStatuses.${id}`) }))}
                />
              </div>
              <TextArea {...field('notes')} label={t('marketing:lead.notes')} />
            </>
          );
        }}
      </RecordForm>
    </Dialog>
  );
}
