// One long list: every table of a workspace stands in one of the two.
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '#db/schema/index.ts';
import type { Act } from '#shared/journal.ts';

export type JournalledTable = SQLiteTable & { id: SQLiteColumn };

export type Journalled = {
  /** Name of the rows in the journal and in the API. */
  kind: string;
  table: JournalledTable;
  /** Columns that follow from other rows, by triggers or by the loop: never stored. */
  derived?: readonly string[];
  /** Columns whose change alone is no change of the row; `createdAt` and `updatedAt` are in every table. */
  quiet?: readonly string[];
  /** Default: all three. */
  acts?: readonly Act[];
  /** Condition of the rows that are journalled, on `OLD`. */
  when?: string;
  /** Nothing takes back such a row: it was handed out as it is. */
  isFrozen?: boolean;
  /** Tells of other rows, and keeps none of them from being deleted. */
  isLog?: boolean;
  /** Column that names the row whose part this one is: with that, it is left or taken back. */
  partOf?: string;
};

const {
  companies,
  crmContacts,
  crmEvents,
  crmCommunications,
  inboxEntries,
  landingPages,
  marketingLeads,
  outbox,
  reportFiles,
  reports,
  reportShares,
} = schema;

export const JOURNALLED: readonly Journalled[] = [
  { kind: 'company', table: schema.crmCompanies },
  { kind: 'contact', table: crmContacts, derived: ['companyKey'] },
  { kind: 'tag', table: schema.crmTags },
  { kind: 'contact_tag', table: schema.crmContactTags },
  { kind: 'company_tag', table: schema.crmCompanyTags },
  { kind: 'pipeline', table: schema.crmPipelines },
  { kind: 'stage', table: schema.crmStages },
  { kind: 'opportunity', table: schema.crmOpportunities },
  { kind: 'opportunity_contact', table: schema.crmOpportunityContacts },
  { kind: 'stage_change', table: schema.crmStageChanges, partOf: 'opportunityId' },
  // How an email fares follows the outbox.
  { kind: 'communication', table: crmCommunications, quiet: ['status', 'outboxId'] },
  { kind: 'task', table: schema.crmTasks },
  { kind: 'template', table: schema.crmTemplates },
  { kind: 'view', table: schema.crmViews },
  { kind: 'field', table: schema.crmFields },
  { kind: 'event', table: crmEvents, isLog: true },
  // Deleted only for good.
  { kind: 'enquiry', table: inboxEntries, acts: ['+', '~'] },
  { kind: 'message', table: schema.contactMessages, acts: ['~'] },
  // Written by a person, and taken out of the queue before it was sent.
  { kind: 'email', table: outbox, acts: ['-'], when: "OLD.`status` = 'queued' AND NOT OLD.`isAutomatic`" },
  { kind: 'unsubscribed', table: schema.mailSuppressions },
  {
    kind: 'consulting_company',
    table: companies,
    derived: [
      'contactCount',
      'productCount',
      'departmentCount',
      'problemCount',
      'strengthCount',
      'completeness',
    ],
    quiet: ['contentUpdatedAt'],
  },
  { kind: 'consulting_contact', table: schema.companyContacts },
  { kind: 'consulting_product', table: schema.products },
  { kind: 'department', table: schema.departments },
  { kind: 'problem', table: schema.problems },
  { kind: 'strength', table: schema.strengths },
  { kind: 'profile_cause', table: schema.profileCauses },
  { kind: 'proposal', table: schema.profileProposals },
  { kind: 'questionnaire', table: schema.questionnaires },
  { kind: 'questionnaire_answer', table: schema.questionnaireAnswers },
  { kind: 'draft', table: schema.reportDrafts },
  { kind: 'logo', table: schema.companyLogos },
  { kind: 'intervention', table: schema.ownInterventions },
  { kind: 'report', table: reports, isFrozen: true },
  // Written by a download, which changes nothing.
  { kind: 'report_file', table: reportFiles, acts: ['-'] },
  { kind: 'report_share', table: reportShares, quiet: ['views', 'lastViewedAt'] },
  { kind: 'action', table: schema.reportActions },
  { kind: 'action_reading', table: schema.reportActionReadings },
  { kind: 'marketing_company', table: schema.marketingCompanies },
  { kind: 'marketing_product', table: schema.marketingProducts },
  { kind: 'photograph', table: schema.marketingMedia },
  { kind: 'brief', table: schema.marketingBriefs },
  { kind: 'analysis', table: schema.marketingAnalyses },
  { kind: 'campaign', table: schema.marketingCampaigns },
  { kind: 'campaign_text', table: schema.marketingCampaignTexts },
  { kind: 'content', table: schema.marketingContents },
  { kind: 'asset', table: schema.marketingAssets },
  { kind: 'landing_page', table: landingPages, quiet: ['views'] },
  { kind: 'lead', table: marketingLeads, derived: ['revenueCents'] },
  { kind: 'prospect', table: schema.marketingProspects },
  { kind: 'snapshot', table: schema.marketingAnalytics },
  { kind: 'mail_audience', table: schema.mailAudiences },
  { kind: 'mail_address', table: schema.mailAddresses, partOf: 'audienceId' },
  { kind: 'link', table: schema.loopLinks },
];

/** Tables of a workspace that are not journalled, and why. */
export const UNJOURNALLED: ReadonlyMap<SQLiteTable, string> = new Map<SQLiteTable, string>([
  [schema.crmContactKeys, 'written by a trigger'],
  [schema.crmFieldValues, 'written by triggers, from the records'],
  [schema.crmDistinctPairs, 'an answer to a question, which can be given again'],
  [schema.crmImports, 'says how far the work is'],
  [schema.crmImportRows, 'says what became of a line'],
  [schema.crmImportChunks, 'a file while it is read'],
  [schema.crmJobs, 'says how far the work is'],
  [schema.crmJobBatches, 'says how far the work is'],
  [schema.crmMerges, 'the list of merges'],
  [schema.crmRules, 'acts in the name of whoever switched it on, which an undo would go around'],
  [schema.crmRuleRuns, 'says how far the work is'],
  [schema.openRecords, 'says who looks'],
  [schema.workspaceInvitations, 'an offer, which can be made again'],
  [schema.awaitedOwners, 'says whom an import waits for'],
  [schema.webhooks, 'holds a secret'],
  [schema.webhookDeliveries, 'says how far the work is'],
  [schema.writerSettings, 'holds a secret'],
  [schema.analystSettings, 'a switch, which can be turned again'],
  [schema.analystRuns, 'says how far the work is'],
  [schema.analystReadings, 'a proposal, which can be made again'],
  [schema.analystLetters, 'a proposal, which can be made again'],
  [schema.mailConsents, 'is a history of its own, which is only added to'],
  [schema.mailSendings, 'what was sent cannot be taken back'],
  [schema.mailDeliveries, 'says how far the work is'],
  [schema.mailClicks, 'says who followed a link'],
  [schema.writerUsage, 'an account of what was spent'],
]);

const BY_KIND = new Map(JOURNALLED.map((each) => [each.kind, each]));
const BY_TABLE = new Map(JOURNALLED.map((each) => [getTableName(each.table), each]));

/** Undefined for a kind of an earlier version, whose table is gone. */
export const journalledKind = (kind: string): Journalled | undefined => BY_KIND.get(kind);

export function kindOfTable(table: SQLiteTable): string {
  const found = BY_TABLE.get(getTableName(table));
  if (!found) throw new TypeError(`${getTableName(table)} is not journalled`);
  return found.kind;
}

/** The columns of which former values are stored, by their names in the database. */
export function storedColumns({ table, derived = [] }: Journalled): SQLiteColumn[] {
  return Object.values<SQLiteColumn>(getTableColumns(table)).filter(
    ({ name, generated }) => !derived.includes(name) && !generated,
  );
}

/** A column that names a row of another table, which may be gone. */
export type Reference = { from: Journalled; column: SQLiteColumn; to: SQLiteTable };

/** A logo is named without a foreign key. */
const LOOSE: readonly Reference[] = JOURNALLED.filter(({ table }) => table === companies).map((from) => ({
  from,
  column: companies.logoId,
  to: schema.companyLogos,
}));

export const REFERENCES: readonly Reference[] = [
  ...JOURNALLED.flatMap((from) =>
    getTableConfig(from.table).foreignKeys.flatMap((key): Reference[] => {
      const { columns, foreignTable } = key.reference();
      const [column] = columns;
      return column ? [{ from, column, to: foreignTable }] : [];
    }),
  ),
  ...LOOSE,
];

/** Names of the columns that name other rows. */
export const LINK_NAMES: readonly string[] = [...new Set(REFERENCES.map(({ column }) => column.name))];

/** Rows that are parts of others. */
export const PARTS = REFERENCES.flatMap(({ from, column, to }) => {
  const of = BY_TABLE.get(getTableName(to));
  return of && from.partOf === column.name ? [{ part: from, column, of }] : [];
});

/** Names of the ends of a link of the loop, by the kind in the journal. */
export const LINK_ENDS: Readonly<Record<string, string>> = {
  enquiry: 'inbox_entry',
  lead: 'marketing_lead',
  contact: 'crm_contact',
  company: 'crm_company',
  opportunity: 'crm_opportunity',
  consulting_company: 'company',
  problem: 'problem',
  report: 'report',
  marketing_company: 'marketing_company',
  marketing_product: 'marketing_product',
};

/** Whether rows of the first kind may name rows of the second. */
export const refersTo = (one: Journalled, other: Journalled): boolean =>
  REFERENCES.some(({ from, to }) => from === one && to === other.table) ||
  (one.table === schema.loopLinks && other.kind in LINK_ENDS);
