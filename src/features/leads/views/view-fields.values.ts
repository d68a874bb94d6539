// One long file: the fields of every list beside the comparisons of their types.
import type { Field, FieldList } from '#shared/field-list.ts';
import { isAhead, PERIODS, type PeriodName } from '#shared/dates/periods.ts';
import { LOCALES } from '#shared/languages.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import type { CustomFieldType, DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import {
  COMMUNICATION_STATUSES,
  COMMUNICATION_TYPES,
  DIRECTIONS,
  STAGE_KINDS,
  VIEW_KINDS,
} from '#features/leads/leads.values.ts';
import { OPPORTUNITY_FIELDS } from '#features/leads/opportunities/opportunity.values.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { RECURRENCES } from '#features/leads/tasks/task.values.ts';

export { VIEW_KINDS };
export type ViewKind = (typeof VIEW_KINDS)[number];

/** A view that holds more is a program, and nobody reads it any more. */
export const MAX_CONDITIONS = 40;
/** Groups in groups. */
export const MAX_DEPTH = 3;
/** Of one person. */
export const MAX_VIEWS = 200;
/** A view is counted so far: "more than 999" is all that a menu has room for. */
export const MOST_COUNTED = 1_000;

/**
 * The comparisons of a field, by its type; `during` takes one of `PERIODS`. `due`: a moment that may be to come; `past`: a contact with the record, which may never have been; `related`:
 * whether there is any of them; `deals`: its open opportunities.
 */
export const OPERATORS = {
  text: ['contains', 'notContains', 'equals', 'empty', 'filled'],
  choice: ['among', 'notAmong', 'empty', 'filled'],
  amount: ['atLeast', 'atMost', 'empty', 'filled'],
  day: ['during', 'lastDays', 'nextDays', 'olderThan', 'from', 'to', 'empty', 'filled'],
  moment: ['during', 'lastDays', 'olderThan', 'from', 'to', 'empty', 'filled'],
  due: ['during', 'nextDays', 'lastDays', 'olderThan', 'from', 'to', 'empty', 'filled'],
  past: ['during', 'lastDays', 'olderThan', 'from', 'to', 'empty', 'filled'],
  flag: ['yes', 'no'],
  member: ['among', 'notAmong'],
  tag: ['among', 'notAmong', 'empty', 'filled'],
  /** Ids, as texts. */
  link: ['among', 'notAmong', 'empty', 'filled'],
  related: ['some', 'none'],
  deals: ['some', 'none', 'atLeast'],
} as const;
export type FieldType = keyof typeof OPERATORS;
export type Operator = (typeof OPERATORS)[FieldType][number];
export const EVERY_OPERATOR = [...new Set(Object.values<readonly Operator[]>(OPERATORS).flat())];

/**
 * `of`: its choices; `to`: the records that a link leads to; `isMoney`: an amount in hundredths of a currency;
 * `isRequired`: it is never empty.
 */
export type ViewField = {
  type: FieldType;
  of?: readonly string[];
  to?: Linked;
  isMoney?: true;
  isRequired?: true;
};
/** Records that links lead to. */
export type Linked = 'contact' | 'company' | 'opportunity';

const TYPES: Partial<Record<Field['kind'], FieldType>> = {
  choice: 'choice',
  option: 'choice',
  number: 'amount',
  money: 'amount',
  rating: 'amount',
  day: 'day',
  flag: 'flag',
};

const viewField = (field: Field): ViewField => ({
  type: TYPES[field.kind] ?? 'text',
  ...('of' in field && { of: field.of }),
  ...(field.kind === 'money' && { isMoney: true }),
  ...('required' in field && { isRequired: true }),
});

const fieldsOf = (list: FieldList): Record<string, ViewField> =>
  Object.fromEntries(Object.entries(list).map(([name, field]) => [name, viewField(field)]));

const ABOUT = {
  source: { type: 'choice', of: LEAD_SOURCES, isRequired: true },
  ownerId: { type: 'member' },
  createdAt: { type: 'moment', isRequired: true },
  updatedAt: { type: 'moment', isRequired: true },
  lastContact: { type: 'past' },
  openTasks: { type: 'related' },
  overdueTasks: { type: 'related' },
  importedBy: { type: 'member' },
} as const satisfies Record<string, ViewField>;

const OF_PEOPLE = { tag: { type: 'tag' }, openOpportunities: { type: 'deals' } } as const satisfies Record<
  string,
  ViewField
>;

const TO_CONTACT = { type: 'link', to: 'contact' } as const;
const TO_COMPANY = { type: 'link', to: 'company' } as const;

const OF_RECORDS = {
  contactId: TO_CONTACT,
  companyId: TO_COMPANY,
  opportunityId: { type: 'link', to: 'opportunity' },
  createdAt: { type: 'moment', isRequired: true },
} as const satisfies Record<string, ViewField>;

/** Fields of a record by which a view narrows its list; other values are asked for as `custom.NAME`. */
export const VIEW_FIELDS: Readonly<Record<ViewKind, Readonly<Record<string, ViewField>>>> = {
  contact: {
    ...fieldsOf(CONTACT_FIELDS),
    companyId: TO_COMPANY,
    consent: { type: 'flag' },
    ...OF_PEOPLE,
    ...ABOUT,
  },
  company: { ...fieldsOf(COMPANY_FIELDS), contacts: { type: 'related' }, ...OF_PEOPLE, ...ABOUT },
  opportunity: {
    ...fieldsOf(OPPORTUNITY_FIELDS),
    amountCents: { type: 'amount', isMoney: true, isRequired: true },
    probability: { type: 'amount', isRequired: true },
    state: { type: 'choice', of: STAGE_KINDS, isRequired: true },
    /** Ids, as texts. */
    pipelineId: { type: 'choice', isRequired: true },
    /** As `readStage` reads them. */
    stage: { type: 'choice', isRequired: true },
    /** Three letters, as `EUR`. */
    currency: { type: 'choice', isRequired: true },
    contactId: TO_CONTACT,
    companyId: TO_COMPANY,
    stageChangedAt: { type: 'moment', isRequired: true },
    closedAt: { type: 'moment' },
    ...ABOUT,
  },
  task: {
    title: { type: 'text', isRequired: true },
    assigneeId: { type: 'member' },
    done: { type: 'flag' },
    overdue: { type: 'flag' },
    dueAt: { type: 'due' },
    remindAt: { type: 'due' },
    recurrence: { type: 'choice', of: RECURRENCES },
    doneAt: { type: 'moment' },
    notes: { type: 'text' },
    ...OF_RECORDS,
  },
  communication: {
    type: { type: 'choice', of: COMMUNICATION_TYPES, isRequired: true },
    direction: { type: 'choice', of: DIRECTIONS, isRequired: true },
    status: { type: 'choice', of: COMMUNICATION_STATUSES, isRequired: true },
    occurredAt: { type: 'due', isRequired: true },
    /** Its author, or sender. */
    userId: { type: 'member' },
    subject: { type: 'text' },
    body: { type: 'text' },
    ...OF_RECORDS,
  },
};

/** Arrivals from outside: rules ask of them in the same way, no list has views of them. */
export const ARRIVALS = ['enquiry', 'lead'] as const;
export type Arrival = (typeof ARRIVALS)[number];
export type FilterKind = ViewKind | Arrival;
/** Leads too, which segments go through. */
export type AskedKind = FilterKind | 'marketing_lead';

const LANGUAGE = { type: 'choice', of: LOCALES, isRequired: true } as const;
const CAMPAIGN = { utmSource: { type: 'text' }, utmCampaign: { type: 'text' } } as const;

export const ARRIVAL_FIELDS: Readonly<Record<Arrival, Readonly<Record<string, ViewField>>>> = {
  enquiry: {
    ...{ name: { type: 'text' }, email: { type: 'text' }, company: { type: 'text' } },
    ...{ subject: { type: 'text' }, message: { type: 'text' }, about: { type: 'text' } },
    ...{ page: { type: 'text' }, language: LANGUAGE, ...CAMPAIGN },
  },
  lead: {
    ...{ companyName: { type: 'text' }, contactName: { type: 'text' }, contactEmail: { type: 'text' } },
    ...{ contactPhone: { type: 'text' }, position: { type: 'text' }, notes: { type: 'text' } },
    source: { type: 'choice', of: LEAD_SOURCES, isRequired: true },
    ...{ language: LANGUAGE, ...CAMPAIGN },
  },
};

/** Leads of the marketing portal as they stand, for segments; no list has views of them. */
const MARKETING_LEAD_FIELDS = {
  ...ARRIVAL_FIELDS.lead,
  status: { type: 'choice', of: LEAD_STATUSES, isRequired: true },
  /** Ids, as texts. */
  campaignId: { type: 'choice' },
  createdAt: { type: 'moment', isRequired: true },
} satisfies Readonly<Record<string, ViewField>>;

export const isArrival = (kind: string): kind is Arrival => ARRIVALS.some((each) => each === kind);

/** Every field of a kind that is not the workspace's own. */
export const filterFields = (kind: AskedKind): Readonly<Record<string, ViewField>> => {
  if (kind === 'marketing_lead') return MARKETING_LEAD_FIELDS;
  return isArrival(kind) ? ARRIVAL_FIELDS[kind] : VIEW_FIELDS[kind];
};

const CUSTOM = 'custom.';
export const customName = (field: string): string | undefined =>
  field.startsWith(CUSTOM) ? field.slice(CUSTOM.length) : undefined;
export const customField = (name: string): string => CUSTOM + name;

const DEFINED = 'customFields.';
/** Key of a field that the workspace defines, out of the name that a condition has for it. */
export const definedKey = (field: string): string | undefined =>
  field.startsWith(DEFINED) ? field.slice(DEFINED.length) : undefined;

const CUSTOM_TYPES: Record<CustomFieldType, FieldType> = {
  text: 'text',
  longText: 'text',
  number: 'amount',
  money: 'amount',
  date: 'day',
  choice: 'choice',
  choices: 'choice',
  checkbox: 'flag',
  link: 'text',
  member: 'member',
  contact: 'link',
  company: 'link',
};

/** The defined field that a condition asks for; undefined for another one, and for one that is gone. */
export const definedOf = <Own extends DefinedField>(
  kind: AskedKind,
  field: string,
  own: readonly Own[],
): Own | undefined => {
  const key = definedKey(field);
  return key === undefined ? undefined : own.find((each) => each.kind === kind && each.key === key);
};

const definedViewField = ({ type, options }: DefinedField): ViewField => ({
  type: CUSTOM_TYPES[type],
  ...(options.length > 0 && { of: options.map(({ key }) => key) }),
  ...((type === 'contact' || type === 'company') && { to: type }),
  ...(type === 'money' && { isMoney: true }),
});

/** Undefined for a field that the record has not, or no longer; `own` are those that the workspace defines. */
export const viewFieldOf = (
  kind: AskedKind,
  field: string,
  own: readonly DefinedField[] = [],
): ViewField | undefined => {
  const defined = definedOf(kind, field, own);
  if (defined) return definedViewField(defined);
  const fields = filterFields(kind);
  if (Object.hasOwn(fields, field)) return fields[field];
  return (kind === 'contact' || kind === 'company') && customName(field) ? { type: 'text' } : undefined;
};

export const operatorsOf = ({ type, isRequired }: ViewField): readonly Operator[] => {
  const all: readonly Operator[] = OPERATORS[type];
  return isRequired ? all.filter((each) => each !== 'empty' && each !== 'filled') : all;
};

/** The periods that a field may be asked for: of what has happened none that is to come. */
export const periodsOf = ({ type }: ViewField): readonly PeriodName[] =>
  type === 'day' || type === 'due' ? PERIODS : PERIODS.filter((name) => !isAhead(name));

/** The kind of value that a comparison needs. */
export const valueOf = (is: Operator): 'text' | 'names' | 'period' | 'day' | 'days' | 'number' | 'none' => {
  if (is === 'during') return 'period';
  if (is === 'contains' || is === 'notContains' || is === 'equals') return 'text';
  if (is === 'among' || is === 'notAmong') return 'names';
  if (is === 'from' || is === 'to') return 'day';
  if (is === 'lastDays' || is === 'nextDays' || is === 'olderThan') return 'days';
  return is === 'atLeast' || is === 'atMost' ? 'number' : 'none';
};
