import type { ActionStatus } from '#features/consulting/tracker/tracker.values.ts';
import type { CompanySize, CompanyStructure } from '#features/consulting/companies/company.values.ts';

/** Values that `i18n/<locale>/demo/consulting.json` does not have: figures, kinds, contact details. */
export const COMPLETE = {
  company: {
    size: 'medium' as CompanySize,
    structure: 'functional' as CompanyStructure,
    country: 'ES' as const,
    employees: 86,
    hourlyCostCents: 2_100,
    budgetCents: 6_000_000,
    personalData: 'ordinary' as const,
    tools: ['ERP', 'Excel'],
  },
  /** Days from today to the start of the plan and to its deadline; the plan begins once the report is there. */
  startsIn: -40,
  endsIn: 325,
  profileAgo: 82,
  reportAgo: 75,
  domain: 'valdearce.example',
  primary: 'director',
  services: ['privateLabel', 'milling', 'tours'],
  digitalization: {
    sales: 2,
    production: 3,
    quality: 4,
    administration: 2,
    purchasing: 1,
    growers: 1,
    visits: 3,
  },
  headcount: {
    sales: 6,
    production: 55,
    quality: 4,
    administration: 9,
    purchasing: 4,
    growers: 3,
    visits: 5,
  },
  targetLevel: {
    sales: 4,
    production: 4,
    quality: 5,
    administration: 3,
    purchasing: 3,
    growers: 2,
    visits: 3,
  },
  priority: { orders: 5, stock: 4, milling: 4, forecast: 3, traceability: 3, reviews: 1, quotes: 2 },
  /** Figures of the sample's problems; `forecast` is an estimate, `reviews` and `quotes` have nothing. */
  figures: {
    orders: {
      department: 'sales',
      owner: 'export',
      hoursPerWeek: 12,
      people: 1,
      incidentsPerMonth: 6,
      incidentCostCents: 4_500,
      source: 'measured',
      reading: { process: 'orders', symptom: 'manual', isConfirmed: true },
    },
    stock: {
      department: 'purchasing',
      owner: 'operations',
      incidentsPerMonth: 0.5,
      incidentCostCents: 240_000,
      source: 'told',
      reading: { process: 'stock', symptom: 'unknown', isConfirmed: true },
    },
    milling: {
      department: 'administration',
      owner: 'finance',
      hoursPerWeek: 16.6,
      people: 2,
      source: 'measured',
      reading: {
        process: 'invoices_out',
        symptom: 'manual',
        isConfirmed: true,
        interventionId: 'recurring-invoice-runs',
      },
    },
    forecast: {
      department: 'purchasing',
      owner: 'operations',
      incidentsPerMonth: 0.2,
      incidentCostCents: 550_000,
      source: 'estimated',
      reading: { process: 'forecasting', symptom: 'none', isConfirmed: true },
    },
    traceability: {
      department: 'quality',
      owner: 'quality',
      hoursPerWeek: 6,
      people: 1,
      source: 'told',
      reading: { process: 'quality', symptom: 'slow', isConfirmed: true },
    },
    reviews: {
      department: 'visits',
      reading: { process: 'reviews', symptom: 'none', isConfirmed: true },
    },
    quotes: {
      department: 'sales',
      owner: 'export',
      reading: { process: 'quotes', symptom: 'slow', isConfirmed: true, interventionId: 'price-book' },
    },
  },
  impact: { history: 5, brand: 4, export: 4, laboratory: 5, team: 3, land: 2 },
} as const;

type Tracked = {
  intervention: string;
  status: ActionStatus;
  /** Days before today on which that was entered. */
  enteredAgo: number;
  costCents?: number;
  /** Days from today to the date by which it was to be done; negative: overdue. */
  dueIn?: number;
  /** Days before today, and the value of the KPI on that day. */
  readings?: readonly (readonly [daysAgo: number, value: number])[];
};

/** Entries about the report's actions, so that a demo shows them under way. */
export const TRACKED: readonly Tracked[] = [
  {
    intervention: 'order-drafts-by-reading',
    status: 'done',
    enteredAgo: 10,
    costCents: 420_000,
    readings: [
      [63, 58],
      [42, 71],
      [21, 84],
      [3, 91],
    ],
  },
  {
    intervention: 'quality-recall-drill',
    status: 'doing',
    enteredAgo: 30,
    costCents: 95_000,
    readings: [
      [50, 190],
      [8, 45],
    ],
  },
  {
    intervention: 'stock-visible-to-sellers',
    status: 'doing',
    enteredAgo: 36,
    costCents: 120_000,
    dueIn: -6,
    readings: [
      [35, 14],
      [14, 11],
      [1, 11.5],
    ],
  },
  { intervention: 'recurring-invoice-runs', status: 'done', enteredAgo: 16, costCents: 60_000 },
];

/** Questionnaire that the second company has sent back. Only the answers about the diary propose something. */
export const RETURNED = {
  template: 'clinic',
  sentAgo: 9,
  openDays: 21,
  returnedAgo: 2,
  answers: {
    absent: '22',
    hourvalue: '60',
    ringing: 'no',
    checkups: 'memory',
    paperforms: 'no',
    pending: 'yes',
    whatsapp: 'no',
    ownlogin: 'yes',
  },
} as const;
