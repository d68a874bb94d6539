// One long file for all tables of the consulting portal, because they refer to each other.
import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  blob,
  check,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import {
  COMPANY_SIZES,
  COMPANY_STRUCTURES,
  FOLLOW_KINDS,
  PERSONAL_DATA,
} from '#features/consulting/companies/company.values.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { FIGURE_SOURCES } from '#features/consulting/profile/row-fields.values.ts';
import { PRODUCT_TYPES } from '#features/consulting/profile/product.values.ts';
import { REPORT_WRITERS } from '#features/consulting/report/document/parts.values.ts';
import { boolean, createdAt, id, lines, rating, sortOrder, updatedAt } from '../columns.ts';
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
    employees: integer('employees'),
    hourlyCostCents: integer('hourlyCostCents'),
    budgetCents: integer('budgetCents'),
    startDate: text('startDate'),
    deadline: text('deadline'),
    tools: lines('tools'),
    personalData: text('personalData', { enum: PERSONAL_DATA }),
    isPublicSector: boolean('isPublicSector').notNull().default(false),
    logoId: integer('logoId'),
    colors: lines('colors'),
    author: text('author'),
    /** Folded name and sector, for searching regardless of case and accents. */
    searchText: text('searchText').notNull(),
    /** The earlier review of the same company that this one follows up (product.md section 5). */
    followsCompanyId: integer('followsCompanyId').references((): AnySQLiteColumn => companies.id, {
      onDelete: 'set null',
    }),
    /** Why this row follows another: a later review of the company, or a report reissued with a mistake mended. */
    followKind: text('followKind', { enum: FOLLOW_KINDS }).notNull().default('followUp'),
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
    /**
     * When company, lists or draft last changed, deletions and moves included; maintained by triggers, and later with
     * every change. Null: not since `updatedAt`.
     */
    contentUpdatedAt: text('contentUpdatedAt'),
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
    headcount: integer('headcount'),
    targetLevel: integer('targetLevel'),
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
    /** A link inside the profile names the row without a foreign key, so that undoing a deletion restores it too. */
    departmentId: integer('departmentId'),
    hoursPerWeek: real('hoursPerWeek'),
    people: integer('people'),
    incidentsPerMonth: real('incidentsPerMonth'),
    incidentCostCents: integer('incidentCostCents'),
    ownerContactId: integer('ownerContactId'),
    source: text('source', { enum: FIGURE_SOURCES }),
    /** Null in rows older than readings; `readingOf` reads those when they are shown. */
    reading: text('reading', { mode: 'json' }).$type<Reading>(),
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
    ownerContactId: integer('ownerContactId'),
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
    /** JSON of what was frozen besides the three texts (`StoredParts`); null in reports of rule version 1. */
    parts: text('parts'),
    /** JSON of the profile when the report was made. */
    snapshot: text('snapshot').notNull(),
    rulesVersion: integer('rulesVersion').notNull(),
    /** Author of the sentences: the rules, or a model based on them (product.md section 5). */
    writer: text('writer', { enum: REPORT_WRITERS }).notNull().default('rules'),
    writerModel: text('writerModel'),
    /** SHA-256 over texts, language, rule version, snapshot and, from version 2, parts. */
    contentHash: text('contentHash').notNull(),
    createdAt: createdAt(),
    companyId: companyId(),
  },
  (table) => [
    uniqueIndex('reports_company').on(table.companyId),
    index('reports_hash').on(table.contentHash),
  ],
);

/** A report before it is frozen: what the consultant wrote over the computed blocks. Without a row nothing was changed. */
export const reportDrafts = sqliteTable(
  'report_drafts',
  {
    id: id(),
    companyId: companyId(),
    language: text('language').notNull(),
    /** JSON of `BlockEdit[]`, in the order of the report. */
    blocks: text('blocks').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('report_drafts_company').on(table.companyId)],
);

/** Logos for the cover of a report, as PNG; a picture is shared by all reviews of a company. */
export const companyLogos = sqliteTable(
  'company_logos',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text('contentType').notNull(),
    data: blob('data', { mode: 'buffer' }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('company_logos_user').on(table.userId)],
);

/** SHA-256 of every file of a report that was handed out, so that /verify can tell an altered copy. */
export const reportFiles = sqliteTable(
  'report_files',
  {
    id: id(),
    reportId: integer('reportId')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    format: text('format').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('report_files_hash').on(table.sha256, table.reportId)],
);

/** The firm's own figures for an intervention of the catalogue; what is not overridden is the file's. */
export const catalogueOverrides = sqliteTable(
  'catalogue_overrides',
  {
    id: id(),
    interventionId: text('interventionId').notNull(),
    /** JSON of `InterventionOverride`. */
    figures: text('figures').notNull(),
    confirmedBy: integer('confirmedBy').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('catalogue_overrides_intervention').on(table.interventionId)],
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
