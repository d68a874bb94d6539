import type { LeadSource } from '#features/marketing/marketing.values.ts';
import type { InboxKind } from '#features/site/inbox.values.ts';

/** The first word, and the rest: `Ana Ruiz García` is Ana, whose family names are Ruiz García. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : null };
}

export const sourceOf = (kind: InboxKind): LeadSource =>
  kind === 'landing_page' ? 'landing_page' : 'website';
