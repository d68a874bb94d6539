import { amountText, parseAmount } from '#shared/numbers/amount.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { Opportunity, Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { dayText } from '#islands/leads/format-time.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import { companyOf, idOf } from '#islands/leads/records/record-start.ts';
import { customBody, customValues, type FormContext } from '#islands/leads/fields/custom-form.ts';
import { stagesOf } from '#islands/leads/pipelines/pipelines.ts';
import { stageName } from './stage-name.ts';

/** Initial links of a new opportunity: the record it is added from. */
export type OpportunityStart = Partial<Pick<Opportunity, 'contact' | 'company'>>;

const stageProbability = (stages: readonly Stage[], key: string): number | undefined =>
  stages.find((stage) => stage.key === key)?.probability;

export function valuesOf(
  opportunity: Opportunity | null,
  start: OpportunityStart,
  {
    pipelines,
    pipelineId,
    ownerId,
  }: { pipelines: readonly Pipeline[]; pipelineId: number | undefined; ownerId?: number | undefined },
  { tag, fields }: FormContext,
): FormValues {
  const pipeline = opportunity?.pipelineId ?? pipelineId ?? pipelines[0]?.id;
  const stages = stagesOf(pipelines, pipeline);
  const stage = opportunity?.stage ?? stages.find(({ kind }) => kind === 'open')?.key ?? '';
  const contact = opportunity ? opportunity.contact : start.contact;
  const company = opportunity ? opportunity.company : start.company;
  const isOwnProbability = opportunity && opportunity.probability !== stageProbability(stages, stage);
  return {
    title: opportunity?.title ?? '',
    contactId: contact ? String(contact.id) : '',
    contactName: contact?.name ?? '',
    companyId: company ? String(company.id) : '',
    companyName: company?.name ?? '',
    // Nothing to choose where there is one alone.
    pipelineId: pipelines.length > 1 ? String(pipeline) : '',
    stage,
    amount: opportunity ? amountText(opportunity.amountCents, tag) : '',
    currency: opportunity?.currency ?? 'EUR',
    probability: isOwnProbability ? String(opportunity.probability) : '',
    expectedClose: opportunity?.expectedClose ?? '',
    source: opportunity?.source ?? 'other',
    lostReason: opportunity?.lostReason ?? '',
    notes: opportunity?.notes ?? '',
    // Its page changes the owner in place.
    ...(opportunity === null && ownerId !== undefined && { ownerId: String(ownerId) }),
    ...customValues(fields, opportunity?.customFields, tag),
  };
}

/** An unreadable amount or percentage is sent as typed, for the server to report. */
export function bodyOf(values: FormValues, isNew: boolean, { tag, fields }: FormContext): object {
  const { title, stage, currency, expectedClose, source, lostReason, notes } = values;
  const amount = (values['amount'] ?? '').trim();
  const percent = (values['probability'] ?? '').trim().replace(/(?<!\s)\s*%$/, '');
  const { pipelineId, ownerId } = values;
  return {
    title,
    ...(pipelineId && { pipelineId: Number(pipelineId) }),
    stage,
    ...(isNew && ownerId !== undefined && { ownerId: idOf(ownerId) }),
    currency,
    expectedClose,
    source,
    lostReason,
    notes,
    customFields: customBody(fields, values, tag),
    contactId: idOf(values['contactId']),
    ...companyOf(values),
    amountCents: amount === '' ? 0 : (parseAmount(amount, tag) ?? amount),
    ...(percent === ''
      ? isNew
        ? {}
        : { probability: null }
      : { probability: /^\d+$/.test(percent) ? Number(percent) : percent }),
  };
}

/** Describes the stored version, for a conflict with another tab. */
export function describe(
  values: FormValues,
  pipelines: readonly Pipeline[],
  { t, tag, tDynamic }: Texts,
): string[] {
  const stages = stagesOf(pipelines, Number(values['pipelineId']));
  const stage = stages.find(({ key }) => key === values['stage']);
  const cents = parseAmount(values['amount'] ?? '', tag) ?? 0;
  const source = values['source'] ?? 'other';
  return [
    values['title'] ?? '',
    [values['contactName'], values['companyName']].filter(Boolean).join(' · '),
    stage ? stageName(stage, tDynamic) : '',
    moneyText(cents, values['currency'] ?? 'EUR', tag),
    values['probability'] ? percentText(Number(values['probability']) / 100, tag) : '',
    values['expectedClose']
      ? `${t('leads:opportunities.expectedClose')}: ${dayText(values['expectedClose'], tag)}`
      : '',
    `${t('leads:opportunities.source')}: ${tDynamic(`leads:sources.${source}`) ?? source}`,
    values['lostReason'] ?? '',
    values['notes'] ?? '',
  ];
}
