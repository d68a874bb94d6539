import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  AUDIENCE_TYPES,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  LEAD_SOURCES,
  LEAD_STATUSES,
} from '#features/marketing/marketing.values.ts';
import { createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';

export const marketingCompanies = sqliteTable(
  'marketing_companies',
  {
    id: id(),
    name: text('name').notNull(),
    sector: text('sector').notNull(),
    commercialObjectives: text('commercialObjectives').notNull(),
    targetAudience: text('targetAudience').notNull(),
    targetAudienceType: text('targetAudienceType', { enum: AUDIENCE_TYPES }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('marketing_companies_user').on(table.userId, table.id)],
);

const marketingCompanyId = () =>
  integer('marketingCompanyId')
    .notNull()
    .references(() => marketingCompanies.id, { onDelete: 'cascade' });

export const marketingProducts = sqliteTable(
  'marketing_products',
  {
    id: id(),
    name: text('name').notNull(),
    characteristics: text('characteristics').notNull(),
    advantages: text('advantages').notNull(),
    price: text('price').notNull(),
    marketingCompanyId: marketingCompanyId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('marketing_products_company').on(table.marketingCompanyId)],
);

export const marketingCampaigns = sqliteTable(
  'marketing_campaigns',
  {
    id: id(),
    name: text('name').notNull(),
    type: text('type', { enum: CAMPAIGN_TYPES }).notNull(),
    status: text('status', { enum: CAMPAIGN_STATUSES }).notNull().default('draft'),
    content: text('content', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    metrics: text('metrics', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_campaigns_company').on(table.marketingCompanyId)],
);

export const marketingLeads = sqliteTable(
  'marketing_leads',
  {
    id: id(),
    companyName: text('companyName').notNull(),
    source: text('source', { enum: LEAD_SOURCES }).notNull(),
    status: text('status', { enum: LEAD_STATUSES }).notNull().default('new'),
    contactName: text('contactName'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
    position: text('position'),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_leads_company').on(table.marketingCompanyId)],
);

export const marketingAnalytics = sqliteTable(
  'marketing_analytics',
  {
    id: id(),
    type: text('type').notNull(),
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    summary: text('summary').notNull(),
    recommendations: text('recommendations').notNull(),
    createdAt: createdAt(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_analytics_company').on(table.marketingCompanyId)],
);
