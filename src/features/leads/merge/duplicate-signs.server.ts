import { sql, type SQL } from 'drizzle-orm';
import type { DuplicateReason } from './duplicates.schema.ts';
import { NO_MAILBOXES, SHARED_MAILBOXES } from './shared-mailboxes.values.ts';

export type Kind = 'contact' | 'company';

/** A shared value that suggests a duplicate: an indexed column, and an extra condition on both rows. */
export type Sign = { reason: DuplicateReason; column: string; also?: SQL };

/** True if the column is equal or missing on either side. */
const agrees = (column: string): SQL => {
  const name = sql.identifier(column);
  return sql`(a.${name} is null or b.${name} is null or a.${name} = b.${name})`;
};

/** Excludes pairs already found by a surer sign. */
const differs = (column: string): SQL => {
  const name = sql.identifier(column);
  return sql`(a.${name} is null or b.${name} is null or a.${name} <> b.${name})`;
};

/** The first word of a folded name: the family name if there is one. */
const familyOf = (row: SQL): SQL => sql`substr(${row}."nameKey", 1, instr(${row}."nameKey" || ' ', ' ') - 1)`;

const NOBODYS = JSON.stringify([...SHARED_MAILBOXES, ...NO_MAILBOXES]);

/** A mailbox of a whole firm, or none: two people may have it (`isSharedMailbox` knows more spellings). */
const isSharedMailbox = sql`rtrim(substr(a."emailKey", 1, instr(a."emailKey", '@') - 1), '0123456789')
  in (select value from json_each(${NOBODYS}))`;

/** The name as written, without dots and spaces, where a legal form stands behind the key's words. */
const withForm = (row: SQL): SQL =>
  sql`(case when length(${row}."name") > length(${row}."nameKey")
    then lower(replace(replace(replace(${row}."name", '.', ''), ',', ''), ' ', '')) else '' end)`;

const endsIn = (row: SQL, form: string): SQL =>
  sql`(${withForm(row)} like ${`%${form}`} or ${withForm(row)} like ${`%${form}u`})`;

/** `Mar SL` and `Mar SA` are two. */
const isOtherForm = sql`((${endsIn(sql`a`, 'sl')} and ${endsIn(sql`b`, 'sa')})
  or (${endsIn(sql`a`, 'sa')} and ${endsIn(sql`b`, 'sl')}))`;

/**
 * A shared number is more often a switchboard than a person, so the names must agree too. A shared name does not count
 * if company or address differ.
 */
export const SIGNS: Record<Kind, readonly Sign[]> = {
  contact: [
    {
      reason: 'email',
      column: 'emailKey',
      also: sql`(a."nameKey" = b."nameKey" or not ${isSharedMailbox})`,
    },
    {
      reason: 'phone',
      column: 'phoneKey',
      also: sql`${differs('emailKey')} and ${familyOf(sql`a`)} = ${familyOf(sql`b`)}
        and (a."nameKey" = b."nameKey" or ${agrees('emailKey')})`,
    },
    {
      reason: 'name',
      column: 'nameKey',
      also: sql`${differs('emailKey')} and ${differs('phoneKey')}
        and (a."companyId" = b."companyId"
          or (${agrees('companyId')} and ${agrees('emailKey')} and ${agrees('phoneKey')}))`,
    },
  ],
  company: [
    { reason: 'taxId', column: 'taxIdKey' },
    // With two tax IDs they are two: a group, or a new owner.
    { reason: 'domain', column: 'domainKey', also: sql`(a."taxIdKey" is null or b."taxIdKey" is null)` },
    {
      reason: 'name',
      column: 'nameKey',
      also: sql`${differs('domainKey')} and ${agrees('taxIdKey')}
      and (a."taxIdKey" is null or b."taxIdKey" is null) and not ${isOtherForm}`,
    },
  ],
};
