// One long file for all tables of the consulting portal, because they refer to each other.
import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { COMPANY_SIZES, COMPANY_STRUCTURES } from '#features/consulting/companies/company.values.ts';
import { PRODUCT_TYPES } from '#features/consulting/profile/product.values.ts';
import { REPORT_WRITERS } from '#features/consulting/report/document/parts.values.ts';
import { boolean, createdAt, id, rating, sortOrder, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';

const rowCount = (name: string) => integer(name).notNull().default(0);

export const companies = sqliteTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    sector: text('sector').notNull(),
    size: text('size', { enum: COMPANY_SIZES }).notNull(),
    structure: text('structure', { enum: COMPANY_STRUCTURES }).notNull(),
    email: text('email'),
    /** Folded name and sector, for searching regardless of case and accents. */
    searchText: text('searchText').notNull(),
    /** The earlier review of the same company that this one follows up (product.md section 5). */
    followsCompanyId: integer('followsCompanyId').references((): AnySQLiteColumn => companies.id, {
      onDelete: 'set null',
    }),
    /** Row counts of the lists, maintained by triggers, so that the list of companies need not count. */
    contactCount: rowCount('contactCount'),
    productCount: rowCount('productCount'),
    departmentCount: rowCount('departmentCount'),
    problemCount: rowCount('problemCount'),
    strengthCount: rowCount('strengthCount'),
    /** Number of the four lists required for a report that have a row (`missingParts`). */
    completeness: integer('completeness').generatedAlwaysAs(
      sql`("productCount" > 0) + ("departmentCount" > 0) + ("problemCount" > 0) + ("strengthCount" > 0)`,
      { mode: 'virtual' },
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('companies_user').on(table.userId, table.id),
    index('companies_name').on(table.userId, table.searchText, table.id),
    index('companies_created').on(table.userId, table.createdAt, table.id),
    index('companies_completeness').on(table.userId, table.completeness, table.id),
    index('companies_follows').on(table.followsCompanyId),
  ],
);

const companyId = () =>
  integer('companyId')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const companyContacts = sqliteTable(
  'company_contacts',
  {
    id: id(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    phone: text('phone'),
    email: text('email'),
    isPrimary: boolean('isPrimary').notNull().default(false),
    sortOrder: sortOrder(),
    companyId: companyId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('company_contacts_company').on(table.companyId, table.sortOrder, table.id)],
);

export const products = sqliteTable(
  'products',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: PRODUCT_TYPES }).notNull().default('product'),
    sortOrder: sortOrder(),
    companyId: companyId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('products_company').on(table.companyId, table.sortOrder, table.id)],
);

export const departments = sqliteTable(
  'departments',
  {
    id: id(),
    name: text('name').notNull(),
    function: text('function').notNull(),
    digitalizationLevel: rating('digitalizationLevel'),
    sortOrder: sortOrder(),
    companyId: companyId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('departments_company').on(table.companyId, table.sortOrder, table.id),
    check('departments_level', sql`${table.digitalizationLevel} between 1 and 5`),
  ],
);

export const problems = sqliteTable(
  'problems',
  {
    id: id(),
    description: text('description').notNull(),
    priority: rating('priority'),
    sortOrder: sortOrder(),
    companyId: companyId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('problems_company').on(table.companyId, table.sortOrder, table.id),
    check('problems_priority', sql`${table.priority} between 1 and 5`),
  ],
);

export const strengths = sqliteTable(
  'strengths',
  {
    id: id(),
    description: text('description').notNull(),
    impact: rating('impact'),
    sortOrder: sortOrder(),
    companyId: companyId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('strengths_company').on(table.companyId, table.sortOrder, table.id),
    check('strengths_impact', sql`${table.impact} between 1 and 5`),
  ],
);

/** Immutable: triggers in the migrations reject an update, a second row, and a deletion while the company exists. */
export const reports = sqliteTable(
  'reports',
  {
    id: id(),
    analysis: text('analysis').notNull(),
    recommendations: text('recommendations').notNull(),
    aiArchitecture: text('aiArchitecture').notNull(),
    /** Language of the texts; it never changes. */
    language: text('language').notNull(),
    /** JSON of the profile when the report was made. */
    snapshot: text('snapshot').notNull(),
    rulesVersion: integer('rulesVersion').notNull(),
    /** Author of the sentences: the rules, or a model based on them (product.md section 5). */
    writer: text('writer', { enum: REPORT_WRITERS }).notNull().default('rules'),
    writerModel: text('writerModel'),
    /** SHA-256 over texts, snapshot, language and rule version. */
    contentHash: text('contentHash').notNull(),
    createdAt: createdAt(),
    companyId: companyId(),
  },
  (table) => [
    uniqueIndex('reports_company').on(table.companyId),
    index('reports_hash').on(table.contentHash),
  ],
);

/** Read-only links to a report, for people without an account; only the hash of the secret is stored. */
export const reportShares = sqliteTable(
  'report_shares',
  {
    id: id(),
    reportId: integer('reportId')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    tokenHash: text('tokenHash').notNull(),
    expiresAt: text('expiresAt').notNull(),
    revokedAt: text('revokedAt'),
    views: integer('views').notNull().default(0),
    lastViewedAt: text('lastViewedAt'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('report_shares_token').on(table.tokenHash),
    index('report_shares_report').on(table.reportId),
  ],
);
