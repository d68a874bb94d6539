import type { LeadStatus } from '#features/marketing/marketing.values.ts';
import type { LeadSource } from '#shared/lead-sources.ts';

export const SAMPLE_BRAND = {
  colours: ['#8a3324', '#e3b04b', '#faf4e8'],
  website: 'https://lasrojas.example',
  email: 'hola@lasrojas.example',
};

type SampleLead = {
  company: string;
  name: string;
  position: 'director' | 'operations' | 'owner' | 'buyer' | 'chef' | null;
  /** One of its own for everybody who wrote. */
  note:
    | 'price'
    | 'evening'
    | 'hotel'
    | 'colours'
    | 'breakage'
    | 'staff'
    | 'dishwasher'
    | 'few'
    | 'weddings'
    | 'tastings'
    | 'review'
    | null;
  /** Default: the first name, at a domain that nobody has. */
  email?: string;
  phone?: string;
  source: LeadSource;
  status: LeadStatus;
  daysAgo: number;
};

/** Enough leads of each status, source and week to fill every chart. */
export const SAMPLE_LEADS: readonly SampleLead[] = [
  {
    company: 'Mesón La Ribera',
    name: 'Elena Puig',
    position: 'owner',
    note: 'price',
    source: 'landing_page',
    status: 'new',
    daysAgo: 0,
  },
  {
    company: 'Casa Tomás',
    name: 'Tomás Arce',
    position: null,
    note: 'evening',
    source: 'landing_page',
    status: 'new',
    daysAgo: 1,
  },
  {
    company: 'Hotel Miralsol',
    name: 'Bruno Leal',
    position: 'buyer',
    note: 'hotel',
    source: 'landing_page',
    status: 'proposal',
    daysAgo: 4,
  },
  {
    company: 'Gastrobar Nerva',
    name: 'Inés Coll',
    position: 'chef',
    note: 'colours',
    source: 'social_media',
    status: 'contacted',
    daysAgo: 6,
  },
  {
    company: 'Tienda Ocre',
    name: 'Sara Montes',
    position: 'owner',
    note: null,
    source: 'event',
    status: 'qualified',
    daysAgo: 9,
  },
  {
    company: 'Restaurante Tamarindo',
    name: 'Hugo Ferrer',
    position: 'chef',
    note: 'breakage',
    source: 'landing_page',
    status: 'qualified',
    daysAgo: 13,
  },
  {
    company: 'Finca Almadén',
    name: 'Clara Vives',
    position: 'owner',
    note: 'staff',
    source: 'referral',
    status: 'won',
    daysAgo: 16,
  },
  {
    company: 'Bar Estación',
    name: 'Leo Pardo',
    position: null,
    note: null,
    source: 'social_media',
    status: 'lost',
    daysAgo: 20,
  },
  {
    company: 'Hostal Puerta Real',
    name: 'Rosa Ibarra',
    position: 'buyer',
    note: 'dishwasher',
    source: 'event',
    status: 'contacted',
    daysAgo: 24,
  },
  {
    company: 'Colectivo Barro',
    name: 'Noa Rey',
    position: null,
    note: 'few',
    source: 'landing_page',
    status: 'contacted',
    daysAgo: 30,
  },
  {
    company: 'Catering Doñana',
    name: 'Pau Sanz',
    position: 'buyer',
    note: 'weddings',
    source: 'referral',
    status: 'qualified',
    daysAgo: 37,
  },
  {
    company: 'Bodega El Nogal',
    name: 'Marta Olmo',
    position: 'owner',
    note: null,
    source: 'event',
    status: 'lost',
    daysAgo: 44,
  },
  {
    company: 'Aceites Valdearce',
    name: 'Tomás Iriarte Peña',
    email: 'tomas@valdearce.example',
    phone: '+34 900 000 101',
    position: 'operations',
    note: 'review',
    source: 'referral',
    status: 'new',
    daysAgo: 96,
  },
  {
    company: 'Aceites Valdearce',
    name: 'Lucía Ferrándiz Soler',
    email: 'director@valdearce.example',
    phone: '+34 900 000 100',
    position: 'director',
    note: 'tastings',
    source: 'landing_page',
    status: 'new',
    daysAgo: 104,
  },
];
/** Days ago on which company, product and campaigns were made, and what the campaign with the page cost. */
export const SAMPLE_BEGAN = 110;
export const SAMPLE_COST_CENTS = 420_00;
/** Answers of the last days are unread; earlier ones have been read. */
export const SAMPLE_UNREAD_DAYS = 2;
export const SAMPLE_VIEWS = 138;
export const SAMPLE_PROSPECTS = [
  {
    company: 'Parador de Zafra',
    name: 'Julia Cano',
    email: 'julia@parador-zafra.example',
    position: 'buyer',
  },
  { company: 'Taberna Quinta', name: 'Alba Soto', email: 'alba@quinta.example', position: 'owner' },
  {
    company: 'Escuela de Hostelería Sur',
    name: 'Ana Belda',
    email: 'ana@hosteleria-sur.example',
    position: null,
  },
] as const;
