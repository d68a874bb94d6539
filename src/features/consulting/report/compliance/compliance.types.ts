import type { ComplianceFact as Fact, FactWords as Words } from './compliance.schema.ts';

/** For texts, which take no type of a schema. */
export type ComplianceFact = Fact;
export type FactWords = Words;

export type FactStatus = 'upcoming' | 'inForce' | 'ended';

/** A fact that concerns the company, with what makes it do so; no rows where the company as a whole does. */
export type ApplicableFact = {
  fact: ComplianceFact;
  status: FactStatus;
  rowIds: number[];
  actionIds: string[];
};

/** Version and status of a fact when a report was made. */
export type FrozenFact = { id: string; version: number; status: FactStatus };

/** `changed`: another version; `began`, `ended`: its own dates have passed; `removed`: no longer recorded. */
export type MovedFact = { id: string; change: 'changed' | 'began' | 'ended' | 'removed' };
