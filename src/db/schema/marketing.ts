// One long file for all tables of the marketing portal, because they refer to each other.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  AUDIENCE_TYPES,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  LEAD_STATUSES,
  TONES,
} from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { FormAnswer } from '#features/marketing/landing/form-questions.values.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import { LOCALES } from '#shared/languages.ts';
import { createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { crmContacts } from './leads.ts';
import { workspaceId } from './workspaces.ts';

export const marketingCompanies = sqliteTable(
  'marketing_companies',
  {
    id: id(),
    name: text('name').notNull(),
    sector: text('sector').notNull(),
    commercialObjectives: text('commercialObjectives').notNull(),
    targetAudience: text('targetAudience').notNull(),
    targetAudienceType: text('targetAudienceType', { enum: AUDIENCE_TYPES }).notNull(),
    website: text('website'),
    tone: text('tone', { enum: TONES }),
    /** `#rrggbb`, most important first. */
    brandColors: text('brandColors', { mode: 'json' }).$type<string[]>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    workspaceId: workspaceId(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('marketing_companies_workspace').on(table.workspaceId, table.id),
    index('marketing_companies_user').on(table.userId),
  ],
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

const productId = () => integer('productId').references(() => marketingProducts.id, { onDelete: 'set null' });

/** Latest analysis of a product in a language; campaigns are based on it. */
export const marketingAnalyses = sqliteTable(
  'marketing_analyses',
  {
    id: id(),
    productId: integer('productId')
      .notNull()
      .references(() => marketingProducts.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LOCALES }).notNull(),
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    writer: text('writer').notNull().default('rules'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('marketing_analyses_product').on(table.productId, table.language)],
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
    /** Cost of the campaign, for its return; null where nobody entered it. */
    costCents: integer('costCents'),
    productId: productId(),
    language: text('language', { enum: LOCALES }).notNull().default('es'),
    seed: integer('seed').notNull().default(0),
    tone: text('tone', { enum: TONES }).notNull().default('friendly'),
    writer: text('writer').notNull().default('rules'),
    /** Warnings of the checks about a model's text; each is removed when the owner edits its words. */
    warnings: text('warnings', { mode: 'json' }).$type<TextWarning[]>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [
    index('marketing_campaigns_company').on(table.marketingCompanyId, table.id),
    index('marketing_campaigns_product').on(table.productId),
  ],
);

/** Earlier texts of a campaign, so that generating again or in another language loses nothing. */
export const marketingCampaignTexts = sqliteTable(
  'marketing_campaign_texts',
  {
    id: id(),
    campaignId: integer('campaignId')
      .notNull()
      .references(() => marketingCampaigns.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    content: text('content', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    tone: text('tone', { enum: TONES }).notNull(),
    seed: integer('seed').notNull(),
    writer: text('writer').notNull(),
    /** Warnings of the checks about a model's text; each is removed when the owner edits its words. */
    warnings: text('warnings', { mode: 'json' }).$type<TextWarning[]>(),
    createdAt: createdAt(),
  },
  (table) => [index('marketing_campaign_texts_campaign').on(table.campaignId, table.id)],
);

const campaignId = () =>
  integer('campaignId').references(() => marketingCampaigns.id, { onDelete: 'set null' });

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
    /** To the questions of a landing page's form, in their order; null where none was answered. */
    answers: text('answers', { mode: 'json' }).$type<FormAnswer[]>(),
    /** Folded name, company, address, notes and answers: searching without regard to case and accents. */
    searchText: text('searchText').notNull().default(''),
    campaignId: campaignId(),
    language: text('language', { enum: LOCALES }).notNull().default('es'),
    utmSource: text('utmSource'),
    utmMedium: text('utmMedium'),
    utmCampaign: text('utmCampaign'),
    utmTerm: text('utmTerm'),
    utmContent: text('utmContent'),
    /** The text that was agreed to, and when: the proof of consent. */
    consentText: text('consentText'),
    consentAt: text('consentAt'),
    /** Sum of its won opportunities in euros, kept by the loop; 0 where none is won. */
    revenueCents: integer('revenueCents').notNull().default(0),
    /** The contact created when the lead was sent on. */
    contactId: integer('contactId').references(() => crmContacts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [
    index('marketing_leads_company').on(table.marketingCompanyId, table.createdAt, table.id),
    /**
     * Covers all columns that the analytics count, in grouping order, so that only the index is read and nothing is
     * sorted. Days have an index of their own, `marketing_leads_days`, over an expression (0014_mkt_lead_counts.sql).
     */
    index('marketing_leads_counts').on(
      table.marketingCompanyId,
      table.status,
      table.source,
      table.campaignId,
      table.createdAt,
    ),
    index('marketing_leads_status').on(table.marketingCompanyId, table.status, table.id),
    index('marketing_leads_campaign').on(table.campaignId),
    index('marketing_leads_contact').on(table.contactId),
    /** The few leads that earned, by campaign. */
    index('marketing_leads_revenue')
      .on(table.marketingCompanyId, table.campaignId, table.revenueCents)
      .where(sql`"revenueCents" > 0`),
  ],
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
    updatedAt: updatedAt().default('1970-01-01T00:00:00.000Z'),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_analytics_company').on(table.marketingCompanyId, table.id)],
);
