import type { Evidence } from './activities.rules.ts';
import type { ComplianceFact as Fact, FactWords as Words } from './compliance.schema.ts';
import type { Predicate } from './compliance.values.ts';

/** For texts, which take no type of a schema. */
export type ComplianceFact = Omit<Fact, 'predicate'> & {
  predicate: Predicate;
  /** Of the predicate `activity`: any of these brings the duty. */
  activities?: readonly string[];
};
/** A duty of an activity says in its text what to do. */
export type FactWords = Omit<Words, 'todo'> & Partial<Pick<Words, 'todo'>>;

export type FactStatus = 'upcoming' | 'inForce' | 'ended';

/** A fact that concerns the company, with what makes it do so; no rows where the company as a whole does. */
export type ApplicableFact = {
  fact: ComplianceFact;
  status: FactStatus;
  rowIds: number[];
  actionIds: string[];
  /** Of a duty: its activity that the profile tells of, and where. */
  because?: { activity: string; evidence: readonly Evidence[] };
};

/** Version and status of a fact when a report was made. */
export type FrozenFact = { id: string; version: number; status: FactStatus };

/** `changed`: another version; `began`, `ended`: its own dates have passed; `removed`: no longer recorded. */
export type MovedFact = { id: string; change: 'changed' | 'began' | 'ended' | 'removed' };
