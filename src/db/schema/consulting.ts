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
  COUNTRIES,
  CURRENCIES,
  COMPANY_STRUCTURES,
  FOLLOW_KINDS,
  PERSONAL_DATA,
} from '#features/consulting/companies/company.values.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { FIGURE_SOURCES } from '#features/consulting/profile/row-fields.values.ts';
import { STAKES } from '#features/consulting/profile/stake/stake.values.ts';
import { ACTION_STATUSES } from '#features/consulting/tracker/tracker.values.ts';
import {
  PROPOSAL_KINDS,
  PROPOSAL_ORIGINS,
  PROPOSAL_STATES,
} from '#features/consulting/questionnaire/proposal.values.ts';
import { PRODUCT_TYPES } from '#features/consulting/profile/product.values.ts';
import { REPORT_WRITERS } from '#features/consulting/report/document/parts.values.ts';
import { LOCALES } from '#shared/languages.ts';
import { boolean, createdAt, id, ids, lines, rating, sortOrder, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { NO_WORKSPACE, workspaceId } from './workspaces.ts';

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
    country: text('country', { enum: COUNTRIES }),
    /** Null: euros. */
    currency: text('currency', { enum: CURRENCIES }),
    employees: integer('employees'),
    hourlyCostCents: integer('hourlyCostCents'),
    weeksPerYear: integer('weeksPerYear'),
    budgetCents: integer('budgetCents'),
    startDate: text('startDate'),
    deadline: text('deadline'),
    tools: lines('tools'),
    personalData: text('personalData', { enum: PERSONAL_DATA }),
    isPublicSector: boolean('isPublicSector').notNull().default(false),
    logoId: integer('logoId'),
    colors: lines('colors'),
    author: text('author'),
    /** Fields that were filled in without being known, from a record of the lead manager; no report is frozen with any. */
    unconfirmed: lines('unconfirmed'),
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
    workspaceId: workspaceId().default(NO_WORKSPACE),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('companies_user').on(table.userId),
    index('companies_workspace').on(table.workspaceId, table.id),
    index('companies_name').on(table.workspaceId, table.searchText, table.id),
    index('companies_created').on(table.workspaceId, table.createdAt, table.id),
    index('companies_completeness').on(table.workspaceId, table.completeness, table.id),
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
    /** Money owed to the company or lying in stock: an amount that stands, never a cost a year. */
    tiedUpCents: integer('tiedUpCents'),
    ownerContactId: integer('ownerContactId'),
    source: text('source', { enum: FIGURE_SOURCES }),
    /** Null: nobody has said; its words may propose one. */
    stake: text('stake', { enum: STAKES }),
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

/** Causes that join problems of a company, as the consultant states them. */
export const profileCauses = sqliteTable(
  'profile_causes',
  {
    id: id(),
    text: text('text').notNull(),
    /** Problems, the strength and the program are named as a problem names its department. */
    problemIds: ids('problemIds'),
    strengthId: integer('strengthId'),
    /** One of the company's `tools`, as typed. */
    tool: text('tool'),
    sortOrder: sortOrder(),
    companyId: companyId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('profile_causes_company').on(table.companyId, table.sortOrder, table.id)],
);

/**
 * Immutable: triggers in the migrations reject an update, a second row, and a deletion while the company exists. The index
 * `reports_figures` stands in migration 0034 alone.
 */
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
    workspaceId: workspaceId().default(NO_WORKSPACE),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text('contentType').notNull(),
    data: blob('data', { mode: 'buffer' }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('company_logos_user').on(table.userId),
    index('company_logos_workspace').on(table.workspaceId),
  ],
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

/** Interventions of a firm's own, beside those that are shipped. */
export const ownInterventions = sqliteTable(
  'own_interventions',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `ours-…`: names it in readings and reports; a file that is taken in keeps it. */
    key: text('key').notNull(),
    /** One more with every change. */
    version: integer('version').notNull().default(1),
    /** JSON of `OwnFigures`. */
    figures: text('figures').notNull(),
    /** JSON of the words by language; null for one without. */
    words: text('words').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('own_interventions_key').on(table.workspaceId, table.key)],
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

/** Actions of a report, written when it is frozen, with what became of them. */
export const reportActions = sqliteTable(
  'report_actions',
  {
    id: id(),
    reportId: integer('reportId')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** `A1`, as the report numbers it. */
    actionId: text('actionId').notNull(),
    interventionId: text('interventionId').notNull(),
    /** As the report shows it; null in reports older than this table: the catalogue's. */
    title: text('title'),
    proposedOwner: text('proposedOwner'),
    /** Calendar day on which it ends in the report. */
    proposedDue: text('proposedDue'),
    /** Key figure of a consultant's own action; null: the catalogue's. */
    kpi: text('kpi'),
    kpiHow: text('kpiHow'),
    costLowCents: integer('costLowCents').notNull(),
    costHighCents: integer('costHighCents').notNull(),
    /** A year; null where nothing is quantified. */
    savedHoursLow: real('savedHoursLow'),
    savedHoursHigh: real('savedHoursHigh'),
    savingLowCents: integer('savingLowCents'),
    savingHighCents: integer('savingHighCents'),
    status: text('status', { enum: ACTION_STATUSES }).notNull().default('todo'),
    /** Person who carries it out, as typed; null: the report's proposal. */
    owner: text('owner'),
    /** Calendar day by which it shall be done; null: the report's. */
    dueDate: text('dueDate'),
    costCents: integer('costCents'),
    notes: text('notes'),
    doneAt: text('doneAt'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('report_actions_action').on(table.reportId, table.actionId)],
);

/** Readings of an action's KPI over time. */
export const reportActionReadings = sqliteTable(
  'report_action_readings',
  {
    id: id(),
    reportId: integer('reportId')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    actionId: text('actionId').notNull(),
    /** Calendar day. */
    day: text('day').notNull(),
    value: real('value').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('report_action_readings_day').on(table.reportId, table.actionId, table.day)],
);

/** Interviews that a client answers by a link, without an account; only the hash of the link's secret is stored. */
export const questionnaires = sqliteTable(
  'questionnaires',
  {
    id: id(),
    companyId: companyId(),
    tokenHash: text('tokenHash').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    /** Template whose questions are asked. */
    template: text('template').notNull(),
    expiresAt: text('expiresAt').notNull(),
    revokedAt: text('revokedAt'),
    submittedAt: text('submittedAt'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('questionnaires_token').on(table.tokenHash),
    index('questionnaires_company').on(table.companyId, table.id),
  ],
);

/** Answers as typed, one row a question, so that two people who answer at once overwrite only what both typed. */
export const questionnaireAnswers = sqliteTable(
  'questionnaire_answers',
  {
    id: id(),
    questionnaireId: integer('questionnaireId')
      .notNull()
      .references(() => questionnaires.id, { onDelete: 'cascade' }),
    questionId: text('questionId').notNull(),
    answer: text('answer').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('questionnaire_answers_question').on(table.questionnaireId, table.questionId)],
);

/**
 * Rows that a template or a client proposes for a profile. They count for nothing until the consultant accepts them,
 * which makes them rows of the profile.
 */
export const profileProposals = sqliteTable(
  'profile_proposals',
  {
    id: id(),
    companyId: companyId(),
    origin: text('origin', { enum: PROPOSAL_ORIGINS }).notNull(),
    /** Questionnaire that it came with; null for a template's. */
    questionnaireId: integer('questionnaireId').references(() => questionnaires.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: PROPOSAL_KINDS }).notNull(),
    /** JSON of the row's fields, as `POST` of its kind takes them. */
    fields: text('fields', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** Question that the client answered; null for a template's. */
    question: text('question'),
    state: text('state', { enum: PROPOSAL_STATES }).notNull().default('open'),
    /** Row of the profile that it became. */
    rowId: integer('rowId'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('profile_proposals_company').on(table.companyId, table.state, table.id)],
);
