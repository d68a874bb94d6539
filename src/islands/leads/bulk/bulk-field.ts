import { SET_FIELDS } from '#features/leads/bulk/bulk.values.ts';
import type { Replaced } from '#features/leads/bulk/preview.schema.ts';
import { fieldOfCustom, formName } from '#features/leads/fields/custom-field-list.rules.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { COMMON_CURRENCIES, MAX_AMOUNT_CENTS } from '#features/leads/opportunities/opportunity.values.ts';
import type { Field, FieldList } from '#shared/field-list.ts';
import { amountText } from '#shared/numbers/amount.ts';
import { ownerName, type Team } from '#islands/leads/owners/team.ts';
import { pastStage, pipelineName } from '#islands/leads/pipelines/pipelines.ts';
import { fieldWord, valueWords } from '#islands/leads/records/field-words.ts';
import type { ListArea } from '#islands/leads/records/record-list.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { bodyOfFields } from '#islands/ui/record-values.ts';

/** A field that can be set on many records: one of the list, of the workspace, or one with a control of its own. */
export type BulkField = { name: string; label: string } & (
  | { is: 'owner' | 'source' | 'company' | 'contact' | 'stage' }
  | { is: 'listed'; of: Field }
  | { is: 'defined'; of: DefinedField }
);

const LISTS: Record<ListArea, FieldList> = {
  contacts: SET_FIELDS.contact,
  companies: SET_FIELDS.company,
  opportunities: SET_FIELDS.opportunity,
};
export const KINDS = { contacts: 'contact', companies: 'company', opportunities: 'opportunity' } as const;

/** Fields of an opportunity besides those of its list. */
const OF_DEALS = {
  amountCents: { kind: 'money', min: 0, max: MAX_AMOUNT_CENTS, invalid: '' },
  currency: { kind: 'choice', of: COMMON_CURRENCIES },
  probability: { kind: 'number', min: 0, max: 100, isWhole: true, invalid: '' },
} as const satisfies FieldList;

/** The fields in the order in which they are offered. */
export function bulkFields(area: ListArea, { people, fields }: Team, texts: Texts): BulkField[] {
  const { t } = texts;
  const apart: BulkField[] = [];
  if (area === 'opportunities')
    apart.push({ name: 'stage', is: 'stage', label: t('leads:opportunities.stage') });
  if (people.length > 0) apart.push({ name: 'ownerId', is: 'owner', label: t('leads:owners.owner') });
  if (area === 'opportunities')
    apart.push({ name: 'contactId', is: 'contact', label: t('leads:picker.contact') });
  if (area !== 'companies')
    apart.push({ name: 'companyId', is: 'company', label: t('leads:picker.company') });
  if (area === 'opportunities')
    apart.push(
      { name: 'amountCents', is: 'listed', of: OF_DEALS.amountCents, label: t('leads:opportunities.amount') },
      { name: 'currency', is: 'listed', of: OF_DEALS.currency, label: t('leads:opportunities.currency') },
      {
        name: 'probability',
        is: 'listed',
        of: OF_DEALS.probability,
        label: t('leads:opportunities.probability'),
      },
    );
  return [
    ...apart,
    ...Object.entries(LISTS[area]).map(([name, of]): BulkField => {
      return { name, is: 'listed', of, label: fieldWord(area, name, texts) };
    }),
    { name: 'source', is: 'source', label: t('leads:common.filterSource') },
    ...fields
      .filter(({ kind }) => kind === KINDS[area])
      .map((of): BulkField => ({ name: formName(of.key), is: 'defined', of, label: of.label })),
  ];
}

const idIn = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The values of a change, as the API takes them; undefined where one has to be chosen first. */
export function setOf(field: BulkField, values: FormValues, tag: string): object | undefined {
  const { name } = field;
  const value = values[name] ?? '';
  switch (field.is) {
    case 'owner':
    case 'company':
    case 'contact':
      return { [name]: idIn(value) };
    case 'source':
      return value === '' ? undefined : { source: value };
    case 'stage':
      if (value === '') return undefined;
      return {
        pipelineId: Number(values['pipelineId']),
        stage: value,
        ...(values['lostReason'] && { lostReason: values['lostReason'] }),
      };
    case 'listed':
      // Every opportunity has a currency and an amount.
      if (value === '' && (name === 'currency' || name === 'amountCents')) return undefined;
      return bodyOfFields({ [name]: field.of }, { [name]: value }, tag);
    case 'defined': {
      const body = bodyOfFields({ [name]: fieldOfCustom(field.of) }, { [name]: value }, tag);
      return { customFields: { [field.of.key]: body[name] } };
    }
  }
}

type Context = { area: ListArea; team: Team; pipelines: readonly Pipeline[]; texts: Texts };

/** A value as the preview of a change says it; empty for none. */
export function bulkWords(
  field: BulkField,
  { value, pipelineId, name }: Omit<Replaced, 'count'>,
  { area, team, pipelines, texts }: Context,
): string {
  const { t, tDynamic } = texts;
  const isBox = field.is === 'defined' && field.of.type === 'checkbox';
  if (isBox) return t(value === true || value === 1 ? 'leads:common.yes' : 'leads:common.no');
  if (value === null || value === '') return field.name === 'probability' ? t('leads:jobs.ofStage') : '';
  switch (field.is) {
    case 'owner':
      return ownerName(team, Number(value), texts) ?? '';
    case 'company':
    case 'contact':
      return name ?? '';
    case 'source':
      return tDynamic(`leads:sources.${String(value)}`) ?? String(value);
    case 'stage': {
      const stage = pastStage(pipelines, pipelineId ?? 0, String(value), tDynamic);
      const pipeline = pipelines.find(({ id }) => id === pipelineId);
      return pipeline && pipelines.length > 1 ? `${pipelineName(pipeline, t)} · ${stage}` : stage;
    }
    case 'listed':
      // They may be in several currencies.
      if (field.name === 'amountCents' && typeof value === 'number') return amountText(value, texts.tag);
      return valueWords(area, field.name, field.of, value, texts);
    case 'defined': {
      const { type, options } = field.of;
      if (type === 'member') return ownerName(team, Number(value), texts) ?? '';
      if (type === 'contact' || type === 'company') return name ?? '';
      const words = Object.fromEntries(options.map(({ key, label }) => [key, label]));
      return valueWords(area, field.name, { ...fieldOfCustom(field.of), words }, value, texts);
    }
  }
}
