import type { Remembered } from '#features/consulting/profile/memory/memory.schema.ts';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { findQuantities } from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import { figureText } from '#islands/consulting/profile/figure-text.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Field = keyof Remembered['figures'];
export type Estimates = readonly { field: Field; value: number }[];
const FIELDS = ['hoursPerWeek', 'people', 'incidentsPerMonth', 'incidentCostCents'] as const;

type Props = {
  remembered: Remembered;
  problem: Problem;
  taken: Estimates;
  onChange: (taken: Estimates) => void;
};

/**
 * Figures of the other company, for fields of which neither the row nor its sentence says anything. None is taken over
 * unasked: they are an estimate, and the report says so.
 */
export function RememberedFigures({ remembered, problem, taken, onChange }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const said = new Set<string>(findQuantities(problem.description).map(({ field }) => field));
  const offered = FIELDS.flatMap((field) => {
    const value = remembered.figures[field];
    return value === null || problem[field] !== null || said.has(field) ? [] : [{ field, value }];
  });
  if (offered.length === 0) return null;
  const isTaken = (field: Field) => taken.some((one) => one.field === field);
  return (
    <fieldset className="grid">
      <legend className="text-sm font-semibold">
        {t('consulting:memory.figures', { company: remembered.company })}
      </legend>
      {offered.map((one) => (
        <Checkbox
          key={one.field}
          isSelected={isTaken(one.field)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...taken, one] : taken.filter(({ field }) => field !== one.field))
          }
        >
          {figureText(one, texts)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
