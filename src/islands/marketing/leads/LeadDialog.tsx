import type { Lead, LeadSummary } from '#features/marketing/leads/lead.schema.ts';
import { LEAD_FIELDS } from '#features/marketing/leads/lead.values.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { api } from '#islands/api.ts';
import { LoopStrip } from '#islands/loop/LoopStrip.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { valuesOfFields } from '#islands/ui/record-values.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';

type Props = {
  /** The lead being edited; null for a new one; undefined: closed. */
  lead: LeadSummary | null | undefined;
  companies: readonly { id: number; name: string }[];
  onClose: () => void;
  onSaved: () => void;
};

const valuesOf = (lead: Lead | null) => valuesOfFields(LEAD_FIELDS, lead);

const parametersOf = ({ utmSource, utmMedium, utmCampaign, utmTerm, utmContent }: Lead): string =>
  [utmSource, utmMedium, utmCampaign, utmTerm, utmContent].filter(Boolean).join(' · ');

export function LeadDialog({ lead, companies, onClose, onSaved }: Props) {
  const { t, tDynamic, tag } = useTexts();
  const timeZone = useTimeZone();
  const isNew = lead === null;
  const parameters = lead ? parametersOf(lead) : '';
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
        onSaved={() => {
          toast.success(t(isNew ? 'marketing:lead.created' : 'marketing:lead.updated'));
          onSaved();
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
              {lead ? <LoopStrip key={lead.id} kind="marketing_lead" id={lead.id} first={null} /> : null}
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
              {lead?.answers ? (
                <dl className="grid gap-3 text-sm">
                  {lead.answers.map(({ question, answer }, at) => (
                    <div key={at} className="wrap-anywhere">
                      <dt className="text-ink-soft">{question}</dt>
                      <dd className="whitespace-pre-line">{answer}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
              {lead?.campaignName ? (
                <p className="text-sm wrap-anywhere">
                  {t('marketing:lead.campaign')}:{' '}
                  <a href={`/comercia/campaigns/${lead.campaignId}`} className={`${TEXT_LINK} touch-target`}>
                    {lead.campaignName}
                  </a>
                </p>
              ) : null}
              {parameters === '' ? null : (
                <p className="text-xs wrap-anywhere text-ink-soft">
                  {t('marketing:lead.parameters', { values: parameters })}
                </p>
              )}
              {lead?.consentAt && lead.consentText ? (
                <p className="rounded-control bg-sunken p-3 text-xs text-ink-soft">
                  {t('marketing:lead.consent', { date: formatDateTime(lead.consentAt, tag, timeZone) })}{' '}
                  <q>{lead.consentText}</q>
                </p>
              ) : null}
            </>
          );
        }}
      </RecordForm>
    </Dialog>
  );
}
