import type { State } from '#db/backup/inspect.ts';

const NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  users: ['user', 'users'],
  companies: ['consulting company', 'consulting companies'],
  crm_companies: ['company of the lead manager', 'companies of the lead manager'],
  crm_contacts: ['contact', 'contacts'],
  crm_opportunities: ['opportunity', 'opportunities'],
  marketing_products: ['product', 'products'],
  marketing_campaigns: ['campaign', 'campaigns'],
};

const number = new Intl.NumberFormat('en');

/** `3 users, 12 consulting companies, … 2,653 contacts …; last change of 2026-11-22 10:31 UTC`. */
export function describeState({ counts, lastWrittenAt }: State): string {
  const rows = Object.entries(counts).map(([table, count]) => {
    const [one, more] = NAMES[table] ?? [table, table];
    return `${number.format(count)} ${count === 1 ? one : more}`;
  });
  const newest =
    lastWrittenAt === null
      ? 'no entries'
      : `last change of ${lastWrittenAt.slice(0, 16).replace('T', ' ')} UTC`;
  return `${rows.join(', ')}; ${newest}`;
}

/** `12.3 MB`. */
export const describeSize = (bytes: number): string =>
  bytes < 1e6 ? `${number.format(Math.ceil(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
