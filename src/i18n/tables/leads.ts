import enOwners from '../en/leads/owners.json' with { type: 'json' };
import enContacts from '../en/leads/contacts.json' with { type: 'json' };
import enCompanies from '../en/leads/companies.json' with { type: 'json' };
import enOpportunities from '../en/leads/opportunities.json' with { type: 'json' };
import enInbox from '../en/leads/inbox.json' with { type: 'json' };
import enCommunications from '../en/leads/communications.json' with { type: 'json' };
import enTasks from '../en/leads/tasks.json' with { type: 'json' };
import enTimeline from '../en/leads/timeline.json' with { type: 'json' };
import enAnalytics from '../en/leads/analytics.json' with { type: 'json' };
import enImportExport from '../en/leads/import-export.json' with { type: 'json' };
import enSearch from '../en/leads/search.json' with { type: 'json' };
import enMerge from '../en/leads/merge.json' with { type: 'json' };
import enBulk from '../en/leads/bulk.json' with { type: 'json' };
import enCells from '../en/leads/cells.json' with { type: 'json' };
import enSettings from '../en/leads/settings.json' with { type: 'json' };
import enCommon from '../en/leads/common.json' with { type: 'json' };
import esOwners from '../es/leads/owners.json' with { type: 'json' };
import esContacts from '../es/leads/contacts.json' with { type: 'json' };
import esCompanies from '../es/leads/companies.json' with { type: 'json' };
import esOpportunities from '../es/leads/opportunities.json' with { type: 'json' };
import esInbox from '../es/leads/inbox.json' with { type: 'json' };
import esCommunications from '../es/leads/communications.json' with { type: 'json' };
import esTasks from '../es/leads/tasks.json' with { type: 'json' };
import esTimeline from '../es/leads/timeline.json' with { type: 'json' };
import esAnalytics from '../es/leads/analytics.json' with { type: 'json' };
import esImportExport from '../es/leads/import-export.json' with { type: 'json' };
import esSearch from '../es/leads/search.json' with { type: 'json' };
import esMerge from '../es/leads/merge.json' with { type: 'json' };
import esBulk from '../es/leads/bulk.json' with { type: 'json' };
import esCells from '../es/leads/cells.json' with { type: 'json' };
import esSettings from '../es/leads/settings.json' with { type: 'json' };
import esCommon from '../es/leads/common.json' with { type: 'json' };
import type { Locale } from '../locales.ts';

const en = {
  ...enOwners,
  ...enContacts,
  ...enCompanies,
  ...enOpportunities,
  ...enInbox,
  ...enCommunications,
  ...enTasks,
  ...enTimeline,
  ...enAnalytics,
  ...enImportExport,
  ...enSearch,
  ...enMerge,
  ...enBulk,
  ...enCells,
  ...enSettings,
  ...enCommon,
};

const es = {
  ...esOwners,
  ...esContacts,
  ...esCompanies,
  ...esOpportunities,
  ...esInbox,
  ...esCommunications,
  ...esTasks,
  ...esTimeline,
  ...esAnalytics,
  ...esImportExport,
  ...esSearch,
  ...esMerge,
  ...esBulk,
  ...esCells,
  ...esSettings,
  ...esCommon,
};

/** `leads:<key>` is the key in one of the files of `<language>/leads/`. */
export const LEADS: Record<Locale, typeof en> = { en, es };
