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
