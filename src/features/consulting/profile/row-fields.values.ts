import type { FieldList, NameOf } from '#shared/field-list.ts';
import { STAKES } from './stake/stake.values.ts';
import { PRODUCT_TYPES } from './product.values.ts';

const HOURS_OF_A_WEEK = 168;
/** Source of a problem's figures. */
export const FIGURE_SOURCES = ['measured', 'told', 'estimated'] as const;

/** The field lists of a profile's five kinds of rows. */
export const ROW_FIELDS = {
  contact: {
    name: { kind: 'line', required: 'consulting:contact.nameRequired' },
    position: { kind: 'line', required: 'consulting:contact.positionRequired' },
    phone: { kind: 'phone' },
    email: { kind: 'email', invalid: 'consulting:contact.emailInvalid' },
    isPrimary: { kind: 'flag' },
  },
  product: {
    name: { kind: 'line', required: 'consulting:product.nameRequired' },
    description: { kind: 'paragraph', required: 'consulting:product.descriptionRequired' },
    type: {
      kind: 'choice',
      of: PRODUCT_TYPES,
      invalid: 'consulting:product.typeRequired',
      otherwise: 'product',
    },
  },
  department: {
    name: { kind: 'line', required: 'consulting:department.nameRequired' },
    function: { kind: 'paragraph', required: 'consulting:department.functionRequired' },
    digitalizationLevel: { kind: 'rating' },
    headcount: {
      kind: 'number',
      min: 1,
      max: 1_000_000,
      isWhole: true,
      invalid: 'consulting:department.headcountInvalid',
    },
    targetLevel: {
      kind: 'number',
      min: 1,
      max: 5,
      isWhole: true,
      invalid: 'consulting:department.targetLevelInvalid',
    },
  },
  problem: {
    description: { kind: 'paragraph', required: 'consulting:problem.descriptionRequired' },
    priority: { kind: 'rating' },
    departmentId: { kind: 'link' },
    hoursPerWeek: {
      kind: 'number',
      min: 0.1,
      max: HOURS_OF_A_WEEK,
      invalid: 'consulting:problem.hoursPerWeekInvalid',
    },
    people: {
      kind: 'number',
      min: 1,
      max: 1_000_000,
      isWhole: true,
      invalid: 'consulting:problem.peopleInvalid',
    },
    incidentsPerMonth: {
      kind: 'number',
      min: 0.01,
      max: 1_000_000,
      invalid: 'consulting:problem.incidentsInvalid',
    },
    incidentCostCents: {
      kind: 'money',
      max: 100_000_000_000,
      invalid: 'consulting:problem.incidentCostInvalid',
    },
    tiedUpCents: { kind: 'money', max: 100_000_000_000, invalid: 'consulting:problem.tiedUpInvalid' },
    ownerContactId: { kind: 'link' },
    source: { kind: 'option', of: FIGURE_SOURCES },
    stake: { kind: 'option', of: STAKES },
  },
  strength: {
    description: { kind: 'paragraph', required: 'consulting:strength.descriptionRequired' },
    impact: { kind: 'rating' },
    ownerContactId: { kind: 'link' },
  },
} as const satisfies Record<string, FieldList>;
export type RowKind = keyof typeof ROW_FIELDS;

/** The fields that a report may hold of each; of people, not how to reach them. */
export const FROZEN_ROW_FIELDS = {
  contact: ['name', 'position', 'isPrimary'],
  product: ['name', 'description', 'type'],
  department: ['name', 'function', 'digitalizationLevel', 'headcount', 'targetLevel'],
  problem: [
    'description',
    'priority',
    'departmentId',
    'hoursPerWeek',
    'people',
    'incidentsPerMonth',
    'incidentCostCents',
    'tiedUpCents',
    'ownerContactId',
    'source',
    'stake',
  ],
  strength: ['description', 'impact', 'ownerContactId'],
} as const satisfies { [K in RowKind]: readonly NameOf<(typeof ROW_FIELDS)[K]>[] };
