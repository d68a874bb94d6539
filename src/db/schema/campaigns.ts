import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CONTENT_TYPES, LANDING_STATUSES, LENGTHS, TONES } from '#features/marketing/marketing.values.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import { LOCALES } from '#shared/languages.ts';
import { createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { marketingCampaigns, marketingCompanies, marketingProducts } from './marketing.ts';

const marketingCompanyId = () =>
  integer('marketingCompanyId')
    .notNull()
    .references(() => marketingCompanies.id, { onDelete: 'cascade' });
const productId = () => integer('productId').references(() => marketingProducts.id, { onDelete: 'set null' });

/** Every generated text, stored until it is deleted (product.md section 7). */
export const marketingContents = sqliteTable(
  'marketing_contents',
  {
    id: id(),
    marketingCompanyId: marketingCompanyId(),
    productId: productId(),
    type: text('type', { enum: CONTENT_TYPES }).notNull(),
    tone: text('tone', { enum: TONES }).notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    length: text('length', { enum: LENGTHS }).notNull(),
    seed: integer('seed').notNull(),
    writer: text('writer').notNull().default('rules'),
    /** Warnings of the checks about a model's text; each is removed when the owner edits its words. */
    warnings: text('warnings', { mode: 'json' }).$type<TextWarning[]>(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    parts: text('parts', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('marketing_contents_company').on(table.marketingCompanyId, table.id),
    index('marketing_contents_product').on(table.productId),
  ],
);

/** An ad design as data; its pictures are rendered on request. */
export const marketingAssets = sqliteTable(
  'marketing_assets',
  {
    id: id(),
    marketingCompanyId: marketingCompanyId(),
    campaignId: integer('campaignId').references(() => marketingCampaigns.id, { onDelete: 'cascade' }),
    /** Key of the table of sizes, such as `instagram_square`. */
    format: text('format').notNull(),
    widthPx: integer('widthPx').notNull(),
    heightPx: integer('heightPx').notNull(),
    design: text('design', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('marketing_assets_company').on(table.marketingCompanyId, table.id),
    index('marketing_assets_campaign').on(table.campaignId),
  ],
);

export const landingPages = sqliteTable(
  'landing_pages',
  {
    id: id(),
    slug: text('slug').notNull(),
    status: text('status', { enum: LANDING_STATUSES }).notNull(),
    marketingCompanyId: marketingCompanyId(),
    campaignId: integer('campaignId')
      .notNull()
      .references(() => marketingCampaigns.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LOCALES }).notNull(),
    /** Texts as published: later edits of the campaign appear only after publishing again. */
    content: text('content', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** Identity and privacy notice of the person responsible for the page. */
    identity: text('identity', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    views: integer('views').notNull().default(0),
    publishedAt: text('publishedAt').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('landing_pages_slug').on(table.slug),
    uniqueIndex('landing_pages_campaign').on(table.campaignId),
    index('landing_pages_company').on(table.marketingCompanyId),
  ],
);

/**
 * Pages that an administrator has taken down. A row outlives page and campaign, so that neither deleting nor publishing
 * again restores the page; it is deleted when an administrator restores the page, or with the account.
 */
export const pageTakedowns = sqliteTable(
  'page_takedowns',
  {
    id: id(),
    slug: text('slug').notNull(),
    /** Owner of the page; while there is a row, the account cannot publish. */
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('page_takedowns_slug').on(table.slug),
    index('page_takedowns_user').on(table.userId),
  ],
);

/** Imported lists of possible customers, which the lead search includes. */
export const marketingProspects = sqliteTable(
  'marketing_prospects',
  {
    id: id(),
    marketingCompanyId: marketingCompanyId(),
    listName: text('listName').notNull(),
    companyName: text('companyName'),
    contactName: text('contactName'),
    email: text('email'),
    phone: text('phone'),
    position: text('position'),
    sector: text('sector'),
    notes: text('notes'),
    searchText: text('searchText').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('marketing_prospects_company').on(table.marketingCompanyId, table.id)],
);
