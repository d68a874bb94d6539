import { isArrival } from '#features/leads/views/view-fields.values.ts';
import { subjectOf } from '#features/loop/rules/rule-subject.rules.ts';
import type { Rule } from '#features/loop/rules/rule.schema.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { fieldLabel } from '#islands/leads/views/view-words.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** Says which parts of a rule name what is gone. */
export function RuleFaults({ rule }: { rule: Rule }) {
  const texts = useTexts();
  const { t } = texts;
  const own = useTeam().fields;
  const kind = subjectOf(rule.when);
  const partOf = (part: string): string => {
    if (part === 'when' || part === 'if') return t(`rules:${part}Title`);
    return t('rules:action', { number: Number(part.slice('then.'.length)) + 1 });
  };
  return (
    <ul className="grid gap-0.5">
      {rule.faults.map(({ part, reason, field }, at) => (
        <li key={at} className="wrap-anywhere">
          {t('rules:faultIn', { part: partOf(part), fault: t(`rules:faults.${reason}`) })}
          {field === null || (reason === 'field' && !isArrival(kind) && field.startsWith('customFields.'))
            ? null
            : ` (${fieldLabel({ kind, own }, field, texts)})`}
        </li>
      ))}
    </ul>
  );
}
