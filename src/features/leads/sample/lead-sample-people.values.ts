import type { LeadSource } from '#shared/lead-sources.ts';
import type { SampleWords } from './lead-sample.texts.ts';

/** Facts for the texts of `i18n/<locale>/demo/leads.json`: names, figures and ages in days. */
type CompanyKey = keyof SampleWords['companies'];
type PositionKey = keyof SampleWords['positions'];
type Person = {
  firstName: string;
  lastName: string;
  company: CompanyKey;
  position: PositionKey;
  source: LeadSource;
  daysAgo: number;
  tag?: keyof SampleWords['tags'];
};

export const SAMPLE_DOMAINS: Record<CompanyKey, string> = {
  salinas: 'salinasdelnorte.example',
  telar: 'eltelar.example',
  vega: 'vegaalta.example',
  roda: 'clinicaroda.example',
  puente: 'puenteviejo.example',
  almazara: 'sierraclara.example',
};

export const SAMPLE_PEOPLE = {
  marta: {
    firstName: 'Marta',
    lastName: 'Salinas Ortega',
    company: 'salinas',
    position: 'director',
    source: 'website',
    daysAgo: 71,
    tag: 'customer',
  },
  ivan: {
    firstName: 'Iván',
    lastName: 'Prieto',
    company: 'salinas',
    position: 'it',
    source: 'website',
    daysAgo: 64,
  },
  lucia: {
    firstName: 'Lucía',
    lastName: 'Benítez',
    company: 'telar',
    position: 'marketing',
    source: 'landing_page',
    daysAgo: 50,
    tag: 'prospect',
  },
  rafael: {
    firstName: 'Rafael',
    lastName: 'Benítez',
    company: 'telar',
    position: 'owner',
    source: 'referral',
    daysAgo: 48,
  },
  sonia: {
    firstName: 'Sonia',
    lastName: 'Vega Martín',
    company: 'vega',
    position: 'operations',
    source: 'event',
    daysAgo: 37,
    tag: 'fair',
  },
  elena: {
    firstName: 'Elena',
    lastName: 'Roda',
    company: 'roda',
    position: 'director',
    source: 'website',
    daysAgo: 33,
    tag: 'prospect',
  },
  pau: {
    firstName: 'Pau',
    lastName: 'Ferrer',
    company: 'puente',
    position: 'operations',
    source: 'email',
    daysAgo: 29,
  },
  nuria: {
    firstName: 'Nuria',
    lastName: 'Campos',
    company: 'puente',
    position: 'director',
    source: 'referral',
    daysAgo: 22,
  },
  andres: {
    firstName: 'Andrés',
    lastName: 'Luna',
    company: 'almazara',
    position: 'owner',
    source: 'event',
    daysAgo: 18,
    tag: 'fair',
  },
  carmen: {
    firstName: 'Carmen',
    lastName: 'Ibáñez',
    company: 'almazara',
    position: 'sales',
    source: 'phone',
    daysAgo: 11,
  },
  jorge: {
    firstName: 'Jorge',
    lastName: 'Mena',
    company: 'vega',
    position: 'sales',
    source: 'social_media',
    daysAgo: 6,
  },
  irene: {
    firstName: 'Irene',
    lastName: 'Soler',
    company: 'roda',
    position: 'marketing',
    source: 'website',
    daysAgo: 2,
  },
} as const satisfies Record<string, Person>;
export type PersonKey = keyof typeof SAMPLE_PEOPLE;
