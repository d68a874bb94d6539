import type { When } from './rule.types.ts';
import type { RuleRecord, RuleSubject } from './rule.values.ts';

/** The kind of record that a rule runs for. */
export function subjectOf(when: When): RuleSubject {
  if (when.on === 'stage') return 'opportunity';
  return 'record' in when ? when.record : when.on;
}

/** Undefined for what has come, of which no conditions are asked. */
export const recordOf = (when: When): RuleRecord | undefined => {
  const subject = subjectOf(when);
  return subject === 'enquiry' || subject === 'lead' ? undefined : subject;
};

/** Begins with time, not with a change. */
export const isTimed = ({ on }: Pick<When, 'on'>): boolean => on === 'quiet' || on === 'date';
