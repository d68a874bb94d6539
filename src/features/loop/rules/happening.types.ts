import type { RuleSubject } from './rule.values.ts';

/** The doing of one cause with one record. */
export type Happening = {
  /** Names it, however often and in whatever parts the journal is read. */
  key: string;
  /** First change of the journal. */
  changeId: number;
  workspaceId: number;
  at: string;
  record: RuleSubject;
  recordId: number;
  isNew: boolean;
  /** Former values of the columns that have changed, as the database keeps them. */
  was: Readonly<Record<string, unknown>>;
  /** All columns afterwards. */
  after: Readonly<Record<string, unknown>>;
  /** Rules that have followed from each other, the next one counted. */
  depth: number;
};
