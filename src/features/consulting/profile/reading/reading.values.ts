/** What a problem is about, as the catalogue of interventions knows it (api.md, "Report"). */
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

/** What is wrong with it. `none`: nobody does it; `unknown`: nobody knows the figure or the answer. */
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

/** How a problem is understood: by the rules when it is saved, until a consultant confirms or changes it. */
export type Reading = { process: Process; symptom: Symptom; isConfirmed: boolean };
