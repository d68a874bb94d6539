import type { Sector } from '#features/consulting/report/catalogue/catalogue.values.ts';
import type { Trade } from '#features/marketing/brief/brief.types.ts';
import type { Tone } from '#features/marketing/writer/checks/writer.types.ts';
import type { Each, Source } from './language-pack.types.ts';

/** Themes of a problem: subjects are asked before areas, areas before words so broad that they count only alone. */
export const SUBJECTS = [
  'manualEntry',
  'orders',
  'forecasting',
  'web',
  'invoicing',
  'documents',
  'security',
  'systems',
  'costs',
] as const;
export const AREAS = [
  'quality',
  'logistics',
  'production',
  'sales',
  'people',
  'customers',
  'purchasing',
  'systems',
] as const;
export const BROAD_SUBJECTS = ['reporting', 'costs', 'slow'] as const;

/** In all lists the first of two names that stand at the same place wins. */
export const DEPARTMENT_THEMES = [
  'commercial',
  'quality',
  'logistics',
  'production',
  'purchasing',
  'finance',
  'people',
  'it',
  'service',
  'engineering',
  'management',
  'operations',
] as const;
export const STRENGTH_THEMES = [
  'contracts',
  'data',
  'certification',
  'sustainability',
  'finance',
  'team',
  'customers',
  'technology',
  'location',
  'service',
  'product',
] as const;

/** Fields of work that a position or a role names. */
export const WORK_FIELDS = [
  'quality',
  'warehouse',
  'production',
  'maintenance',
  'sales',
  'marketing',
  'purchasing',
  'finance',
  'people',
  'systems',
  'reception',
  'service',
  'management',
] as const;

export const BUYING_ROLES = ['decides', 'buys', 'leads'] as const;

/**
 * Beginnings of words by which rows, names and messages tell what they are about, folded. They are looked for in every
 * language at once, so what two languages write alike stands in one of them.
 */
export type TopicStems = {
  trades: Each<Exclude<Trade, 'generic'>>;
  sectors: Each<Sector>;
  suppliers: Source;
  subjects: Each<(typeof SUBJECTS)[number]>;
  areas: Each<(typeof AREAS)[number]>;
  broad: Each<(typeof BROAD_SUBJECTS)[number]>;
  departments: Each<(typeof DEPARTMENT_THEMES)[number]>;
  strengths: Each<(typeof STRENGTH_THEMES)[number]>;
  fieldsOfWork: Each<(typeof WORK_FIELDS)[number]>;
  /** Specification section 4, product.md D15. */
  keywords: Each<'salesName' | 'dataFunction' | 'manualWork' | 'history'>;
  /** Records that a history is made of, and their history. */
  records: Source;
  history: (records: string) => Source;
  generativeAi: Source;
  newsletters: Source;
  /** Attacks that have happened. */
  attacks: Source;
  tones: Each<Tone>;
  leadRoles: Each<(typeof BUYING_ROLES)[number]>;
  intent: Source;
  urgency: Source;
  refusal: Source;
  sharedMailboxes: Source;
};
