import type { ContactPart } from '#features/leads/leads.values.ts';
import type { PersonKey } from './lead-sample-people.values.ts';
import type { SampleWords } from './lead-sample.texts.ts';

/** Stages the deal went through, with the days ago; the last one is current. */
type Deal = {
  contact: PersonKey;
  amountCents: number;
  closesInDays: number | null;
  path: readonly (readonly [stage: string, daysAgo: number])[];
  /** People who have a part in the opportunity, the main contact among them. */
  people?: Partial<Record<PersonKey, ContactPart>>;
};

export const SAMPLE_DEALS: Record<keyof SampleWords['opportunities'], Deal> = {
  forecast: {
    contact: 'marta',
    amountCents: 18_400_00,
    closesInDays: null,
    path: [
      ['qualification', 70],
      ['proposal', 58],
      ['negotiation', 41],
      ['won', 24],
    ],
  },
  invoices: {
    contact: 'ivan',
    people: { ivan: 'uses', marta: 'decides' },
    amountCents: 6_200_00,
    closesInDays: 40,
    path: [
      ['qualification', 20],
      ['proposal', 9],
    ],
  },
  assistant: {
    contact: 'lucia',
    amountCents: 9_800_00,
    closesInDays: 21,
    path: [
      ['qualification', 49],
      ['proposal', 30],
      ['negotiation', 8],
    ],
  },
  catalogue: {
    contact: 'rafael',
    amountCents: 3_600_00,
    closesInDays: -6,
    path: [
      ['qualification', 44],
      ['proposal', 27],
    ],
  },
  irrigation: {
    contact: 'sonia',
    amountCents: 14_500_00,
    closesInDays: 62,
    path: [
      ['qualification', 35],
      ['proposal', 12],
    ],
  },
  reminders: { contact: 'elena', amountCents: 4_900_00, closesInDays: 30, path: [['qualification', 5]] },
  routes: {
    contact: 'pau',
    amountCents: 27_000_00,
    closesInDays: 14,
    path: [
      ['qualification', 28],
      ['proposal', 17],
      ['negotiation', 4],
    ],
  },
  harvest: { contact: 'andres', amountCents: 12_000_00, closesInDays: 95, path: [['qualification', 3]] },
  pilot: {
    contact: 'sonia',
    amountCents: 7_500_00,
    closesInDays: null,
    path: [
      ['qualification', 60],
      ['proposal', 46],
      ['lost', 32],
    ],
  },
};

type Said = {
  type: 'email' | 'call' | 'meeting' | 'note';
  direction: 'in' | 'out';
  about: keyof typeof SAMPLE_DEALS;
  daysAgo: number;
};

export const SAMPLE_TALK: Record<keyof SampleWords['communications'], Said> = {
  call: { type: 'call', direction: 'out', about: 'forecast', daysAgo: 69 },
  won: { type: 'note', direction: 'in', about: 'forecast', daysAgo: 24 },
  meeting: { type: 'meeting', direction: 'out', about: 'assistant', daysAgo: 31 },
  offer: { type: 'email', direction: 'out', about: 'assistant', daysAgo: 9 },
  answer: { type: 'email', direction: 'in', about: 'assistant', daysAgo: 7 },
  note: { type: 'note', direction: 'in', about: 'catalogue', daysAgo: 26 },
  planning: { type: 'call', direction: 'in', about: 'routes', daysAgo: 4 },
  figures: { type: 'email', direction: 'out', about: 'forecast', daysAgo: 57 },
  samples: { type: 'email', direction: 'out', about: 'catalogue', daysAgo: 27 },
  delay: { type: 'call', direction: 'in', about: 'catalogue', daysAgo: 5 },
  sensors: { type: 'call', direction: 'out', about: 'irrigation', daysAgo: 33 },
  wells: { type: 'email', direction: 'out', about: 'irrigation', daysAgo: 12 },
  hours: { type: 'call', direction: 'in', about: 'reminders', daysAgo: 5 },
  calendar: { type: 'email', direction: 'out', about: 'reminders', daysAgo: 4 },
  yard: { type: 'meeting', direction: 'out', about: 'routes', daysAgo: 19 },
  lorries: { type: 'email', direction: 'out', about: 'routes', daysAgo: 17 },
  stand: { type: 'meeting', direction: 'out', about: 'harvest', daysAgo: 3 },
  harvestData: { type: 'email', direction: 'out', about: 'harvest', daysAgo: 2 },
  pile: { type: 'call', direction: 'out', about: 'invoices', daysAgo: 19 },
  reader: { type: 'email', direction: 'out', about: 'invoices', daysAgo: 9 },
  light: { type: 'meeting', direction: 'out', about: 'pilot', daysAgo: 48 },
  refusal: { type: 'email', direction: 'in', about: 'pilot', daysAgo: 32 },
};

/** `hour` in local time; a completed task says how many days ago. */
type ToDo = {
  about: keyof typeof SAMPLE_DEALS | null;
  dueInDays: number;
  doneDaysAgo?: number;
  recurrence?: 'weekly';
};

export const SAMPLE_TASKS: Record<keyof SampleWords['tasks'], ToDo> = {
  offer: { about: 'catalogue', dueInDays: -3 },
  call: { about: 'routes', dueInDays: 0 },
  data: { about: 'assistant', dueInDays: 1 },
  demo: { about: 'routes', dueInDays: 5 },
  reference: { about: 'irrigation', dueInDays: 9 },
  thanks: { about: 'forecast', dueInDays: -22, doneDaysAgo: 23 },
  weekly: { about: null, dueInDays: 2, recurrence: 'weekly' },
};
