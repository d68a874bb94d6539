/** Business process that a problem concerns, as the catalogue of interventions names it (api.md, "Report"). */
export const PROCESSES = [
  'invoices_in',
  'invoices_out',
  'orders',
  'quotes',
  'stock',
  'production',
  'quality',
  'planning',
  'maintenance',
  'customer_service',
  'appointments',
  'email',
  'website',
  'reviews',
  'sales',
  'collections',
  'month_end',
  'payroll',
  'hiring',
  'training',
  'documents',
  'knowledge',
  'reporting',
  'forecasting',
  'integration',
  'data_quality',
  'security',
  'backup',
  'privacy',
  'ai_use',
  'other',
] as const;
export type Process = (typeof PROCESSES)[number];

/** Symptom of the process. `none`: nobody does it; `unknown`: nobody knows the figure or the answer. */
export const SYMPTOMS = [
  'manual',
  'slow',
  'errors',
  'lost',
  'none',
  'unknown',
  'risk',
  'capacity',
  'other',
] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** Interpretation of a problem: made by the rules when it is saved, until a consultant confirms or changes it. */
export type Reading = {
  process: Process;
  symptom: Symptom;
  isConfirmed: boolean;
  /** Intervention of the catalogue that a consultant chose for it; without one the rules choose. */
  interventionId?: string | null | undefined;
};

/** Place in a text: from, and up to but without. */
export type Span = { start: number; end: number };

/** A reading that might be meant instead. */
export type Alternative = Pick<Reading, 'process' | 'symptom'>;

/** A text as the rules understand it; process `other` where they leave it open. */
export type Understanding = {
  process: Process;
  symptom: Symptom;
  /** Words of the text that the reading rests on, in their order; none where it is open. */
  evidence: readonly Span[];
  /** At most two others that its words name, the likelier first. */
  alternatives: readonly Alternative[];
  /** The next best that a person is offered: two, and three where it is open; the likelier first. */
  nextBest: readonly Alternative[];
  /** Interventions that the text itself asks for, the fittest first. */
  actions: readonly string[];
  /** Its content, by name: word families, `@symptom`, and `#process` where its words name one. */
  said: ReadonlySet<string>;
  /** The words, pairs and families that it says, by which it is compared with those read before. */
  features: readonly string[];
  /** How likely each process is by them. */
  share: (process: Process) => number;
};
