import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';

/** The tables of the records that have views, bulk changes and fields of the workspace. */
export const RECORD_TABLES = { contact: crmContacts, company: crmCompanies, opportunity: crmOpportunities };
