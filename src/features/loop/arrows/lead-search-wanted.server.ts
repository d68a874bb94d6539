import { eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { contactKeys, prefixed } from '#features/leads/merge/duplicate.server.ts';
import type { LeadStatus, SearchKind } from '#features/marketing/marketing.values.ts';
import type { LeadSource } from '#shared/lead-sources.ts';
import { foldCase } from '#shared/texts/text.ts';
import type { Reached } from './lead-search-people.rules.ts';

/** The aim of a search: words and a source, or people who were found elsewhere. */
export type Wanted = { q: string; source: LeadSource | undefined } | { people: readonly Reached[] };

export type Candidate = Reached & {
  kind: SearchKind;
  id: number;
  position: string | null;
  email: string | null;
  phone: string | null;
  sector: string | null;
  source: LeadSource;
  text: string | null;
  /** Of a lead. */
  leadStatus?: LeadStatus;
  /** Of an imported list. */
  listName: string | null;
};

/** Latest matches per place: more than anybody looks through, and scored in milliseconds. */
const MOST = 300;
/** A person has several entries in a place now and then. */
const MOST_OF_PEOPLE = 2_000;

export const mostOf = (wanted: Wanted): number => ('q' in wanted ? MOST : MOST_OF_PEOPLE);

export const textsOf = (...texts: (string | null)[]): string[] => texts.filter((text) => text !== null);

/** A source filters before the latest are taken, so that a rare one is not lost behind a large one. */
export const isFrom = (column: SQLiteColumn, source: LeadSource | undefined): SQL | undefined =>
  source === undefined ? undefined : eq(column, source);

/** A list of any length is one text, which stays prepared. */
export const listed = (values: readonly (number | string)[]): SQL =>
  sql`(select value from json_each(${JSON.stringify([...new Set(values)])}))`;

/** Has an address of the people; case does not count. */
export const isAddressOf = (column: SQLiteColumn, people: readonly Reached[]): SQL =>
  sql`lower(${column}) in ${listed(people.flatMap(({ emails }) => emails.map(foldCase)))}`;

export const contactIdsOf = (people: readonly Reached[]): SQL =>
  listed(people.flatMap(({ contactId }) => contactId ?? []));

/** In the form that `contactIdsByKeys` takes. */
export const keysOf = (people: readonly Reached[]): string[] =>
  people.flatMap(({ emails, phones }) => prefixed(contactKeys({ email: null, phone: null, emails, phones })));
