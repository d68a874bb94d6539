import { translator, type Locale } from '#i18n/index.ts';
import type { RuleAction, When } from './rule.types.ts';
import { READY_RULES, type ReadyKey } from './rule.values.ts';

type Ready = { when: When; then: (title: string) => RuleAction[] };

const task =
  (dueInDays: number): Ready['then'] =>
  (title) => [{ do: 'task', title, dueInDays, assignee: 'owner' }];

const READY: Readonly<Record<ReadyKey, Ready>> = {
  call_new_contact: { when: { on: 'created', record: 'contact' }, then: task(1) },
  share_new_leads: {
    when: { on: 'created', record: 'opportunity' },
    then: () => [{ do: 'assign', to: 'by_load' }],
  },
  answer_enquiry: {
    when: { on: 'enquiry' },
    then: (title) => [...task(0)(title), { do: 'notify', to: 'owner' }],
  },
  follow_proposal: { when: { on: 'stage', stage: 'proposal' }, then: task(3) },
  thank_won: { when: { on: 'stage', stage: 'won' }, then: task(1) },
  learn_lost: { when: { on: 'stage', stage: 'lost' }, then: task(90) },
  wake_opportunity: { when: { on: 'quiet', record: 'opportunity', days: 14 }, then: task(1) },
  wake_contact: { when: { on: 'quiet', record: 'contact', days: 90 }, then: task(7) },
  before_close: {
    when: { on: 'date', record: 'opportunity', field: 'expectedClose', days: -7 },
    then: task(1),
  },
  overdue_close: {
    when: { on: 'date', record: 'opportunity', field: 'expectedClose', days: 1 },
    then: () => [{ do: 'notify', to: 'owner' }],
  },
};

export const readyName = (locale: Locale, key: ReadyKey): string =>
  translator(locale)(`rules:ready.${key}.name`);

/** A ready rule in the words of a language. */
export function readyRule(locale: Locale, key: ReadyKey) {
  const { when, then } = READY[key];
  return { name: readyName(locale, key), when, then: then(translator(locale)(`rules:ready.${key}.task`)) };
}

/** The ready rules with their names. */
export const readyRules = (locale: Locale) =>
  READY_RULES.map((key) => ({
    key,
    name: readyName(locale, key),
    description: translator(locale)(`rules:ready.${key}.text`),
  }));
