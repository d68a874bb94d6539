import type { TextKey } from '#i18n/index.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { currencySign } from '#shared/numbers/money-text.ts';
import type { NamedLists } from './profile-lists.tsx';
import { readingText } from '#islands/consulting/profile/reading/reading-text.ts';
import { readingOf } from '#islands/consulting/profile/reading/reading-values.ts';
import type { KindName } from '#islands/consulting/profile/kinds/row-kind.ts';

/** Labels of the values that say nothing by themselves. */
const LABELS: Readonly<Record<string, TextKey>> = {
  digitalizationLevel: 'consulting:department.digitalizationLevel',
  targetLevel: 'consulting:department.targetLevel',
  headcount: 'consulting:department.headcount',
  priority: 'consulting:problem.priority',
  impact: 'consulting:strength.impact',
  departmentId: 'consulting:problem.department',
  hoursPerWeek: 'consulting:problem.hoursPerWeek',
  people: 'consulting:problem.people',
  incidentsPerMonth: 'consulting:problem.incidentsPerMonth',
  incidentCostCents: 'consulting:problem.incidentCost',
  tiedUpCents: 'consulting:problem.tiedUp',
  ownerContactId: 'consulting:figure.owner',
  source: 'consulting:problem.source',
  stake: 'consulting:problem.stake',
};

/** Describes the stored version of a row line by line, for a conflict with another tab. */
export function describeRow(
  kind: KindName,
  { process = '', symptom = '', ...values }: FormValues,
  { t, tDynamic, tag }: Texts,
  { contacts, departments, currency }: Pick<NamedLists, 'contacts' | 'departments' | 'currency'>,
): string[] {
  const nameIn = (rows: readonly { id: number; name: string }[], id: string) =>
    rows.find((row) => String(row.id) === id)?.name;
  const shown = (name: string, value: string): string | undefined => {
    if (name === 'departmentId') return nameIn(departments.rows, value);
    if (name === 'ownerContactId') return nameIn(contacts.rows, value);
    if (name === 'source') return tDynamic(`consulting:problem.sources.${value}`);
    if (name === 'stake') return tDynamic(`consulting:problem.stakes.${value}`);
    if (name === 'type') return tDynamic(`consulting:${kind}.types.${value}`);
    return value;
  };
  const reading = readingOf({ process, symptom });
  const lines = Object.entries(values).map(([name, value]) => {
    const text = value === '' || value === 'on' ? undefined : (shown(name, value) ?? value);
    const label = LABELS[name];
    return text === undefined
      ? ''
      : label
        ? `${tDynamic(label, { currency: currencySign(currency, tag) }) ?? ''}: ${text}`
        : text;
  });
  return reading ? [...lines, readingText(reading, t)] : lines;
}
