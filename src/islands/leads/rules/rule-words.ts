import type { When } from '#features/loop/rules/rule.types.ts';
import type { RuleSubject } from '#features/loop/rules/rule.values.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { fieldLabel } from '#islands/leads/views/view-words.ts';
import type { Team } from '#islands/leads/owners/team.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import type { RuleStage } from './rule-draft.ts';

/** Why a rule was switched off by itself. */
export const OFF_WORDS = {
  author: 'rules:authorGone',
  failed: 'rules:failedOff',
  broken: 'rules:brokenOff',
} as const;

type Known = { own: Team['fields']; stages: readonly RuleStage[] };

/** Says in plain words when a rule runs. */
export function whenWords(when: When, { own, stages }: Known, texts: Texts): string {
  const { t, tDynamic } = texts;
  switch (when.on) {
    case 'created':
      return t(`rules:says.created.${when.record}`);
    case 'changed':
      return t(`rules:says.changed.${when.record}`, {
        field: fieldLabel({ kind: when.record, own }, when.field, texts),
      });
    case 'stage': {
      const found = stages.find(({ key }) => key === when.stage);
      return t('rules:says.stage', { stage: stageName(found ?? { key: when.stage, name: null }, tDynamic) });
    }
    case 'quiet':
      return t(`rules:says.quiet.${when.record}`, { count: when.days });
    case 'date': {
      const field = fieldLabel({ kind: when.record, own }, when.field, texts);
      if (when.days === 0) return t('rules:says.onDay', { field });
      const key = when.days < 0 ? 'rules:says.before' : 'rules:says.after';
      return t(key, { field, count: Math.abs(when.days) });
    }
    default:
      return t(`rules:says.${when.on}`);
  }
}

const PAGES: Readonly<Record<RuleSubject, string>> = {
  contact: '/leadmanager/contacts',
  company: '/leadmanager/companies',
  opportunity: '/leadmanager/opportunities',
  enquiry: '/leadmanager/inbox',
  lead: '/comercia/leads',
};

export const recordHref = (record: RuleSubject, id: number): string => `${PAGES[record]}/${id}`;
