import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { OPPORTUNITY_FIELDS } from '#features/leads/opportunities/opportunity.values.ts';
import { searchedNames, without } from '#shared/field-list.ts';

/** Part of a row in the index: a column, or SQL over several columns, reindexed when one of them changes. */
export type Part = string | { sql: string; columns: readonly string[] };

export type Searched = {
  table: string;
  /** `SEARCH_CODES` of leads/search/search-index.server.ts. */
  code: number;
  /** Weighs more than the body. */
  title: readonly Part[];
  body: readonly Part[];
};

/** Of a row of a list in JSON. */
const eachOf = (column: string): Part => ({
  sql: `coalesce((SELECT group_concat(\`value\`, ' ') FROM json_each(NEW.\`${column}\`)), '')`,
  columns: [column],
});

/** A number is found by its last nine digits too, as people type it who leave the country out. */
const PHONE_KEYS: readonly Part[] = [
  'phoneKey',
  { sql: "coalesce(substr(NEW.`phoneKey`, -9), '')", columns: [] },
  ...['emails', 'phones'].map(eachOf),
  {
    sql: "coalesce((SELECT group_concat(substr(`value`, 7) || ' ' || substr(`value`, -9), ' ') FROM json_each(NEW.`otherKeys`) WHERE `value` LIKE 'phone:%'), '')",
    columns: ['otherKeys'],
  },
];

/** Values that imports and programs have added, under whatever name. */
const CUSTOM_FIELDS: Part = {
  sql: "coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`customFields`)), '')",
  columns: ['customFields'],
};

/** `companyKey` changes with the company's name. */
const COMPANY: Part = {
  sql: "coalesce((SELECT `name` FROM `crm_companies` WHERE `id` = NEW.`companyId`), '')",
  columns: ['companyId', 'companyKey'],
};

/** All that the search of the lead manager finds, but for the entries of the inbox (0013_inbox_search.sql). */
export const SEARCHED: readonly Searched[] = [
  {
    table: 'crm_contacts',
    code: 1,
    title: ['firstName', 'lastName'],
    body: [
      'email',
      'phone',
      ...PHONE_KEYS,
      ...without(searchedNames(CONTACT_FIELDS), 'firstName', 'lastName', 'email', 'phone', 'notes'),
      COMPANY,
      'notes',
      CUSTOM_FIELDS,
    ],
  },
  {
    table: 'crm_companies',
    code: 2,
    title: ['name'],
    body: [
      ...without(searchedNames(COMPANY_FIELDS), 'name').flatMap((name) =>
        name === 'taxId' ? [name, 'taxIdKey'] : [name],
      ),
      CUSTOM_FIELDS,
    ],
  },
  {
    table: 'crm_opportunities',
    code: 3,
    title: ['title'],
    body: [...without(searchedNames(OPPORTUNITY_FIELDS), 'title'), CUSTOM_FIELDS],
  },
  { table: 'crm_communications', code: 4, title: ['subject'], body: ['body'] },
  { table: 'crm_tasks', code: 5, title: ['title'], body: ['notes'] },
  { table: 'crm_templates', code: 6, title: ['name'], body: ['subject', 'body'] },
];
